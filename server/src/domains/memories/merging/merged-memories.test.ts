import { memoryImportsApi } from '@transloom/contracts/asset-imports';
import { memoriesApi } from '@transloom/contracts/memories';
import { memoryCleaningsApi } from '@transloom/contracts/memory-cleanings';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { expect, test } from 'vitest';
import { actAs } from '../../../testing/act-as.ts';
import { callAs } from '../../../testing/call-as.ts';
import { peopleServer } from '../../../testing/people-server.ts';
import type { TestUser } from '../../../testing/test-server.ts';
import { uploadAs, uploadRoutes } from '../../../testing/upload-as.ts';
import { memoriesJobs } from '../memories.jobs.ts';
import { memoriesRoutes } from '../memories.routes.ts';
import { failFilling } from './fail-filling.ts';

/** No worker is at work, so that what is begun stays begun. */
const server = await peopleServer({ routes: [...memoriesRoutes, ...uploadRoutes], jobs: memoriesJobs });

const languages = { sourceLanguage: 'en', targetLanguages: ['fr'] };
const texts = { sourceMarkup: 'One', targetMarkup: 'Un' };
const one = { targetLanguage: 'fr', ...texts };

async function world() {
  const user = await server.signIn(await server.addMember('ADMIN'));
  const make = async (name: string, fileIds: string[] = []) =>
    (await callAs(server, user, memoriesApi.createMemory, { name, ...languages, fileIds })).data.memoryId;
  const merge = (memoryIds: string[]) =>
    callAs(server, user, memoriesApi.mergeMemories, { memoryIds, name: 'Both', keep: 'all' });
  const detail = async (memoryId: string) =>
    (await callAs(server, user, memoriesApi.memoryDetail, { memoryId })).data;
  return { user, make, merge, detail };
}

async function upload(user: TestUser): Promise<string[]> {
  const { data } = await uploadAs(server, user, 'memory', [
    { name: 'more.csv', content: 'en,fr\nTwo,Deux\n' },
  ]);
  return data.files.map(({ fileId }) => fileId);
}

test('a merged memory takes nothing and is no default, but can be renamed', async () => {
  const { user, make, merge, detail } = await world();
  const [memoryId, other] = [await make('A'), await make('B')];
  const { data: entry } = await callAs(server, user, memoryEntriesApi.addEntry, { memoryId, ...one });
  await merge([memoryId, other]);
  const { entryId, updatedAt } = entry;
  const [fileIds, entryIds] = [await upload(user), [entryId]];
  const refused = { http: 409, code: 'asset.merged' };
  const { addEntry, changeEntry, changeLayer, deleteEntries } = memoryEntriesApi;
  for (const answer of [
    await callAs(server, user, addEntry, { memoryId, ...one, sourceMarkup: 'Two' }),
    await callAs(server, user, changeEntry, { memoryId, ...texts, entryId, updatedAt }),
    await callAs(server, user, changeLayer, { memoryId, entryIds, layer: 'draft' }),
    await callAs(server, user, deleteEntries, { memoryId, entryIds }),
    await callAs(server, user, memoryImportsApi.importFiles, { assetId: memoryId, fileIds }),
    await callAs(server, user, memoryCleaningsApi.startCheck, { assetId: memoryId }),
    await callAs(server, user, memoriesApi.setDefaultMemory, {
      memoryId,
      targetLanguage: 'fr',
      isDefault: true,
    }),
  ])
    expect(answer).toMatchObject(refused);
  const renamed = await callAs(server, user, memoriesApi.changeMemory, { memoryId, name: 'Old A' });
  expect(renamed.data).toMatchObject({ name: 'Old A', directions: [{ isDefault: false, entryCount: 1 }] });
  expect(await detail(memoryId)).toMatchObject({ name: 'Old A' });
});

test('the new one is the default of the pair where one of the merged was', async () => {
  const { make, merge, detail } = await world();
  const [first, second, third] = [await make('A'), await make('B'), await make('C')];
  const { data } = await merge([first, second]);
  expect(await detail(data.memoryId)).toMatchObject({ directions: [{ isDefault: true }] });
  expect(await detail(first)).toMatchObject({ directions: [{ isDefault: false }] });
  expect(await detail(third)).toMatchObject({ directions: [{ isDefault: false }] });
});

test('the merged are what they were when the new one is deleted', async () => {
  const { user, make, merge, detail } = await world();
  const memoryIds = [await make('A'), await make('B')];
  const { data } = await merge(memoryIds);
  await callAs(server, user, memoriesApi.deleteMemories, { memoryIds: [data.memoryId] });
  for (const memoryId of memoryIds) {
    expect((await detail(memoryId)).mergedInto).toBeNull();
    const added = await callAs(server, user, memoryEntriesApi.addEntry, { memoryId, ...one });
    expect(added.http).toBe(200);
  }
});

test('what is filled says so, is not merged again, and what it is filled from is not deleted alone', async () => {
  const { user, make, merge, detail } = await world();
  const [first, second, third] = [await make('A'), await make('B'), await make('C')];
  const { data: both } = await merge([first, second]);
  expect(await detail(both.memoryId)).toMatchObject({ filling: 'running' });
  const busy = { http: 409, code: 'asset.busy' };
  const remove = (memoryIds: string[]) => callAs(server, user, memoriesApi.deleteMemories, { memoryIds });
  expect(await merge([third, both.memoryId])).toMatchObject(busy);
  expect(await remove([third, first])).toMatchObject(busy);
  expect(await detail(third)).toMatchObject({ name: 'C' });
  const reversal = { memoryId: both.memoryId, targetLanguage: 'fr', name: 'Back' };
  expect(await callAs(server, user, memoriesApi.reverseMemory, reversal)).toMatchObject(busy);
  expect(await remove([first, both.memoryId])).toMatchObject({ http: 200 });
  expect(await detail(second)).toMatchObject({ mergedInto: null });
});

test('what could not be filled says that it holds a part, and the merged are as they were', async () => {
  const { user, make, merge, detail } = await world();
  const [first, second, third] = [await make('A'), await make('B'), await make('C')];
  const { data: both } = await merge([first, second]);
  await actAs(server.services).as(user, (context) => failFilling(context, both));
  expect(await detail(both.memoryId)).toMatchObject({ filling: 'failed' });
  expect(await detail(first)).toMatchObject({ mergedInto: null });
  expect(
    (await callAs(server, user, memoryEntriesApi.addEntry, { memoryId: both.memoryId, ...one })).http,
  ).toBe(200);
  const again = { memoryIds: [first, third], name: 'Again', keep: 'all' as const };
  expect((await callAs(server, user, memoriesApi.mergeMemories, again)).data.filling).toBe('running');
});

test('a memory that files go into, or wait to, is not merged: a part of them would be missing', async () => {
  const { user, make, merge } = await world();
  const memoryIds = [await make('A', await upload(user)), await make('B')];
  const busy = { http: 409, code: 'asset.busy' };
  expect(await callAs(server, user, memoriesApi.previewMerge, { memoryIds })).toMatchObject(busy);
  expect(await merge(memoryIds)).toMatchObject(busy);
  const { data } = await callAs(server, user, memoriesApi.listMemories, {});
  expect(data.map(({ name, mergedInto }) => [name, mergedInto])).toEqual([
    ['A', null],
    ['B', null],
  ]);
});

test('a memory that is looked through is not merged', async () => {
  const { user, make, merge } = await world();
  const [memoryId, other] = [await make('A'), await make('B')];
  await callAs(server, user, memoryCleaningsApi.startCheck, { assetId: memoryId });
  expect(await merge([other, memoryId])).toMatchObject({ http: 409, code: 'asset.busy' });
});
