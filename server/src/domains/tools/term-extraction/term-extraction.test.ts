import { memoriesApi } from '@transloom/contracts/memories';
import { termEntriesApi } from '@transloom/contracts/term-entries';
import { termExtractionApi } from '@transloom/contracts/term-extraction';
import { beforeAll, expect, test, vi } from 'vitest';
import { jobs, routes, streamRoutes } from '../../../domains.ts';
import { callAs } from '../../../testing/call-as.ts';
import { downloadAs } from '../../../testing/download-as.ts';
import { peopleServer } from '../../../testing/people-server.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { uploadAs } from '../../../testing/upload-as.ts';

const server = await peopleServer({
  routes,
  streamRoutes,
  jobs,
});
await server.work();

const english =
  'The gearbox is new.\n\nA gearbox fails often.\n\nThey mend the gearbox.\n\nThe gearboxes are new.\n\nThe rotor blade is white.\n\nA rotor blade breaks.\n';
const german =
  'Das Getriebe ist neu.\n\nEin Getriebe fällt oft aus.\n\nSie reparieren das Getriebe.\n\nDie Getriebe sind neu.\n\nDas Rotorblatt ist weiß.\n\nEin Rotorblatt bricht.\n';

let admin: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  admin = await server.signIn(await server.addMember('SUPER_ADMIN'));
  stranger = await server.signIn(await server.addMember('EXTERNAL_TRANSLATOR'));
});

async function upload(content: string, name = 'gears.txt'): Promise<string> {
  const { data } = await uploadAs(server, admin, 'document', [{ name, content }]);
  return data.files[0]?.fileId ?? '';
}

type Options = Parameters<typeof start>[0];

function start(options: object) {
  return callAs(server, admin, termExtractionApi.createWork, {
    options: { from: 'documents', sourceLanguage: 'en', ...options } as never,
  });
}

async function extracted(options: Options) {
  const { data } = await start(options);
  return vi.waitFor(
    async () => {
      const { data: work } = await callAs(server, admin, termExtractionApi.work, { workId: data.workId });
      expect(['done', 'failed']).toContain(work.status);
      return work;
    },
    { timeout: 60_000, interval: 50 },
  );
}

const listed = async (workId: string, more: object = {}) =>
  (await callAs(server, admin, termExtractionApi.listTerms, { workId, ...more })).data;

async function bilingual() {
  return extracted({
    fileIds: [await upload(english)],
    translationFileIds: [await upload(german, 'gears.de.txt')],
    targetLanguage: 'de',
  });
}

// D3.42
test('each term has its frequency, forms, contexts, translation and likelihood', async () => {
  const work = await bilingual();
  expect(work).toMatchObject({ status: 'done', name: 'gears', languages: { source: 'en', target: 'de' } });
  const { records, counts, total } = await listed(work.workId);
  expect(counts).toMatchObject({ all: total, known: 0, confirmed: 0, saved: 0 });
  const gearbox = records.find(({ term }) => term === 'gearbox');
  expect(gearbox).toMatchObject({
    forms: ['gearbox', 'gearboxes'],
    frequency: 4,
    translation: 'Getriebe',
    remark: '',
    confirmed: false,
  });
  expect(gearbox?.contexts[0]).toMatchObject({
    source: 'The gearbox is new.',
    target: 'Das Getriebe ist neu.',
    start: 4,
    end: 11,
  });
});

test('without a language of translations there are terms alone', async () => {
  const work = await extracted({ fileIds: [await upload(english)] });
  const { records } = await listed(work.workId, { search: 'GEARBOX' });
  expect(records.length).toBeGreaterThan(0);
  expect(records.every(({ translation }) => translation === '')).toBe(true);
});

// D4.40
test('terms are corrected, confirmed one by one or all that are likely, and saved to a new base once', async () => {
  const { workId } = await bilingual();
  const { records } = await listed(workId);
  const gearbox = records.find(({ term }) => term === 'gearbox');
  const termId = gearbox?.termId ?? '';
  const change = { workId, termId, translation: 'Schaltgetriebe', remark: 'of the turbine' };
  expect(await callAs(server, admin, termExtractionApi.changeTerm, change)).toMatchObject({ http: 200 });
  const one = { workId, termIds: [termId], confirmed: true };
  expect((await callAs(server, admin, termExtractionApi.confirmTerms, one)).data).toEqual({ changed: 1 });
  expect((await listed(workId, { state: 'confirmed' })).records).toMatchObject([
    { term: 'gearbox', translation: 'Schaltgetriebe', remark: 'of the turbine', confirmed: true },
  ]);
  const saved = await callAs(server, admin, termExtractionApi.saveToTermBase, {
    workId,
    termBase: { name: 'Turbines' },
  });
  expect(saved.data).toMatchObject({ name: 'Turbines', saved: 1, leftOut: 0 });
  const { termBaseId } = saved.data;
  const entries = await callAs(server, admin, termEntriesApi.listTermEntries, { termBaseId });
  expect(JSON.stringify(entries.data)).toContain('Schaltgetriebe');
  const again = { workId, termBase: { termBaseId } };
  expect(await callAs(server, admin, termExtractionApi.saveToTermBase, again)).toMatchObject({
    http: 409,
    code: 'extraction.nothing-confirmed',
  });
  const all = { workId, termIds: null, leastScore: 0, confirmed: true };
  expect((await callAs(server, admin, termExtractionApi.confirmTerms, all)).data.changed).toBe(
    records.length - 1,
  );
  const next = await bilingual();
  const known = (await listed(next.workId, { known: 'true' })).records.find(({ term }) => term === 'gearbox');
  expect(known).toMatchObject({ known: true, translation: 'Schaltgetriebe', translations: ['Getriebe'] });
  const unknown = (await listed(next.workId)).records.map(({ term }) => term);
  expect(unknown).not.toContain('gearbox');
});

test('a memory gives texts and their translations', async () => {
  const unit = (source: string, target: string) =>
    `<tu><tuv xml:lang="en"><seg>${source}</seg></tuv><tuv xml:lang="de"><seg>${target}</seg></tuv></tu>`;
  const sides = [english, german].map((text) => text.trim().split('\n\n'));
  const units = (sides[0] ?? []).map((source, i) => unit(source, sides[1]?.[i] ?? ''));
  const tmx = `<?xml version="1.0"?><tmx version="1.4"><header creationtool="t" creationtoolversion="1" segtype="sentence" o-tmf="t" adminlang="en" srclang="en" datatype="plaintext"/><body>${units.join('')}</body></tmx>`;
  const { data: files } = await uploadAs(server, admin, 'memory', [{ name: 'gears.tmx', content: tmx }]);
  const { data: memory } = await callAs(server, admin, memoriesApi.createMemory, {
    name: 'Gears',
    sourceLanguage: 'en',
    targetLanguages: ['de'],
    fileIds: files.files.map(({ fileId }) => fileId),
  });
  await vi.waitFor(
    async () => {
      const { data } = await callAs(server, admin, memoriesApi.memoryDetail, { memoryId: memory.memoryId });
      expect(data.entryCount).toBe(6);
    },
    { timeout: 60_000, interval: 50 },
  );
  const work = await extracted({ from: 'memory', memoryId: memory.memoryId, targetLanguage: 'de' });
  expect(work).toMatchObject({ status: 'done', name: 'Gears', result: { segments: 6 } });
  const { records } = await listed(work.workId, { known: 'true' });
  expect(records.find(({ term }) => term === 'gearbox')?.translations.concat(['Getriebe'])).toContain(
    'Getriebe',
  );
});

test.each(['xlsx', 'tbx'] as const)('the list is exported as %s', async (as) => {
  const { workId } = await bilingual();
  const all = { workId, termIds: null, leastScore: 0, confirmed: true };
  await callAs(server, admin, termExtractionApi.confirmTerms, all);
  const { data } = await callAs(server, admin, termExtractionApi.exportWork, {
    workId,
    choice: { as, confirmedOnly: true },
  });
  const file = await downloadAs(server, admin, data.resourceId);
  if (as === 'tbx') expect(file.toString()).toContain('rotor blade');
  else expect(file.subarray(0, 2).toString()).toBe('PK');
});

test.each<[string, object, string]>([
  ['no files', {}, 'options.fileIds'],
  [
    'fewer translations than files',
    { translationFileIds: ['018f0000-0000-7000-8000-000000000000'] },
    'options',
  ],
  ['a project without its id', { from: 'project', targetLanguage: 'de' }, 'options.projectId'],
  ['a memory without a language of translations', { from: 'memory' }, 'options'],
])('refuses %s', async (_, options, field) => {
  const answer = await start(options);
  expect(answer).toMatchObject({ http: 400, code: 'request.invalid' });
  expect(JSON.stringify(answer)).toContain(field);
});

test('refuses one language twice, and texts without words', async () => {
  const fileIds = [await upload(english)];
  expect(await start({ fileIds, targetLanguage: 'en' })).toMatchObject({ code: 'project.language-equal' });
  const empty = await extracted({ fileIds: [await upload('1234\n\n5678\n', 'numbers.txt')] });
  expect(empty).toMatchObject({ status: 'done', result: { terms: 0 } });
});

test('who has no right to the tool sees and changes nothing', async () => {
  const { workId } = await bilingual();
  const asked = { workId, termIds: null, confirmed: true };
  expect(await callAs(server, stranger, termExtractionApi.listTerms, { workId })).toMatchObject({
    http: 403,
  });
  expect(await callAs(server, stranger, termExtractionApi.confirmTerms, asked)).toMatchObject({ http: 403 });
  expect(await callAs(server, undefined, termExtractionApi.listTerms, { workId })).toMatchObject({
    http: 401,
  });
});
