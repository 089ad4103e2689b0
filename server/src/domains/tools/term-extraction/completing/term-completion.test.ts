import { termCompletionsApi } from '@transloom/contracts/term-completions';
import { termExtractionApi } from '@transloom/contracts/term-extraction';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { jobs, routes, streamRoutes } from '../../../../domains.ts';
import { callAs, callWith } from '../../../../testing/call-as.ts';
import { startFakeOpenAi } from '../../../../testing/fake-engines/fake-openai.ts';
import { peopleServer } from '../../../../testing/people-server.ts';
import { connectFake } from '../../../../testing/project-world.ts';
import type { TestUser } from '../../../../testing/test-user.ts';
import { uploadAs } from '../../../../testing/upload-as.ts';

const server = await peopleServer({ routes, streamRoutes, jobs });
await server.work();
const askedSchema = z.object({
  terms: z.array(z.object({ id: z.number(), term: z.string(), sentences: z.array(z.string()) })),
});
let talks = false;
const model = await startFakeOpenAi(
  (text) => `${text} (de)`,
  (text) => {
    const asked = askedSchema.safeParse(JSON.parse(text)).data;
    if (asked === undefined) return undefined;
    if (talks) return 'They are all terms.';
    const terms = asked.terms.map(({ id, term }) =>
      term.includes('gearbox') ? { id, term: true, definition: 'A set of gears.' } : { id, term: false },
    );
    return `Here you are:\n${JSON.stringify({ terms })}`;
  },
);
afterAll(() => model.stop());

const english =
  'The gearbox is new.\n\nA gearbox fails often.\n\nThey mend the gearbox.\n\nThe rotor blade is white.\n\nA rotor blade breaks.\n';

let user: TestUser;
let stranger: TestUser;
let engineKey = '';
let extractionId = '';

const ended = <Work extends { readonly status: string }>(ask: () => Promise<{ readonly data: Work }>) =>
  vi.waitFor(
    async () => {
      const { data } = await ask();
      expect(['done', 'failed', 'stopped']).toContain(data.status);
      return data;
    },
    { timeout: 60_000, interval: 50 },
  );
const listed = async (more: object = {}) =>
  (await callAs(server, user, termExtractionApi.listTerms, { workId: extractionId, ...more })).data;
const price = (more: object, by = user) =>
  callWith(server, by, termCompletionsApi.priceWork, { options: { extractionId, ...more } });
async function complete(more: { readonly task: 'translate' | 'judge' }) {
  const options = { extractionId, engineKey, ...more };
  const { data } = await callAs(server, user, termCompletionsApi.createWork, { options });
  return ended(() => callAs(server, user, termCompletionsApi.work, { workId: data.workId }));
}

beforeAll(async () => {
  user = await server.signIn(await server.addMember('SUPER_ADMIN'));
  stranger = await server.signIn(await server.addMember('SUPER_ADMIN'));
  engineKey = await connectFake(server, user, model.baseUrl);
  const { data } = await uploadAs(server, user, 'document', [{ name: 'gears.txt', content: english }]);
  const { data: work } = await callAs(server, user, termExtractionApi.createWork, {
    options: {
      from: 'documents',
      fileIds: [data.files[0]?.fileId ?? ''],
      sourceLanguage: 'en',
      targetLanguage: 'de',
    },
  });
  extractionId = work.workId;
  await ended(() => callAs(server, user, termExtractionApi.work, { workId: extractionId }));
});

test('what it would cost is said before, and what cannot be done is refused', async () => {
  const { counts } = await listed();
  expect(counts.untranslated).toBe(counts.all);
  expect((await price({ task: 'translate', engineKey })).data).toMatchObject({
    cost: null,
    engineCharacters: expect.any(Number),
  });
  expect((await price({ task: 'translate' })).http).toBe(400);
  expect((await price({ task: 'translate', engineKey: 'nothing' })).code).toBe('resource.not-found');
  expect((await price({ task: 'judge', engineKey: 'apertium' })).code).toBe('engine.cannot-write');
  expect((await price({ task: 'judge' }, stranger)).code).toBe('resource.not-found');
});

test('an engine that fails is named; the rest is done when it is tried again, and only the rest', async () => {
  model.fail('unauthorized');
  const failed = await complete({ task: 'translate' });
  expect(failed).toMatchObject({ status: 'failed', failure: { code: 'engine.auth' } });
  model.heal();
  await callAs(server, user, termCompletionsApi.retryWork, { workId: failed.workId });
  const work = await ended(() => callAs(server, user, termCompletionsApi.work, { workId: failed.workId }));
  const { records, counts } = await listed();
  expect(work).toMatchObject({ status: 'done', result: { done: counts.all, failed: 0 } });
  expect(records.find(({ term }) => term === 'gearbox')).toMatchObject({
    translation: 'gearbox (de)',
    translatedBy: 'Fake model',
  });
  expect(counts.untranslated).toBe(0);
  expect((await price({ task: 'translate', engineKey })).code).toBe('extraction.nothing-to-complete');
});

test('a language model sorts out what is no term and writes definitions; what people wrote stays', async () => {
  const { records: before } = await listed();
  const gearbox = before.find(({ term }) => term === 'gearbox')?.termId ?? '';
  const change = { workId: extractionId, termId: gearbox, translation: 'Getriebe' };
  await callAs(server, user, termExtractionApi.changeTerm, change);
  talks = true;
  expect(await complete({ task: 'judge' })).toMatchObject({ result: { done: 0, failed: before.length } });
  talks = false;
  const work = await complete({ task: 'judge' });
  expect(work.result).toMatchObject({ done: before.length, failed: 0 });
  const { records, counts } = await listed();
  expect(records.find(({ termId }) => termId === gearbox)).toMatchObject({
    remark: 'A set of gears.',
    translation: 'Getriebe',
    translatedBy: null,
  });
  expect(records.every(({ term }) => term.includes('gearbox'))).toBe(true);
  expect(counts.rejected).toBe(before.length - records.length);
  const all = { workId: extractionId, termIds: null, leastScore: 0, confirmed: true };
  expect((await callAs(server, user, termExtractionApi.confirmTerms, all)).data.changed).toBe(records.length);
  // A person who confirms one all the same has the last word.
  const [rejected] = (await listed({ state: 'rejected' })).records;
  const one = { workId: extractionId, termIds: [rejected?.termId ?? ''], confirmed: true };
  await callAs(server, user, termExtractionApi.confirmTerms, one);
  expect((await listed({ state: 'confirmed' })).records.map(({ termId }) => termId)).toContain(
    rejected?.termId,
  );
});
