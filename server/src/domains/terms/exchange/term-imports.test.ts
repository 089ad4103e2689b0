import { termImportsApi } from '@transloom/contracts/asset-imports';
import type { TableLayout } from '@transloom/contracts/assets';
import type { Endpoint } from '@transloom/contracts/endpoint';
import { jobsApi } from '@transloom/contracts/jobs';
import { termEntriesApi } from '@transloom/contracts/term-entries';
import { termsApi } from '@transloom/contracts/terms';
import { beforeAll, expect, test, vi } from 'vitest';
import { jobRoutes } from '../../../platform/queue/job-endpoints.ts';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { peopleServer } from '../../../testing/people-server.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { uploadAs, uploadRoutes } from '../../../testing/upload-as.ts';
import { whileChanging } from '../../../testing/while-changing.ts';
import { freeWriter, takeWriter } from '../term-base-turns.store.ts';
import { termsJobs } from '../terms.jobs.ts';
import { termsRoutes } from '../terms.routes.ts';
import { addTargetLanguages } from '../terms.store.ts';

const routes = [...termsRoutes, ...uploadRoutes, ...jobRoutes];
const server = await peopleServer({ routes, jobs: termsJobs });
beforeAll(async () => void (await server.work()));
const timeout = 20_000;
const unknownId = '01900000-0000-7000-8000-00000000dead';

async function world() {
  const member = await server.addMember('ADMIN');
  const user = await server.signIn(member);
  const { data } = await callAs(server, user, termsApi.createTermBase, {
    name: 'House',
    sourceLanguage: 'en',
    targetLanguages: ['de'],
  });
  const { termBaseId } = data;
  const write = (work: typeof takeWriter | typeof freeWriter) =>
    server.database.organizationTransaction(
      member,
      async (db) => void (await work(db, termBaseId, unknownId)),
    );
  const imports = async () =>
    (await callAs(server, user, termImportsApi.listImports, { assetId: termBaseId })).data;
  const entries = async () =>
    (await callAs(server, user, termEntriesApi.listTermEntries, { termBaseId })).data.records.map(
      ({ terms }) => terms[0]?.text,
    );
  return { member, user, termBaseId, write, imports, entries };
}

async function startImport(
  user: TestUser,
  termBaseId: string,
  content: string,
  layout?: TableLayout,
): Promise<void> {
  const upload = await uploadAs(server, user, 'term', [{ name: 'a.csv', content }]);
  const fileIds = upload.data.files.map(({ fileId }) => fileId);
  const layouts = layout === undefined ? [] : fileIds.map((fileId) => ({ ...layout, fileId }));
  await callAs(server, user, termImportsApi.importFiles, { assetId: termBaseId, fileIds, layouts });
}

const csv = 'en,de\nfog,Nebel\nrain,Regen\nsame,same\n';
const terms = [
  { language: 'en', text: 'fog' },
  { language: 'de', text: 'Dunst' },
];

test('imports are listed with what became of them, and taken back but for what others added', async () => {
  const { user, termBaseId, imports, entries } = await world();
  await callAs(server, user, termEntriesApi.addTermEntry, { termBaseId, terms });
  await startImport(user, termBaseId, csv);
  await vi.waitFor(async () => expect((await imports())[0]?.status).toBe('done'), { timeout });
  const [first] = await imports();
  expect(first).toMatchObject({ fileName: 'a.csv', summary: { detected: 3, imported: 2, identical: 1 } });
  expect((await entries()).sort()).toEqual(['fog', 'fog', 'rain']);
  const importId = String(first?.importId);
  await callAs(server, user, termImportsApi.takeBackImport, { assetId: termBaseId, importId });
  await vi.waitFor(async () => expect(await entries()).toEqual(['fog']), { timeout });
  expect((await imports())[0]).toMatchObject({ status: 'taken-back' });
  const { data } = await callAs(server, user, termsApi.termBaseDetail, { termBaseId });
  expect(data.entryCount).toBe(1);
});

test('an import waits while something else writes into the base', async () => {
  const { user, termBaseId, write, imports, entries } = await world();
  await write(takeWriter);
  await startImport(user, termBaseId, csv);
  const [before] = await imports();
  const moved = async () => (await imports())[0]?.job?.jobId !== before?.job?.jobId;
  await vi.waitFor(async () => expect(await moved()).toBe(true), { timeout });
  expect(await entries()).toEqual([]);
  await write(freeWriter);
  await vi.waitFor(async () => expect((await imports())[0]?.status).toBe('done'), { timeout });
  expect((await entries()).sort()).toEqual(['fog', 'rain']);
});

test('an import that was stopped leaves nothing behind, and begins anew', async () => {
  const { user, termBaseId, write, imports, entries } = await world();
  await write(takeWriter);
  await startImport(user, termBaseId, csv);
  const importId = String((await imports())[0]?.importId);
  // Its job is another one whenever it has waited.
  await vi.waitFor(
    async () => {
      const jobId = (await imports())[0]?.job?.jobId ?? '';
      await callAs(server, user, jobsApi.cancelJob, { jobId });
      expect((await imports())[0]?.status).toBe('cancelled');
    },
    { timeout },
  );
  expect((await imports())[0]).toMatchObject({ resumable: true });
  await write(freeWriter);
  const one = { assetId: termBaseId, importId };
  const resumed = await callAs(server, user, termImportsApi.resumeImport, one);
  expect(resumed).toMatchObject({ http: 200, data: { importId, failure: null, resumable: false } });
  await vi.waitFor(async () => expect((await imports())[0]?.status).toBe('done'), { timeout });
  expect((await entries()).sort()).toEqual(['fog', 'rain']);
  const again = await callAs(server, user, termImportsApi.resumeImport, one);
  expect(again).toMatchObject({ http: 409, code: 'memory.import-not-resumable' });
});

test('an import that goes on still reads the columns that were chosen', async () => {
  const { user, termBaseId, write, imports, entries } = await world();
  await write(takeWriter);
  const columns = ['de', 'en'].map((language) => ({ field: 'text', language }));
  await startImport(user, termBaseId, 'Word,Term\nNebel,fog\n', { hasHeadings: true, columns });
  const importId = String((await imports())[0]?.importId);
  await vi.waitFor(
    async () => {
      const jobId = (await imports())[0]?.job?.jobId ?? '';
      await callAs(server, user, jobsApi.cancelJob, { jobId });
      expect((await imports())[0]).toMatchObject({ status: 'cancelled', resumable: true });
    },
    { timeout },
  );
  await write(freeWriter);
  await callAs(server, user, termImportsApi.resumeImport, { assetId: termBaseId, importId });
  await vi.waitFor(async () => expect((await imports())[0]?.status).toBe('done'), { timeout });
  expect(await entries()).toEqual(['fog']);
});

test('what columns hold is guessed as an import would read them', async () => {
  const { user } = await world();
  const upload = await uploadAs(server, user, 'term', [{ name: 'a.csv', content: 'fog,Nebel,weather\n' }]);
  const asked = { fileId: upload.data.files[0]?.fileId ?? '', sourceLanguage: 'en', targetLanguages: ['de'] };
  const { data } = await callAs(server, user, termImportsApi.previewTable, asked);
  expect(data).toEqual({
    rows: [['fog', 'Nebel', 'weather']],
    layout: {
      hasHeadings: false,
      columns: [{ field: 'text', language: 'en' }, { field: 'text', language: 'de' }, { field: 'note' }],
    },
  });
});

test('an import that is taken back at this moment does not go on', async () => {
  const { user, termBaseId, write, imports } = await world();
  await write(takeWriter);
  await startImport(user, termBaseId, csv);
  const importId = String((await imports())[0]?.importId);
  await vi.waitFor(
    async () => {
      const jobId = (await imports())[0]?.job?.jobId ?? '';
      await callAs(server, user, jobsApi.cancelJob, { jobId });
      expect((await imports())[0]).toMatchObject({ status: 'cancelled', resumable: true });
    },
    { timeout },
  );
  const one = { assetId: termBaseId, importId };
  const resumed = await whileChanging(server, user, {
    change: (db) =>
      db
        .updateTable('assetImport')
        .set({ takenBackAt: server.clock.now() })
        .where('id', '=', importId)
        .execute(),
    otherCall: () => callAs(server, user, termImportsApi.resumeImport, one),
  });
  expect(resumed).toMatchObject({ http: 409, code: 'memory.import-not-resumable' });
  await write(freeWriter);
});

test('a base that is deleted takes its imports with it', async () => {
  const { member, user, termBaseId, write } = await world();
  await write(takeWriter);
  await startImport(user, termBaseId, csv);
  const states = () =>
    server.database.organizationTransaction(member, async (db) => {
      const jobs = db.selectFrom('job').select('state').where('kind', '=', 'terms.import-terms');
      return (await jobs.execute()).map(({ state }) => state);
    });
  // The first has handed its turn on, and the next one waits for some time.
  await vi.waitFor(async () => expect((await states()).toSorted()).toEqual(['queued', 'succeeded']), {
    timeout,
  });
  await callAs(server, user, termsApi.deleteTermBases, { termBaseIds: [termBaseId] });
  expect(await states()).toContain('cancelled');
  // One that has just handed its turn on may not have ended yet.
  await vi.waitFor(
    async () =>
      expect((await states()).filter((state) => state !== 'cancelled' && state !== 'succeeded')).toEqual([]),
    { timeout },
  );
});

test('a base gets more languages, each once, of two people at once too, but not its own', async () => {
  const { user, termBaseId } = await world();
  const add = (targetLanguages: string[]) =>
    callAs(server, user, termsApi.addTermLanguages, { termBaseId, targetLanguages });
  expect(await add(['fr', 'de', 'fr'])).toMatchObject({ data: { targetLanguages: ['de', 'fr'] } });
  const both = await whileChanging(server, user, {
    change: (db) => addTargetLanguages(db, termBaseId, ['it']),
    otherCall: () => add(['es']),
  });
  expect(both).toMatchObject({ data: { targetLanguages: ['de', 'fr', 'it', 'es'] } });
  expect(await add(['en'])).toMatchObject({ http: 400, code: 'project.language-equal' });
  expect(await add([])).toMatchObject({ http: 400, code: 'request.invalid' });
});

test.each<[Endpoint, 'assetId' | 'termBaseId', object]>([
  [termImportsApi.listImports, 'assetId', {}],
  [termImportsApi.resumeImport, 'assetId', { importId: unknownId }],
  [termImportsApi.takeBackImport, 'assetId', { importId: unknownId }],
  [termsApi.addTermLanguages, 'termBaseId', { targetLanguages: ['fr'] }],
])('%o is refused to visitors, to whom may not, and of what is not there', async (endpoint, id, more) => {
  const { member, user, termBaseId } = await world();
  const colleague = await server.signIn(await server.addMember('TRANSLATOR', member));
  const input = { [id]: termBaseId, ...more };
  expect(await callWith(server, undefined, endpoint, input)).toMatchObject({ http: 401 });
  expect(await callWith(server, colleague, endpoint, input)).toMatchObject({ http: 403 });
  const elsewhere = await callWith(server, user, endpoint, { ...input, [id]: unknownId });
  expect(elsewhere).toMatchObject({ http: 404, code: 'resource.not-found' });
});

test.each([termImportsApi.takeBackImport, termImportsApi.resumeImport])(
  'what is not writable gives no import back, nor takes one again: %o',
  async (endpoint) => {
    const { user, termBaseId } = await world();
    await callAs(server, user, termsApi.changeTermBase, { termBaseId, writable: false });
    const input = { assetId: termBaseId, importId: unknownId };
    expect(await callAs(server, user, endpoint, input)).toMatchObject({
      http: 403,
      code: 'term-base.not-writable',
    });
  },
);
