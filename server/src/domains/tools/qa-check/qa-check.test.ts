import type { InputOf } from '@transloom/contracts/endpoint';
import { filesApi } from '@transloom/contracts/files';
import { qaCheckApi } from '@transloom/contracts/qa-check';
import { checkChoices } from '@transloom/core/quality/check-choices';
import { beforeAll, expect, test, vi } from 'vitest';
import { jobs, routes, streamRoutes } from '../../../domains.ts';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { downloadAs } from '../../../testing/download-as.ts';
import { peopleServer } from '../../../testing/people-server.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { uploadAs } from '../../../testing/upload-as.ts';

const server = await peopleServer({ routes, streamRoutes, jobs });
await server.work();

let admin: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  admin = await server.signIn(await server.addMember('SUPER_ADMIN'));
  stranger = await server.signIn(await server.addMember('EXTERNAL_TRANSLATOR'));
});

const checks = checkChoices.filter(({ off }) => !off).map(({ id }) => id);
type Options = InputOf<typeof qaCheckApi.createWork>['options'];

const unit = (id: number, source: string, target: string) =>
  `<trans-unit id="${id}"><source>${source}</source><target>${target}</target></trans-unit>`;
const xliff = (units: readonly string[]) =>
  `<?xml version="1.0"?>\n<!-- kept --><xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a.txt" source-language="en" target-language="es" datatype="plaintext"><body>\n${units.join('\n')}\n</body></file></xliff>\n`;
const faulty = xliff([
  unit(1, 'Open 20 lids.', 'Abra 30 tapas.'),
  unit(2, 'Close the lid.', 'Cierre  la tapa.'),
  unit(3, 'Close the lid.', 'Cierre la tapa.'),
  unit(4, 'Close the lid.', 'Cierre la tapa.'),
  unit(5, 'Press <g id="1">Start</g> now.', 'Pulse Inicio  ahora.'),
  unit(6, 'Wait a moment.', ''),
]);

async function upload(content: string, name = 'faulty.xlf'): Promise<string> {
  const { data } = await uploadAs(server, admin, 'document', [{ name, content }]);
  return data.files[0]?.fileId ?? '';
}

const start = (options: Partial<Options>) =>
  callWith(server, admin, qaCheckApi.createWork, {
    options: { from: 'files', sourceLanguage: 'en', targetLanguage: 'es', checks, ...options },
  });

const ended = (workId: string) =>
  vi.waitFor(
    async () => {
      const { data } = await callAs(server, admin, qaCheckApi.work, { workId });
      expect(['done', 'failed', 'stopped']).toContain(data.status);
      return data;
    },
    { timeout: 60_000, interval: 50 },
  );

async function checked(content: string, name?: string, options: Partial<Options> = {}) {
  const { data } = await start({ fileIds: [await upload(content, name)], ...options });
  return ended((data as { workId: string }).workId);
}

type Listing = Omit<InputOf<typeof qaCheckApi.listCheckedSegments>, 'workId'>;
const listed = async (workId: string, more: Partial<Listing> = {}) =>
  (await callAs(server, admin, qaCheckApi.listCheckedSegments, { workId, ...more })).data;
const summary = async (workId: string) =>
  (await callAs(server, admin, qaCheckApi.checkSummary, { workId })).data;
const found = async (workId: string, more: Partial<Listing> = {}) =>
  (await listed(workId, more)).records.flatMap(({ number, issues }) =>
    issues.filter(({ ignored }) => ignored === null).map(({ check }) => `${number} ${check}`),
  );
const segment = async (workId: string, number: number) => {
  const { records } = await listed(workId, { state: 'all', offset: number - 1, limit: 1 });
  if (records[0] === undefined) throw new Error(`there is no segment ${number}`);
  return records[0];
};
const issue = async (workId: string, number: number, check: string) => {
  const issues = (await segment(workId, number)).issues.filter((one) => one.check === check);
  return issues[0]?.issueId ?? '';
};
const correct = async (workId: string, number: number, target: string, seen?: number) => {
  const { checkedSegmentId, change } = await segment(workId, number);
  return callAs(server, admin, qaCheckApi.correctSegment, {
    workId,
    checkedSegmentId,
    seen: seen ?? change,
    target,
  });
};
const written = async (workId: string, as: 'xlsx' | 'html' | 'files') => {
  const { data } = await callAs(server, admin, qaCheckApi.exportWork, {
    workId,
    choice: { as, openOnly: false },
  });
  return downloadAs(server, admin, data.resourceId);
};

// D2.26, D3.41
test('a bilingual file is checked; segments with their issues are filtered by check, severity and file', async () => {
  const work = await checked(faulty);
  expect(work).toMatchObject({
    name: 'faulty',
    status: 'done',
    languages: { source: 'en', target: 'es' },
    result: { files: 1, segments: 6 },
  });
  const { workId } = work;
  expect(await found(workId)).toEqual(
    expect.arrayContaining([
      '1 number-missing',
      '1 number-added',
      '2 double-space',
      '2 inconsistent-target',
      '5 tag-missing',
      '5 double-space',
      '6 target-empty',
    ]),
  );
  expect(await found(workId, { severity: 'error' })).not.toContain('2 double-space');
  expect((await listed(workId, { check: 'double-space' })).records.map(({ number }) => number)).toEqual([
    2, 5,
  ]);
  expect(await listed(workId, { file: 2 })).toMatchObject({ total: 0 });
  expect((await listed(workId, { state: 'all', search: 'MOMENT' })).records).toMatchObject([{ number: 6 }]);
  const { files, checks: named, segments } = await summary(workId);
  expect(files).toMatchObject([{ number: 1, name: 'faulty.xlf', segments: 6 }]);
  expect(segments).toBe(6);
  expect(named.find(({ check }) => check === 'double-space')).toMatchObject({
    origin: 'rule',
    category: 'spaces',
    open: 2,
    fixable: 2,
    ignored: 0,
  });
  const only = await checked(faulty, 'two.xlf', { checks: ['double-space'] });
  expect(await found(only.workId)).toEqual(['2 double-space', '5 double-space']);
});

// D5.58
test('refuses a check of nothing, without files, of one language, and files without a translation', async () => {
  const fileIds = [await upload(faulty)];
  expect(await start({ fileIds, checks: [] })).toMatchObject({ http: 400, code: 'qa-check.no-checks' });
  expect(await start({ fileIds: [] })).toMatchObject({ http: 400, code: 'request.invalid' });
  expect(await start({ fileIds, targetLanguage: 'en' })).toMatchObject({ code: 'project.language-equal' });
  expect(await start({ fileIds: [crypto.randomUUID()] })).toMatchObject({ http: 404 });
  expect(await start({ from: 'project' })).toMatchObject({ http: 400 });
  const failed = async (content: string, name: string) => (await checked(content, name)).failure?.code;
  expect(await failed(xliff([unit(1, 'Open.', ''), unit(2, 'Close.', '')]), 'none.xlf')).toBe(
    'qa-check.no-translation',
  );
  expect(await failed('Open the lid and wait.\n\nClose it again.\n', 'one.txt')).toBe(
    'qa-check.no-translation',
  );
  expect(await failed('<html><body><br/></body></html>', 'tags.html')).toBe('document.no-text');
  expect(await failed(faulty.slice(0, 300), 'broken.xlf')).toMatch(/^document\./);
});

test('a correction is checked anew at once, with the segments that it is compared with', async () => {
  const { workId } = await checked(faulty);
  expect((await correct(workId, 1, 'Abra 20 tapas.')).data).toMatchObject({
    target: 'Abra 20 tapas.',
    issues: [],
    change: 1,
  });
  expect(await found(workId)).toContain('2 inconsistent-target');
  await correct(workId, 2, 'Cierre la tapa.');
  expect(await found(workId)).not.toContain('2 inconsistent-target');
  expect(await correct(workId, 1, 'Abra {9/}')).toMatchObject({ code: 'segment.codes-invalid' });
  expect(await correct(workId, 1, 'Abra {b')).toMatchObject({ code: 'segment.codes-invalid' });
  expect(await correct(workId, 1, 'Abra.', 0)).toMatchObject({ http: 409, code: 'qa-check.changed' });
  const both = await Promise.all([correct(workId, 3, 'Uno.', 0), correct(workId, 3, 'Dos.', 0)]);
  expect(both.map(({ http }) => http).toSorted()).toEqual([200, 409]);
  expect(await summary(workId)).toMatchObject({ corrected: 3 });
  expect((await listed(workId, { state: 'corrected' })).total).toBe(3);
});

// D4.30, D7.45
test('issues are ignored with a reason, by one of two at once, and taken up again; checking again keeps them', async () => {
  const { workId } = await checked(faulty);
  const wish = { workId, issueIds: [await issue(workId, 2, 'double-space')], reason: 'The client wants it' };
  const answers = await Promise.all([
    callAs(server, admin, qaCheckApi.ignoreCheckedIssues, wish),
    callAs(server, admin, qaCheckApi.ignoreCheckedIssues, wish),
  ]);
  expect(answers.map(({ data }) => data.changed).toSorted()).toEqual([0, 1]);
  expect(await found(workId)).not.toContain('2 double-space');
  expect(
    (await segment(workId, 2)).issues.find(({ check }) => check === 'double-space')?.ignored,
  ).toMatchObject({
    reason: 'The client wants it',
  });
  expect((await listed(workId, { state: 'ignored' })).records).toMatchObject([{ number: 2 }]);
  await callAs(server, admin, qaCheckApi.checkAgain, { workId });
  await ended(workId);
  expect(await found(workId)).not.toContain('2 double-space');
  const again = { workId, issueIds: [await issue(workId, 2, 'double-space')] };
  expect((await callAs(server, admin, qaCheckApi.unignoreCheckedIssues, again)).data).toEqual({ changed: 1 });
  expect(await found(workId)).toContain('2 double-space');
  const everywhere = { ...again, reach: 'check' as const };
  expect((await callAs(server, admin, qaCheckApi.ignoreCheckedIssues, everywhere)).data).toEqual({
    changed: 2,
  });
  const unknown = { workId, issueIds: [crypto.randomUUID()] };
  expect(await callAs(server, admin, qaCheckApi.ignoreCheckedIssues, unknown)).toMatchObject({ http: 404 });
});

// D3.41
test('a segment is marked to come back to it', async () => {
  const { workId } = await checked(faulty);
  const { checkedSegmentId } = await segment(workId, 4);
  const mark = (marked: boolean) =>
    callAs(server, admin, qaCheckApi.markCheckedSegment, { workId, checkedSegmentId, marked });
  await mark(true);
  expect((await listed(workId, { state: 'marked' })).records).toMatchObject([{ number: 4, marked: true }]);
  expect(await summary(workId)).toMatchObject({ marked: 1 });
  await mark(false);
  expect(await listed(workId, { state: 'marked' })).toMatchObject({ total: 0 });
});

test('fixes are shown before they are made; one is made, or all of a check but those left out', async () => {
  const { workId } = await checked(faulty);
  const preview = { workId, check: 'double-space' };
  const { data } = await callAs(server, admin, qaCheckApi.previewFixes, preview);
  expect(data).toMatchObject({
    total: 2,
    records: [
      { number: 2, before: 'Cierre  la tapa.', after: 'Cierre la tapa.' },
      { number: 5, before: 'Pulse Inicio  ahora.', after: 'Pulse Inicio ahora.' },
    ],
  });
  const exceptIds = [data.records[1]?.checkedSegmentId ?? ''];
  const fix = (wish: object) => callWith(server, admin, qaCheckApi.fixIssues, { workId, ...wish });
  expect((await fix({ check: 'double-space', exceptIds })).data).toEqual({
    mended: 1,
    refused: 0,
    next: null,
  });
  expect((await segment(workId, 2)).target).toBe('Cierre la tapa.');
  await fix({ issueId: await issue(workId, 5, 'double-space') });
  expect((await segment(workId, 5)).target).toBe('Pulse Inicio ahora.');
  expect(await fix({ issueId: crypto.randomUUID() })).toMatchObject({ http: 404 });
});

test('the corrected file keeps all else byte for byte; the report lists what is wrong', async () => {
  const { workId } = await checked(faulty);
  const { data } = await callAs(server, admin, qaCheckApi.exportWork, { workId, choice: { as: 'files' } });
  await vi.waitFor(
    async () => {
      const downloads = (await callAs(server, admin, filesApi.listDownloads, {})).data;
      const refused = downloads.find(({ resourceId }) => resourceId === data.resourceId);
      expect(refused?.failureCause).toContain('No translation has been corrected yet.');
    },
    { timeout: 30_000, interval: 50 },
  );
  await correct(workId, 2, 'Cierre la tapa.');
  const file = (await written(workId, 'files')).toString();
  expect(file).toContain('<source>Close the lid.</source><target');
  expect(file.replaceAll(/<target[^>]*>/g, '<target>')).toBe(
    faulty.replace('Cierre  la tapa.', 'Cierre la tapa.'),
  );
  const page = (await written(workId, 'html')).toString();
  expect(page).toContain('Abra 30 tapas.');
  expect(page).toContain('faulty.xlf');
  expect((await written(workId, 'xlsx')).subarray(0, 2).toString()).toBe('PK');
});

test('a text and its translation in two files, and a file with both languages, are paired and written back', async () => {
  const english = 'Berlin has 4,200 streets.\n\nIt was made in 1987.\n\nOpen the lid and wait.\n';
  const spanish = 'Berlín tiene 4.200 calles.\n\nSe hizo en 1988.\n\nAbra  la tapa y espere.\n';
  const translationFileIds = [await upload(spanish, 'text.es.txt')];
  const pair = await checked(english, 'text.txt', { translationFileIds });
  expect(pair.failure).toBeNull();
  expect(await found(pair.workId)).toEqual(expect.arrayContaining(['2 number-missing', '3 double-space']));
  await callWith(server, admin, qaCheckApi.fixIssues, { workId: pair.workId, check: 'double-space' });
  expect((await written(pair.workId, 'files')).toString()).toBe(spanish.replace('Abra  la', 'Abra la'));
  const mixed = 'Keep it dry and warm.\n\n请保持干燥和温暖 。\n\nRead this first.\n\n请先阅读本说明。\n';
  const both = await checked(mixed, 'both.txt', { targetLanguage: 'zh-CN' });
  expect(both.failure).toBeNull();
  expect((await listed(both.workId, { state: 'all' })).records).toMatchObject([
    { source: 'Keep it dry and warm.', target: '请保持干燥和温暖 。' },
    { source: 'Read this first.', target: '请先阅读本说明。' },
  ]);
});

test('a TMX is checked, and several files come back in one zip', async () => {
  const tu = (source: string, target: string) =>
    `<tu><tuv xml:lang="en"><seg>${source}</seg></tuv><tuv xml:lang="es"><seg>${target}</seg></tuv></tu>`;
  const tmx = `<?xml version="1.0"?><tmx version="1.4"><header creationtool="t" creationtoolversion="1" segtype="sentence" o-tmf="t" adminlang="en" srclang="en" datatype="plaintext"/><body>${tu('Open it.', 'Ábralo .')}${tu('Close it.', 'Ciérrelo.')}</body></tmx>`;
  const fileIds = [await upload(tmx, 'pairs.tmx'), await upload(faulty)];
  const { data } = await start({ fileIds });
  const { workId, failure } = await ended((data as { workId: string }).workId);
  expect(failure).toBeNull();
  expect(await found(workId, { file: 1 })).toEqual(['1 space-before-mark']);
  await callWith(server, admin, qaCheckApi.fixIssues, { workId });
  expect((await summary(workId)).files.map(({ name }) => name)).toEqual(['pairs.tmx', 'faulty.xlf']);
  expect((await written(workId, 'files')).subarray(0, 2).toString()).toBe('PK');
});

test('nobody else sees a check; a check that is deleted takes its segments along, also while it runs', async () => {
  const { workId } = await checked(faulty);
  for (const endpoint of [qaCheckApi.checkSummary, qaCheckApi.listCheckedSegments, qaCheckApi.previewFixes]) {
    expect(await callWith(server, stranger, endpoint, { workId })).toMatchObject({ http: 403 });
    expect(await callWith(server, undefined, endpoint, { workId })).toMatchObject({ http: 401 });
  }
  expect(await callAs(server, admin, qaCheckApi.deleteWork, { workId })).toMatchObject({ http: 200 });
  expect(await callAs(server, admin, qaCheckApi.checkSummary, { workId })).toMatchObject({ http: 404 });
  const { data } = await start({ fileIds: [await upload(faulty)] });
  const running = { workId: (data as { workId: string }).workId };
  expect(await callAs(server, admin, qaCheckApi.deleteWork, running)).toMatchObject({ http: 200 });
  expect(await callAs(server, admin, qaCheckApi.work, running)).toMatchObject({ http: 404 });
});
