import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { filesApi } from '@transloom/contracts/files';
import { type PolishOptions, polishApi } from '@transloom/contracts/polish';
import { termEntriesApi } from '@transloom/contracts/term-entries';
import { termsApi } from '@transloom/contracts/terms';
import { buildDocx } from '@transloom/core/testing/docx-builder';
import { readZipText } from '@transloom/core/testing/read-zip-text';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { jobs, routes, streamRoutes } from '../../../domains.ts';
import { callAs } from '../../../testing/call-as.ts';
import { downloadAs } from '../../../testing/download-as.ts';
import { fakeMicrosoft } from '../../../testing/fake-engines/fake-microsoft.ts';
import {
  fakeOpenAiKey,
  fakeOpenAiModel,
  startFakeOpenAi,
} from '../../../testing/fake-engines/fake-openai.ts';
import { peopleServer } from '../../../testing/people-server.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { uploadAs } from '../../../testing/upload-as.ts';

const server = await peopleServer({ routes, streamRoutes, jobs });
await server.work();

/** What the model makes of texts, by words in them. */
const edits: readonly (readonly [string, string, string])[] = [
  ['very good', 'excellent', 'One word says it.'],
  ['[number] 1,200', '[number] 1,300', 'It is more.'],
  ['[lost] Anna Smith', '[lost] she', 'Shorter.'],
  ['[term] flow meter', '[term] counter', 'Simpler.'],
];
const polished = (text: string) => edits.reduce((all, [from, to]) => all.replaceAll(from, to), text);
let answers = 0;

function answer(text: string, instructions: string): string | undefined {
  if (!instructions.startsWith('You are an editor')) return undefined;
  answers++;
  const texts = JSON.parse(text) as { id: number; text: string }[];
  if (text.includes('[prose]')) return 'I am sorry, I cannot help with that.';
  if (text.includes('[polish]'))
    return JSON.stringify({
      texts: texts.map(({ id }) => ({
        id,
        polished: 'Pompa musi być zatrzymana przed otwarciem pokrywy i nie może działać.',
        changes: [],
      })),
    });
  const written = texts.map(({ id, text: one }) => ({
    id,
    polished: text.includes('[tags]') ? one.replaceAll(/⟦\d+⟧/g, '') : polished(one),
    changes: edits.filter(([from]) => one.includes(from)).map(([from, to, why]) => ({ from, to, why })),
  }));
  return `Here it is:\n\`\`\`json\n${JSON.stringify({ texts: written })}\n\`\`\``;
}

const openAi = await startFakeOpenAi(undefined, answer);
const microsoft = await fakeMicrosoft.start();

let admin: TestUser;
let colleague: TestUser;
let model: string;
let translator: string;

async function connect(vendor: string, settings: Record<string, string>): Promise<string> {
  const wish = { vendor, name: vendor, settings };
  return (await callAs(server, admin, engineConnectionsApi.addConnection, wish)).data.connectionId;
}

beforeAll(async () => {
  const owner = await server.addMember('SUPER_ADMIN');
  admin = await server.signIn(owner);
  colleague = await server.signIn(await server.addMember('ADMIN', owner));
  model = await connect('openai-compatible', {
    baseUrl: openAi.baseUrl,
    apiKey: fakeOpenAiKey,
    model: fakeOpenAiModel,
  });
  translator = await connect('microsoft', { ...fakeMicrosoft.settings, baseUrl: microsoft.baseUrl });
});

type Wish = Partial<PolishOptions>;
const start = (wish: Wish) =>
  callAs(server, admin, polishApi.createWork, {
    options: { language: 'en', engineKey: model, from: wish.fileId ? 'document' : 'text', ...wish },
  });

const ended = (workId: string) =>
  vi.waitFor(
    async () => {
      const { data } = await callAs(server, admin, polishApi.work, { workId });
      expect(['done', 'failed', 'stopped']).toContain(data.status);
      return data;
    },
    { timeout: 60_000, interval: 50 },
  );
const run = async (wish: Wish) => ended((await start(wish)).data.workId);
const segmentsOf = async (workId: string, state: 'all' | 'warned' | 'refused' = 'all') =>
  (await callAs(server, admin, polishApi.polishedSegments, { workId, state })).data.records;
const exported = async (workId: string, as: 'clean' | 'tracked' | 'changes') => {
  const { data } = await callAs(server, admin, polishApi.exportWork, { workId, choice: { as } });
  return downloadAs(server, admin, data.resourceId);
};

// D2.28, D3.43, D4.42
describe('a text', () => {
  test('is polished line by line, with a reason for each change; each is accepted or rejected', async () => {
    const text = '  The pump is very good.\n\n\nIt was sold 1,200 times in very good shops.\n';
    const work = await run({ text, style: 'legal', requirements: 'Use British spelling.' });
    expect(work).toMatchObject({
      status: 'done',
      name: 'The pump is very good.',
      languages: { source: 'en', target: null },
      result: { segments: 2, changed: 2, refused: 0, warned: 0, engine: 'openai-compatible', round: 1 },
    });
    const { workId } = work;
    const told = openAi.requests.at(-1)?.body ?? '';
    for (const part of ['Legal contract', 'British spelling', 'do not translate it'])
      expect(told).toContain(part);
    const [first, second] = await segmentsOf(workId);
    expect(first).toMatchObject({
      source: 'The pump is very good.',
      kept: 'The pump is excellent.',
      changes: [{ removed: 'very good', added: 'excellent', why: 'One word says it.', rejected: false }],
    });
    const reviewed = { workId, polishedId: second?.polishedId ?? '', changes: [0], rejected: true };
    await callAs(server, admin, polishApi.reviewChanges, reviewed);
    expect((await segmentsOf(workId))[1]).toMatchObject({
      kept: second?.source,
      changes: [{ rejected: true }],
    });
    expect((await exported(workId, 'clean')).toString()).toBe(
      'The pump is excellent.\n\n\nIt was sold 1,200 times in very good shops.',
    );
    expect((await exported(workId, 'changes')).length).toBeGreaterThan(1_000);
    await callAs(server, admin, polishApi.reviewChanges, { ...reviewed, polishedId: null, rejected: true });
    expect((await exported(workId, 'clean')).toString()).toBe(text.trim());
  });

  test.each([
    ['The bill of [number] 1,200 euros is very good.', 'numbers'],
    ['The pump must [polish] be stopped before anybody opens the cover of it.', 'language'],
  ])('%s: what drifts is asked for twice, then refused', async (text, fault) => {
    const before = answers;
    const { workId, result } = await run({ text });
    expect(answers - before).toBe(2);
    expect(result).toMatchObject({ refused: 1, changed: 0 });
    expect(await segmentsOf(workId, 'refused')).toMatchObject([{ fault, kept: text, changes: [] }]);
  });

  test('whose name or term is lost is shown with a warning', async () => {
    const base = { name: 'Meters', sourceLanguage: 'en', targetLanguages: ['de'] };
    const { termBaseId } = (await callAs(server, admin, termsApi.createTermBase, base)).data;
    const terms = [
      { language: 'en', text: 'flow meter' },
      { language: 'de', text: 'Durchflussmesser' },
    ];
    await callAs(server, admin, termEntriesApi.addTermEntry, { termBaseId, terms });
    const text = 'Then [lost] Anna Smith looked at it.\nThen the [term] flow meter was closed by us.';
    const { workId } = await run({ text });
    expect(await segmentsOf(workId, 'warned')).toMatchObject([
      { warnings: ['names'], lost: ['Anna', 'Smith'] },
      { warnings: ['terms'], lost: ['flow meter'] },
    ]);
  });

  // D5.47, D9.14
  test.each([
    [{ text: 'Too short' }, 400],
    [{ text: '         x         ' }, 400],
    [{ text: 'x'.repeat(10_001) }, 400],
    [{ text: null }, 400],
    [{ text: 'A text of ten and more.', language: 'x' }, 400],
    [{ text: 'A text of ten and more.', polishStyleId: '00000000-0000-4000-8000-000000000000' }, 404],
  ])('%j is refused before it starts', async (wish, http) => {
    expect(await start(wish as Wish)).toMatchObject({ http });
  });

  test('cannot be polished by an engine that only translates; an unusable answer fails and can be tried again', async () => {
    const text = 'A text of ten and more.';
    expect(await start({ text, engineKey: translator })).toMatchObject({ code: 'engine.cannot-write' });
    const work = await run({ text: 'A text with [prose] that fails.' });
    expect(work).toMatchObject({ status: 'failed', failure: { code: 'engine.bad-output' } });
    expect(await callAs(server, admin, polishApi.retryWork, { workId: work.workId })).toMatchObject({
      http: 200,
    });
  });

  test('is tidied by rules where there is no language model', async () => {
    const { workId, result } = await run({ text: 'The  new pump was was on.', engineKey: null });
    expect(result).toMatchObject({ engine: null, changed: 1 });
    expect(await segmentsOf(workId)).toMatchObject([
      {
        kept: 'The new pump was on.',
        changes: [{ rule: 'spacing' }, { rule: 'repeated-word' }],
      },
    ]);
  });

  // D5.49, D9.15
  test('is polished again a limited number of times', async () => {
    const { workId } = await run({ text: 'The pump is very good.' });
    const again = () => callAs(server, admin, polishApi.polishAgain, { workId });
    for (const round of [2, 3, 4, 5]) {
      expect(await again()).toMatchObject({ http: 200 });
      expect((await ended(workId)).result).toMatchObject({ round });
    }
    expect(await again()).toMatchObject({ code: 'polish.again-limit', params: { limit: 5 } });
  });

  test('is seen by its owner alone', async () => {
    const { workId } = await run({ text: 'The pump is very good.' });
    for (const endpoint of [polishApi.polishedSegments, polishApi.polishAgain, polishApi.work] as const)
      expect(await callAs(server, colleague, endpoint, { workId })).toMatchObject({ http: 404 });
    const { data } = await callAs(server, colleague, polishApi.listWork, {});
    expect(data.total).toBe(0);
  });
});

// D5.48, D9.16
test('own styles have names of their own, and are told to the model', async () => {
  const style = { name: 'House', instructions: 'Write as our house does.' };
  const { data } = await callAs(server, admin, polishApi.savePolishStyle, style);
  expect(await callAs(server, colleague, polishApi.savePolishStyle, style)).toMatchObject({
    code: 'polish.style-exists',
  });
  const other = await callAs(server, admin, polishApi.savePolishStyle, { ...style, name: 'Other' });
  const { polishStyleId } = other.data;
  expect(await callAs(server, admin, polishApi.savePolishStyle, { ...style, polishStyleId })).toMatchObject({
    code: 'polish.style-exists',
  });
  await run({ text: 'The pump is very good.', polishStyleId: data.polishStyleId });
  expect(openAi.requests.at(-1)?.body).toContain('Write as our house does.');
  await callAs(server, admin, polishApi.deletePolishStyle, { polishStyleId });
  expect((await callAs(server, admin, polishApi.polishStyles, {})).data).toEqual([
    { ...style, polishStyleId: data.polishStyleId },
  ]);
});

const paragraph = (...runs: readonly string[]) => `<w:p>${runs.join('')}</w:p>`;
const run1 = (text: string, look = '') =>
  `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;

// D5.50, D9.13
describe('a document', () => {
  const bodyOf = (file: Uint8Array) => readZipText(file, 'word/document.xml');
  const upload = async (name: string, content: string | Uint8Array) => {
    const bytes = typeof content === 'string' ? content : Uint8Array.from(content);
    return (
      (await uploadAs(server, admin, 'document', [{ name, content: bytes }])).data.files[0]?.fileId ?? ''
    );
  };

  test('keeps its looks; the result is a clean file or one with tracked changes', async () => {
    const body = [
      paragraph(run1('The pump is '), run1('very good', '<w:b/>'), run1(' and small.')),
      paragraph(run1('It was tested in very good shops &amp; at home.', '<w:i/>')),
    ];
    const fileId = await upload('Guide.docx', buildDocx({ body }));
    const work = await run({ fileId });
    expect(work).toMatchObject({ status: 'done', name: 'Guide.docx', result: { segments: 2, changed: 2 } });
    const { workId } = work;
    const clean = bodyOf(await exported(workId, 'clean'));
    expect(clean).toMatch(/<w:b\/>(?:(?!<w:t).)*<\/w:rPr><w:t[^>]*>excellent</);
    expect(clean).not.toContain('very good');
    const tracked = bodyOf(await exported(workId, 'tracked'));
    expect(tracked).toMatch(
      /<w:del [^>]*><w:r><w:rPr><w:b\/>(?:(?!<w:r>).)*<\/w:rPr><w:delText[^>]*>very good</,
    );
    expect(tracked).toMatch(/<w:ins [^>]*><w:r><w:rPr><w:b\/>(?:(?!<w:t).)*<\/w:rPr><w:t[^>]*>excellent</);
    expect(tracked).toMatch(/<w:delText[^>]*>very good<.*<w:i\/>.*>excellent<.*shops &amp; at home\.</s);
    expect(tracked).not.toMatch(/[\u{e0f1}-\u{e0f3}]/u);
    const [first] = await segmentsOf(workId);
    const rejected = { workId, polishedId: first?.polishedId ?? '', changes: null, rejected: true };
    await callAs(server, admin, polishApi.reviewChanges, rejected);
    expect(bodyOf(await exported(workId, 'clean'))).toContain('very good');
  });

  test('without its tags an answer is refused', async () => {
    const fileId = await upload(
      'Tags.docx',
      buildDocx({ body: [paragraph(run1('See [tags] '), run1('very good', '<w:b/>'), run1(' here.'))] }),
    );
    const { workId } = await run({ fileId });
    expect(await segmentsOf(workId, 'refused')).toMatchObject([{ fault: 'tags' }]);
  });

  test('of another kind is refused; a text has no tracked changes', async () => {
    expect(await start({ fileId: await upload('a.txt', 'A text of a file.') })).toMatchObject({
      code: 'polish.document-only',
    });
    const { workId } = await run({ text: 'The pump is very good.' });
    const { data } = await callAs(server, admin, polishApi.exportWork, { workId, choice: { as: 'tracked' } });
    await vi.waitFor(async () => {
      const { data: downloads } = await callAs(server, admin, filesApi.listDownloads, {});
      const refused = downloads.find(({ resourceId }) => resourceId === data.resourceId);
      expect(refused?.failureCause).toContain('Word');
    });
  });

  // D4.41, D4.43, D4.44
  test('that is stopped before a request costs nothing; what was asked for stays charged, and it goes on behind it', async () => {
    const body = Array.from({ length: 120 }, (_, i) =>
      paragraph(run1(`Sentence ${i} of a very good text that is long enough.`)),
    );
    const used = async () => {
      const rows = await server.database.organizationTransaction(admin, (db) =>
        db.selectFrom('quotaUse').select('characters').where('module', '=', 'polish').execute(),
      );
      return rows.reduce((sum, { characters }) => sum + Number(characters), 0);
    };
    const before = await used();
    const { data: work } = await start({ fileId: await upload('Long.docx', buildDocx({ body })) });
    const { workId } = work;
    await callAs(server, admin, polishApi.stopWork, { workId });
    const stopped = await ended(workId);
    const charged = (await used()) - before;
    expect(stopped).toMatchObject({ status: 'stopped', result: null });
    expect(await callAs(server, admin, polishApi.resumeWork, { workId })).toMatchObject({ http: 200 });
    const done = await ended(workId);
    expect(done).toMatchObject({ status: 'done', result: { segments: 120, changed: 120 } });
    expect((await used()) - before).toBeGreaterThanOrEqual(charged);
  });
});
