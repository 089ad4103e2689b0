import { termImportsApi } from '@transloom/contracts/asset-imports';
import { termCleaningsApi } from '@transloom/contracts/term-cleanings';
import { termEntriesApi } from '@transloom/contracts/term-entries';
import { termsApi } from '@transloom/contracts/terms';
import { expect, test } from 'vitest';
import { actAs } from '../../../testing/act-as.ts';
import { callAs } from '../../../testing/call-as.ts';
import { peopleServer } from '../../../testing/people-server.ts';
import type { TestUser } from '../../../testing/test-server.ts';
import { uploadAs, uploadRoutes } from '../../../testing/upload-as.ts';
import { termsJobs } from '../terms.jobs.ts';
import { termsRoutes } from '../terms.routes.ts';
import { failTermMerge } from './merge-terms.ts';

/** No worker is at work, so that what is begun stays begun. */
const server = await peopleServer({ routes: [...termsRoutes, ...uploadRoutes], jobs: termsJobs });

const languages = { sourceLanguage: 'en', targetLanguages: ['de'] };
const pairOf = (source: string, target: string) => [
  { language: 'en', text: source },
  { language: 'de', text: target },
];

async function world() {
  const user = await server.signIn(await server.addMember('ADMIN'));
  const make = async (name: string, fileIds: string[] = []) =>
    (await callAs(server, user, termsApi.createTermBase, { name, ...languages, fileIds })).data.termBaseId;
  const merge = (termBaseIds: string[]) =>
    callAs(server, user, termsApi.mergeTermBases, { termBaseIds, name: 'Both', keep: 'all' });
  const detail = async (termBaseId: string) =>
    (await callAs(server, user, termsApi.termBaseDetail, { termBaseId })).data;
  return { user, make, merge, detail };
}

async function upload(user: TestUser): Promise<string[]> {
  const { data } = await uploadAs(server, user, 'term', [
    { name: 'more.csv', content: 'en,de\nfog,Nebel\n' },
  ]);
  return data.files.map(({ fileId }) => fileId);
}

test('a merged term base takes nothing and is no default, but can be renamed', async () => {
  const { user, make, merge } = await world();
  const [termBaseId, other] = [await make('A'), await make('B')];
  const terms = pairOf('fog', 'Nebel');
  const { data: entry } = await callAs(server, user, termEntriesApi.addTermEntry, { termBaseId, terms });
  await merge([termBaseId, other]);
  const { termEntryId, updatedAt } = entry;
  const fileIds = await upload(user);
  const { addTermEntry, changeTermEntry, deleteTermEntries } = termEntriesApi;
  const { changeTermBase } = termsApi;
  for (const answer of [
    await callAs(server, user, addTermEntry, { termBaseId, terms: pairOf('rain', 'Regen') }),
    await callAs(server, user, changeTermEntry, { termBaseId, termEntryId, updatedAt, terms }),
    await callAs(server, user, deleteTermEntries, { termBaseId, termEntryIds: [termEntryId] }),
    await callAs(server, user, termImportsApi.importFiles, { assetId: termBaseId, fileIds }),
    await callAs(server, user, termCleaningsApi.startCheck, { assetId: termBaseId }),
    await callAs(server, user, changeTermBase, { termBaseId, isDefault: true }),
  ])
    expect(answer).toMatchObject({ http: 409, code: 'asset.merged' });
  const renamed = await callAs(server, user, changeTermBase, { termBaseId, name: 'Old A' });
  expect(renamed.data).toMatchObject({ name: 'Old A', entryCount: 1, isDefault: false });
});

test('the new one is the default of its language where one of the merged was', async () => {
  const { user, make, merge, detail } = await world();
  const [first, second] = [await make('A'), await make('B')];
  await callAs(server, user, termsApi.changeTermBase, { termBaseId: second, isDefault: true });
  const { data } = await merge([first, second]);
  expect(data.isDefault).toBe(true);
  expect(await detail(second)).toMatchObject({ isDefault: false, mergedInto: data.termBaseId });
});

test('what is filled says so, and what it is filled from is not deleted alone', async () => {
  const { user, make, merge, detail } = await world();
  const [first, second, third] = [await make('A'), await make('B'), await make('C')];
  const { data: both } = await merge([first, second]);
  expect(await detail(both.termBaseId)).toMatchObject({ filling: 'running' });
  const busy = { http: 409, code: 'asset.busy' };
  const remove = (termBaseIds: string[]) => callAs(server, user, termsApi.deleteTermBases, { termBaseIds });
  expect(await merge([third, both.termBaseId])).toMatchObject(busy);
  expect(await remove([first])).toMatchObject(busy);
  expect(await remove([first, both.termBaseId])).toMatchObject({ http: 200 });
  expect(await detail(second)).toMatchObject({ mergedInto: null });
});

test('what could not be filled says that it holds a part, and the merged are as they were', async () => {
  const { user, make, merge, detail } = await world();
  const [first, second] = [await make('A'), await make('B')];
  const { data: both } = await merge([first, second]);
  const payload = { termBaseId: both.termBaseId, fromIds: [first, second], keep: 'all' as const };
  await actAs(server.services).as(user, (context) => failTermMerge(context, payload));
  expect(await detail(both.termBaseId)).toMatchObject({ filling: 'failed' });
  expect(await detail(first)).toMatchObject({ mergedInto: null });
});

test('a term base that files go into, or wait to, is not merged', async () => {
  const { user, make, merge, detail } = await world();
  const termBaseIds = [await make('A', await upload(user)), await make('B')];
  const busy = { http: 409, code: 'asset.busy' };
  expect(await callAs(server, user, termsApi.previewTermMerge, { termBaseIds })).toMatchObject(busy);
  expect(await merge(termBaseIds)).toMatchObject(busy);
  for (const id of termBaseIds) expect((await detail(id)).mergedInto).toBeNull();
});
