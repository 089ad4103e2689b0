import { memoriesApi } from '@transloom/contracts/memories';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { expect, test } from 'vitest';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { peopleServer } from '../../../testing/people-server.ts';
import { memoriesRoutes } from '../memories.routes.ts';

const server = await peopleServer({ routes: memoriesRoutes });
const { addEntry, changeEntry, entryHistory, listEntries, replaceInEntries } = memoryEntriesApi;

async function world() {
  const user = await server.signIn(await server.addMember('ADMIN'));
  const { data } = await callAs(server, user, memoriesApi.createMemory, {
    name: 'House',
    sourceLanguage: 'en',
    targetLanguages: ['fr', 'de'],
  });
  const { memoryId } = data;
  const add = async (sourceMarkup: string, targetMarkup: string, targetLanguage = 'fr') => {
    const pair = { memoryId, targetLanguage, sourceMarkup, targetMarkup };
    const { entryId, updatedAt } = (await callAs(server, user, addEntry, pair)).data;
    return { entryId, updatedAt };
  };
  const replace = (entries: readonly { entryId: string; updatedAt: string }[], wish: object = {}) =>
    callAs(server, user, replaceInEntries, {
      memoryId,
      entries: [...entries],
      side: 'target',
      find: 'maison',
      replacement: 'demeure',
      matchCase: false,
      wholeWords: true,
      ...wish,
    });
  const targets = async (filter: object = {}) => {
    const { data: page } = await callAs(server, user, listEntries, { memoryId, ...filter });
    return page.records.map(({ targetMarkup }) => targetMarkup).sort();
  };
  return { user, memoryId, add, replace, targets };
}

test('words are replaced in the entries that are named, which are found by the new ones; what they were is kept', async () => {
  const { user, memoryId, add, replace, targets } = await world();
  const house = await add('The {1}house{/1}', 'La {1}Maison{/1}');
  const german = await add('A house', 'Ein Haus, une maison', 'de');
  await add('Two houses', 'Deux maisons, une maison');
  server.clock.advance(1_000);
  expect((await replace([house, german])).data).toEqual({ changed: 2, merged: 0, left: 0 });
  expect(await targets()).toEqual(['Deux maisons, une maison', 'Ein Haus, une demeure', 'La {1}demeure{/1}']);
  expect(await targets({ text: 'demeure' })).toHaveLength(2);
  const named = { memoryId, entryId: house.entryId };
  const { data: history } = await callAs(server, user, entryHistory, named);
  expect(history).toMatchObject([{ change: 'changed', targetMarkup: 'La {1}Maison{/1}' }]);
});

test('an entry that changed meanwhile, has no such word or would be empty stays as it is', async () => {
  const { user, memoryId, add, replace, targets } = await world();
  const [changed, without, empty] = [
    await add('House', 'Maison'),
    await add('Tree', 'Arbre'),
    await add('Home', 'maison'),
  ];
  server.clock.advance(1_000);
  const texts = { sourceMarkup: 'House', targetMarkup: 'La maison' };
  await callAs(server, user, changeEntry, { memoryId, ...changed, ...texts });
  const gone = { ...without, entryId: '01900000-0000-7000-8000-00000000dead' };
  const { data } = await replace([changed, without, empty, gone], { replacement: '' });
  expect(data).toEqual({ changed: 0, merged: 0, left: 4 });
  expect(await replace([gone])).toMatchObject({ http: 404, code: 'resource.not-found' });
  expect(await targets()).toEqual(['Arbre', 'La maison', 'maison']);
});

test('entries that become the same are kept once', async () => {
  const { user, memoryId, add, replace, targets } = await world();
  await add('House', 'Une demeure');
  const other = await add('House', 'Une maison');
  server.clock.advance(1_000);
  expect((await replace([other])).data).toEqual({ changed: 1, merged: 1, left: 0 });
  expect(await targets()).toEqual(['Une demeure']);
  const { data } = await callAs(server, user, memoriesApi.memoryDetail, { memoryId });
  expect(data.entryCount).toBe(1);
});

test('a memory that takes nothing, or that somebody may not change, is left alone', async () => {
  const { user, memoryId, add, replace, targets } = await world();
  const house = await add('House', 'maison');
  await callAs(server, user, memoriesApi.changeMemory, { memoryId, writable: false });
  expect(await replace([house])).toMatchObject({ http: 403, code: 'memory.not-writable' });
  const reviewer = await server.signIn(await server.addMember('REVIEWER'));
  const wish = { memoryId, entries: [house], side: 'target', find: 'maison', replacement: 'x' };
  const ask = async (who: typeof user | undefined, changes: object) =>
    (
      await callWith(server, who, replaceInEntries, {
        ...wish,
        matchCase: true,
        wholeWords: true,
        ...changes,
      })
    ).http;
  expect(await ask(reviewer, {})).toBe(403);
  expect(await ask(undefined, {})).toBe(401);
  expect(await ask(user, { find: '' })).toBe(400);
  expect(await targets()).toEqual(['maison']);
});
