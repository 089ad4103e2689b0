import { type AlignmentOptions, alignmentApi, type PairEdit } from '@transloom/contracts/alignment';
import { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { memoriesApi } from '@transloom/contracts/memories';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { beforeAll, expect, test, vi } from 'vitest';
import { jobs, routes, streamRoutes } from '../../../domains.ts';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { downloadAs } from '../../../testing/download-as.ts';
import {
  fakeLibreTranslateKey,
  startFakeLibreTranslate,
} from '../../../testing/fake-engines/fake-libretranslate.ts';
import { peopleServer } from '../../../testing/people-server.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { uploadAs } from '../../../testing/upload-as.ts';

const server = await peopleServer({ routes, streamRoutes, jobs });
await server.work();

const english =
  'Berlin has 4,200 streets.\n\nIt was made in 1987.\n\nMaria Schneider and Peter Huber wrote two parts.\n';
const german =
  'Berlin hat 4.200 Straßen.\n\nEs wurde 1987 gemacht.\n\nMaria Schneider und Peter Huber schrieben zwei Teile.\n';
const languages = { sourceLanguage: 'en', targetLanguage: 'de' };

let admin: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  admin = await server.signIn(await server.addMember('SUPER_ADMIN'));
  stranger = await server.signIn(await server.addMember('SUPER_ADMIN'));
});

async function upload(content: string | Uint8Array<ArrayBuffer>, name = 'text.txt'): Promise<string> {
  const { data } = await uploadAs(server, admin, 'document', [{ name, content }]);
  return data.files[0]?.fileId ?? '';
}

type Wish = Partial<AlignmentOptions>;

async function start(source: string, target: string | null, wish: Wish = {}, name = 'text.txt') {
  const sourceFileId = await upload(source, name);
  const targetFileId = target === null ? null : await upload(target, 'translation.txt');
  const type = target === null ? ('single' as const) : ('double' as const);
  const options = { type, sourceFileId, targetFileId, ...languages, ...wish };
  return callAs(server, admin, alignmentApi.createWork, { options });
}

const ended = (workId: string) =>
  vi.waitFor(
    async () => {
      const { data } = await callAs(server, admin, alignmentApi.work, { workId });
      expect(['done', 'failed', 'stopped']).toContain(data.status);
      return data;
    },
    { timeout: 60_000, interval: 50 },
  );

async function aligned(source: string, target: string | null, wish: Wish = {}, name = 'text.txt') {
  const { data } = await start(source, target, wish, name);
  return ended(data.workId);
}

const listed = async (workId: string, more: object = {}) =>
  (await callAs(server, admin, alignmentApi.listPairs, { workId, ...more })).data;
const texts = async (workId: string) =>
  (await listed(workId)).records.map(({ source, target }) => `${source}|${target}`);

/** Changes rows one after the other; each change is made for the ids as they are then. */
async function edit(workId: string, edits: readonly ((ids: readonly string[]) => PairEdit)[]) {
  for (const next of edits) {
    const { records, change } = await listed(workId);
    const wish = { workId, seen: change, edit: next(records.map(({ rowId }) => rowId)) };
    const answer = await callAs(server, admin, alignmentApi.editPairs, wish);
    expect(answer).toMatchObject({ http: 200 });
  }
}

const threePairs = [
  'Berlin has 4,200 streets.|Berlin hat 4.200 Straßen.',
  'It was made in 1987.|Es wurde 1987 gemacht.',
  'Maria Schneider and Peter Huber wrote two parts.|Maria Schneider und Peter Huber schrieben zwei Teile.',
];

// D3.38, D3.39, D2.24
test('two documents are aligned by rules; each row has its state, and pairs under the threshold are pending', async () => {
  const work = await aligned(english, german);
  expect(work).toMatchObject({
    name: 'text',
    status: 'done',
    languages: { source: 'en', target: 'de' },
    counts: { pairs: 3 },
    result: { sourceSentences: 3, targetSentences: 3, warnings: [] },
  });
  const { workId } = work;
  expect(await texts(workId)).toEqual(threePairs);
  const strict = await aligned(english, german, { threshold: 1, name: 'Strict' });
  expect(await listed(strict.workId, { state: 'pending' })).toMatchObject({ rows: 3, pending: 3 });
  expect((await callAs(server, admin, alignmentApi.pendingPairs, { workId: strict.workId })).data).toEqual({
    numbers: [1, 2, 3],
  });
  expect((await listed(workId, { offset: 1, limit: 1 })).records).toMatchObject([{ number: 2 }]);
});

test('one bilingual file is split by language; a file with translations says itself what belongs together', async () => {
  const mixed =
    'Read this before you use the device.\n\n使用本设备前请先阅读。\n\nKeep it dry.\n\n保持干燥。\n';
  const work = await aligned(mixed, null, { targetLanguage: 'zh-CN' });
  expect(await texts(work.workId)).toEqual([
    'Read this before you use the device.|使用本设备前请先阅读。',
    'Keep it dry.|保持干燥。',
  ]);
  const unit = (source: string, target: string) =>
    `<tu><tuv xml:lang="en"><seg>${source}</seg></tuv><tuv xml:lang="de"><seg>${target}</seg></tuv></tu>`;
  const tmx = `<?xml version="1.0"?><tmx version="1.4"><header creationtool="t" creationtoolversion="1" segtype="sentence" o-tmf="t" adminlang="en" srclang="en" datatype="plaintext"/><body>${unit('One', 'Eins')}${unit('Two', 'Zwei')}</body></tmx>`;
  const exchange = await aligned(tmx, null, {}, 'pairs.tmx');
  expect(exchange.failure).toBeNull();
  expect(await texts(exchange.workId)).toEqual(['One|Eins', 'Two|Zwei']);
});

// D8.37
test('other languages than said and very different lengths are said, and aligned all the same', async () => {
  const chinese = '柏林有四千二百条街道。\n\n它建于一九八七年。\n';
  const other = await aligned(english, chinese);
  expect(other.result?.warnings).toContainEqual({
    code: 'other-target-language',
    params: { targetLanguage: 'de' },
  });
  const long = await aligned(english, german.repeat(4));
  expect(long.result?.warnings).toEqual([{ code: 'unequal', params: { source: 3, target: 12 } }]);
});

// D5.52
test('refuses what cannot be aligned, and says why', async () => {
  const sourceFileId = await upload(english);
  const refused = (options: object) =>
    callWith(server, admin, alignmentApi.createWork, { options: { sourceFileId, ...languages, ...options } });
  expect(await refused({ type: 'double' })).toMatchObject({ http: 400, code: 'request.invalid' });
  expect(await refused({ type: 'single', targetLanguage: 'en' })).toMatchObject({
    code: 'project.language-equal',
  });
  expect(await refused({ type: 'single', method: 'ai' })).toMatchObject({ http: 400 });
  expect(await refused({ type: 'single', method: 'ai', engineKey: 'nobody' })).toMatchObject({ http: 404 });
  const theirs = { type: 'single', sourceFileId: crypto.randomUUID() };
  expect(await refused(theirs)).toMatchObject({ http: 404 });
  expect(await aligned(english, null, {}, 'one.txt')).toMatchObject({
    status: 'failed',
    failure: { code: 'alignment.one-language', params: { name: 'one.txt' } },
  });
  expect(await aligned('<html><body></body></html>', german, {}, 'empty.html')).toMatchObject({
    status: 'failed',
    failure: { code: 'document.no-text' },
  });
});

test('languages of uploaded texts are told before', async () => {
  const files = {
    sourceFileId: await upload(english.repeat(3)),
    targetFileId: await upload('保持干燥。请先阅读说明书。'),
  };
  expect((await callAs(server, admin, alignmentApi.detectLanguages, files)).data).toEqual({
    source: 'en',
    target: 'zh-CN',
  });
  expect(await callAs(server, stranger, alignmentApi.detectLanguages, files)).toMatchObject({ http: 404 });
});

test('rows are changed, and each change is taken back and made again', async () => {
  const { workId } = await aligned(english, german);
  await edit(workId, [
    ([first = '']) => ({ kind: 'split', rowId: first, side: 'target', at: 6 }),
    ([first = '']) => ({ kind: 'write', rowId: first, side: 'target', text: 'BERLIN' }),
    ([, , third = '']) => ({ kind: 'remove', rowIds: [third] }),
    (ids) => ({ kind: 'insert', rowId: ids.at(-1) ?? '', where: 'after', source: 'Last.', target: '' }),
    ([, second = '']) => ({ kind: 'shift', rowId: second, side: 'target', toward: 'down' }),
  ]);
  const after = [
    'Berlin has 4,200 streets.|BERLIN',
    `${threePairs[2]?.split('|')[0]}|hat 4.200 Straßen.`,
    `Last.|${threePairs[2]?.split('|')[1]}`,
  ];
  expect(await texts(workId)).toEqual(after);
  for (let i = 0; i < 5; i++) await callAs(server, admin, alignmentApi.undoEdit, { workId });
  expect(await texts(workId)).toEqual(threePairs);
  expect(await callAs(server, admin, alignmentApi.undoEdit, { workId })).toMatchObject({
    code: 'alignment.nothing-to-undo',
  });
  for (let i = 0; i < 5; i++) await callAs(server, admin, alignmentApi.redoEdit, { workId });
  expect(await texts(workId)).toEqual(after);
  expect(await callAs(server, admin, alignmentApi.redoEdit, { workId })).toMatchObject({
    code: 'alignment.nothing-to-redo',
  });
});

test('of two who change the same row the later one hears of it', async () => {
  const { workId } = await aligned(english, german);
  const { records } = await listed(workId);
  const rowId = records[0]?.rowId ?? '';
  const write = (text: string) =>
    callAs(server, admin, alignmentApi.editPairs, {
      workId,
      seen: 0,
      edit: { kind: 'write', rowId, side: 'target', text },
    });
  const answers = await Promise.all([write('Eins'), write('Zwei')]);
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
  expect(answers).toContainEqual(expect.objectContaining({ code: 'alignment.changed' }));
});

// D4.38
test('what was corrected is aligned again from a row on, and all of it from the files', async () => {
  const { workId } = await aligned(english, german);
  await edit(workId, [
    ([first = '']) => ({ kind: 'write', rowId: first, side: 'source', text: 'Corrected 4,200.' }),
    ([, second = '']) => ({ kind: 'shift', rowId: second, side: 'target', toward: 'down' }),
  ]);
  const { records } = await listed(workId);
  const again = (fromRowId: string | null) =>
    callAs(server, admin, alignmentApi.alignAgain, { workId, fromRowId });
  expect(await again(records[1]?.rowId ?? '')).toMatchObject({ http: 200 });
  await ended(workId);
  expect(await texts(workId)).toEqual([
    `Corrected 4,200.|${threePairs[0]?.split('|')[1]}`,
    ...threePairs.slice(1),
  ]);
  await again(null);
  await ended(workId);
  expect(await texts(workId)).toEqual(threePairs);
  expect(await listed(workId)).toMatchObject({ change: 0, canUndo: false });
});

// D4.37
test('pairs are saved to a memory once, then only to a new one; what is left out is counted', async () => {
  const { workId } = await aligned(english, german);
  await edit(workId, [
    ([first = '']) => ({ kind: 'insert', rowId: first, where: 'before', source: 'Alone.', target: '' }),
    ([, ...ids]) => ({ kind: 'mark', rowIds: ids, state: 'aligned' }),
    ([, , , last = '']) => ({ kind: 'mark', rowIds: [last], state: 'pending' }),
  ]);
  const memory = await callAs(server, admin, memoriesApi.createMemory, {
    name: 'House',
    sourceLanguage: 'en',
    targetLanguages: ['de'],
  });
  const { memoryId } = memory.data;
  const save = (where: { memoryId: string } | { name: string }, who = admin) =>
    callAs(server, who, alignmentApi.saveToMemory, { workId, memory: where, withPending: false });
  expect(await save({ memoryId: crypto.randomUUID() })).toMatchObject({ http: 404 });
  expect(await save({ memoryId }, stranger)).toMatchObject({ http: 404 });
  const saved = await save({ memoryId });
  expect(saved).toMatchObject({
    http: 200,
    data: { memoryId, name: 'House', saved: 2, unpaired: 1, pending: 1 },
  });
  const found = await vi.waitFor(
    async () => {
      const { data } = await callAs(server, admin, memoryEntriesApi.listEntries, { memoryId });
      expect(data.total).toBe(saved.data.saved);
      return data;
    },
    { timeout: 60_000, interval: 100 },
  );
  expect(JSON.stringify(found)).toContain('Es wurde 1987 gemacht.');
  expect(await save({ memoryId })).toMatchObject({ code: 'alignment.saved-already' });
  expect(await save({ name: 'House' })).toMatchObject({ code: 'memory.duplicate-name' });
  expect(await save({ name: 'House 2' })).toMatchObject({ http: 200 });
  expect((await listed(workId)).saved).toMatchObject([{ name: 'House' }, { name: 'House 2' }]);
});

test('what the memories know helps to find pairs', async () => {
  const memory = { name: 'Known', sourceLanguage: 'en', targetLanguages: ['de'] };
  const { data } = await callAs(server, admin, memoriesApi.createMemory, memory);
  await callAs(server, admin, memoryEntriesApi.addEntry, {
    memoryId: data.memoryId,
    targetLanguage: 'de',
    sourceMarkup: 'Tighten the bolt.',
    targetMarkup: 'Schraube anziehen.',
  });
  const [source, target] = ['Open the valve.\n\nTighten the bolt.\n\nWait.\n', 'Schraube anziehen.\n'];
  const known = await aligned(source, target);
  expect(await texts(known.workId)).toEqual([
    'Open the valve.|',
    'Tighten the bolt.|Schraube anziehen.',
    'Wait.|',
  ]);
});

test('the pairs are written to TMX, a workbook and a table', async () => {
  const { workId } = await aligned(english, german, { name: 'Book' });
  const written = async (as: 'tmx' | 'xlsx' | 'docx') => {
    const { data } = await callAs(server, admin, alignmentApi.exportWork, { workId, choice: { as } });
    return downloadAs(server, admin, data.resourceId);
  };
  expect((await written('tmx')).toString()).toContain('<seg>Es wurde 1987 gemacht.</seg>');
  for (const as of ['xlsx', 'docx'] as const)
    expect((await written(as)).subarray(0, 2).toString()).toBe('PK');
});

test('an engine helps by its translation; where it stops answering, what was done is kept', async () => {
  const engine = await startFakeLibreTranslate();
  try {
    const settings = { baseUrl: engine.baseUrl, apiKey: fakeLibreTranslateKey };
    const connection = { vendor: 'libretranslate', name: 'Loom', settings };
    const { data } = await callAs(server, admin, engineConnectionsApi.addConnection, connection);
    const wish = { method: 'ai' as const, engineKey: data.connectionId, targetLanguage: 'es' };
    const source = 'The dog sleeps.\n\nThe cat is here.\n\nA house stands there.\n';
    const sourceFileId = await upload(source);
    const single = {
      ...languages,
      ...wish,
      type: 'double' as const,
      sourceFileId,
      targetFileId: sourceFileId,
    };
    expect((await callAs(server, admin, alignmentApi.priceWork, { options: single })).data).toEqual({
      cost: null,
      seconds: null,
      engineCharacters: 52,
    });
    const work = await aligned(source, source.toUpperCase(), wish);
    expect(work.failure).toBeNull();
    expect((await listed(work.workId)).records.every(({ confidence }) => (confidence ?? 0) > 0.8)).toBe(true);
    const asked = engine.requests.length;
    engine.fail('unauthorized');
    const failed = await aligned(`${source}\n\nOne more sentence is new.\n`, source.toUpperCase(), wish);
    expect(failed).toMatchObject({ status: 'failed', failure: { code: expect.stringMatching(/^engine\./) } });
    engine.heal();
    await callAs(server, admin, alignmentApi.retryWork, { workId: failed.workId });
    expect(await ended(failed.workId)).toMatchObject({ status: 'done', failure: null });
    // What the first alignment translated is known and is not asked for again.
    const bodies = engine.requests.slice(asked).map(({ body }) => body);
    expect(bodies.join()).not.toContain('The dog sleeps.');
  } finally {
    await engine.stop();
  }
});

test('a task that is deleted takes its rows along; nobody else sees one', async () => {
  const { workId } = await aligned(english, german);
  for (const endpoint of [alignmentApi.listPairs, alignmentApi.pendingPairs, alignmentApi.undoEdit])
    expect(await callWith(server, stranger, endpoint, { workId })).toMatchObject({ http: 404 });
  expect(await callWith(server, undefined, alignmentApi.listPairs, { workId })).toMatchObject({ http: 401 });
  expect(await callAs(server, admin, alignmentApi.deleteWork, { workId })).toMatchObject({ http: 200 });
  expect(await callAs(server, admin, alignmentApi.listPairs, { workId })).toMatchObject({ http: 404 });
  const { data } = await start(english.repeat(50), german.repeat(50));
  const running = { workId: data.workId };
  expect(await callAs(server, admin, alignmentApi.deleteWork, running)).toMatchObject({ http: 200 });
  expect(await callAs(server, admin, alignmentApi.work, running)).toMatchObject({ http: 404 });
});
