import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { memoriesApi } from '@transloom/contracts/memories';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { ownChecksApi } from '@transloom/contracts/own-checks';
import { qaCheckApi } from '@transloom/contracts/qa-check';
import { afterAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { jobs, routes, streamRoutes } from '../../../domains.ts';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { startFakeOpenAi } from '../../../testing/fake-engines/fake-openai.ts';
import { peopleServer } from '../../../testing/people-server.ts';
import { connectFake } from '../../../testing/project-world.ts';
import { uploadAs } from '../../../testing/upload-as.ts';

const server = await peopleServer({ routes, streamRoutes, jobs });
await server.work();
const admin = await server.signIn(await server.addMember('SUPER_ADMIN'));

const askedSchema = z.object({
  checks: z.array(z.object({ id: z.string() })).default([]),
  segments: z.array(z.object({ id: z.number(), source: z.string(), target: z.string() })),
});
const asked: string[] = [];
/** Says that “lento” is wrong, and of “tapa” what each check of the organization says. */
const model = await startFakeOpenAi(undefined, (text) => {
  const request = askedSchema.safeParse(JSON.parse(text)).data;
  if (request === undefined) return undefined;
  const { segments, checks } = request;
  asked.push(...segments.map(({ target }) => target));
  const wrong = {
    kind: 'mistranslation',
    target: 'lento',
    replacement: 'rápido',
    explanation: 'It is fast.',
  };
  return JSON.stringify({
    segments: segments.map(({ id, target }) => ({
      id,
      issues: [
        ...(target.includes('lento') ? [wrong] : []),
        ...checks.flatMap((check) =>
          target.includes('tapa') ? [{ kind: check.id, target: 'tapa', explanation: 'Say “cubierta”.' }] : [],
        ),
      ],
    })),
  });
});
afterAll(() => model.stop());
const engineKey = await connectFake(server, admin, model.baseUrl, 'Checking model');

const unit = (id: number, source: string, target: string) =>
  `<trans-unit id="${id}"><source>${source}</source><target>${target}</target></trans-unit>`;
const xliff = `<?xml version="1.0"?><xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a.txt" source-language="en" target-language="es" datatype="plaintext"><body>${[
  unit(1, 'It is fast.', 'Es  lento y bueno.'),
  unit(2, 'Close the lid.', 'Cierre la tapa.'),
  unit(3, 'Wait.', ''),
].join('')}</body></file></xliff>`;

async function optionsWith(more: object) {
  const { data } = await uploadAs(server, admin, 'document', [{ name: 'a.xlf', content: xliff }]);
  const fileIds = data.files.map(({ fileId }) => fileId);
  const languages = { sourceLanguage: 'en', targetLanguage: 'es' };
  return { from: 'files', fileIds, ...languages, checks: ['double-space'], engineKey, ...more };
}
const ended = (workId: string, status: string) =>
  vi.waitFor(
    async () => {
      const { data } = await callAs(server, admin, qaCheckApi.work, { workId });
      expect(data.status).toBe(status);
      return data;
    },
    { timeout: 60_000, interval: 50 },
  );
const listed = async (workId: string) =>
  (await callAs(server, admin, qaCheckApi.listCheckedSegments, { workId, state: 'all' })).data.records;

test('a language model and checks of the organization add to what rules found; its fix is made alone', async () => {
  const own = await callAs(server, admin, ownChecksApi.addOwnCheck, {
    name: 'Cover',
    instruction: 'A lid is called “cubierta”.',
    severity: 'warning',
    languages: [],
  });
  const { ownCheckId } = own.data;
  const memory = { name: 'Tried on', sourceLanguage: 'en', targetLanguages: ['es'] };
  const { memoryId } = (await callAs(server, admin, memoriesApi.createMemory, memory)).data;
  const texts = { sourceMarkup: 'Open the lid.', targetMarkup: 'Abra la tapa.' };
  await callAs(server, admin, memoryEntriesApi.addEntry, { memoryId, targetLanguage: 'es', ...texts });
  await callWith(server, admin, ownChecksApi.tryOwnCheck, { ownCheckId, memoryId, engineKey });
  await callAs(server, admin, ownChecksApi.enableOwnCheck, { ownCheckId, enabled: true });
  const options = await optionsWith({ intelligent: true, ownCheckIds: [ownCheckId] });
  const price = await callWith(server, admin, qaCheckApi.priceWork, { options });
  expect(price).toMatchObject({ http: 200, data: { engineCharacters: expect.any(Number) } });
  const { data } = await callWith(server, admin, qaCheckApi.createWork, { options });
  const { workId } = data as { workId: string };
  expect(await ended(workId, 'done')).toMatchObject({ failure: null, result: { issues: 3, unanswered: 0 } });
  expect(asked).not.toContain('');
  const [first, second] = await listed(workId);
  expect(first?.issues.map(({ origin, check }) => [origin, check])).toEqual(
    expect.arrayContaining([
      ['rule', 'double-space'],
      ['model', 'model-mistranslation'],
    ]),
  );
  expect(second?.issues).toMatchObject([
    { origin: 'own', check: ownCheckId, message: expect.stringContaining('Cover') },
  ]);
  const { checks } = (await callAs(server, admin, qaCheckApi.checkSummary, { workId })).data;
  expect(checks.map(({ name, fixable }) => [name, fixable])).toEqual(
    expect.arrayContaining([
      ['Mistranslation', 0],
      ['Cover', 0],
    ]),
  );
  const ofModel = async () => (await listed(workId))[0]?.issues.find(({ origin }) => origin === 'model');
  await callWith(server, admin, qaCheckApi.fixIssues, { workId, check: 'double-space' });
  expect(await ofModel()).toMatchObject({ targetSpan: { start: 3, end: 8 }, fix: null });
  const row = (await listed(workId))[0];
  await callAs(server, admin, qaCheckApi.correctSegment, {
    workId,
    checkedSegmentId: row?.checkedSegmentId ?? '',
    seen: row?.change ?? 0,
    target: 'Es rápido.',
  });
  expect(await ofModel()).toBeUndefined();
});

test('a model that stops answering is named; the check goes on where it was', async () => {
  model.fail('unauthorized');
  const options = await optionsWith({ intelligent: true });
  const { data } = await callWith(server, admin, qaCheckApi.createWork, { options });
  const { workId } = data as { workId: string };
  expect((await ended(workId, 'failed')).failure?.code).toMatch(/^engine\./);
  model.heal();
  await callAs(server, admin, qaCheckApi.retryWork, { workId });
  expect(await ended(workId, 'done')).toMatchObject({ failure: null });
  expect((await listed(workId))[0]?.issues.some(({ origin }) => origin === 'model')).toBe(true);
  await callAs(server, admin, engineConnectionsApi.removeConnection, { connectionId: engineKey });
  const none = await callWith(server, admin, qaCheckApi.createWork, {
    options: await optionsWith({ intelligent: true, engineKey: null }),
  });
  expect(none.code).toBe('engine.no-writer');
});
