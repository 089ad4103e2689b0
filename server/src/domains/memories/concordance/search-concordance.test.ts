import { memoriesApi } from '@transloom/contracts/memories';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { memorySearchApi } from '@transloom/contracts/memory-search';
import { describe, expect, test } from 'vitest';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { peopleServer } from '../../../testing/people-server.ts';
import { memoriesRoutes } from '../memories.routes.ts';

const server = await peopleServer({ routes: memoriesRoutes });
const pair = { sourceLanguage: 'en', targetLanguage: 'zh-CN' };

async function world() {
  const member = await server.addMember('ADMIN');
  const user = await server.signIn(member);
  const addMemory = async (
    name: string,
    entries: readonly (readonly [string, string])[],
    more: object = {},
  ) => {
    const made = await callAs(server, user, memoriesApi.createMemory, {
      name,
      sourceLanguage: 'en',
      targetLanguages: ['zh-CN'],
      ...more,
    });
    const { memoryId } = made.data;
    for (const [sourceMarkup, targetMarkup] of entries) {
      const entry = { memoryId, targetLanguage: 'zh-CN', sourceMarkup, targetMarkup };
      await callAs(server, user, memoryEntriesApi.addEntry, entry);
    }
    return memoryId;
  };
  const search = async (text: string, more: object = {}, who = user) =>
    (await callAs(server, who, memorySearchApi.searchConcordance, { text, ...pair, ...more })).data;
  const sources = async (text: string, more: object = {}, who = user) =>
    (await search(text, more, who)).map(({ sourceMarkup }) => sourceMarkup);
  return { member, user, addMemory, search, sources };
}

const laws = [
  ['The court may grant a stay of proceedings.', '法院可以批准中止诉讼。'],
  ['Proceedings {1}stay{/1} with the court.', '诉讼程序留在法院。'],
  ['A stay is granted.', '准予中止。'],
  ['Artificial intelligence law', '人工智能法'],
  ['Intelligent phones', '智能手机'],
] as const;

describe('a concordance', () => {
  test('finds what memories of the other direction have, its texts exchanged', async () => {
    const { addMemory, search, user } = await world();
    await addMemory('Laws', [laws[2]]);
    const { data } = await callAs(server, user, memoriesApi.createMemory, {
      name: 'Back',
      sourceLanguage: 'zh-CN',
      targetLanguages: ['en'],
    });
    const entry = { targetLanguage: 'en', sourceMarkup: '申请中止', targetMarkup: 'to ask for a stay' };
    await callAs(server, user, memoryEntriesApi.addEntry, { memoryId: data.memoryId, ...entry });
    const shown = (hits: Awaited<ReturnType<typeof search>>) =>
      hits.map((hit) => [hit.sourceMarkup, hit.targetMarkup, hit.exchanged, hit.sourceHits.length]);
    const back = ['to ask for a stay', '申请中止', true, 1];
    expect(shown(await search('stay', { side: 'source' }))).toEqual([back, [...laws[2], false, 1]]);
    expect(shown(await search('to ask for a stay', { side: 'source' }))).toEqual([back]);
    expect(await search('to ask for a stay', { side: 'target' })).toEqual([]);
    const [first] = await search('申请中止', { side: 'target' });
    expect(first).toMatchObject({ sourceMarkup: 'to ask for a stay', exchanged: true, found: 'phrase' });
  });

  // Rule D7.21 of the specification.
  test('has the phrase first, then all words, then most of them', async () => {
    const { addMemory, search } = await world();
    await addMemory('Laws', laws);
    const found = await search('stay of proceedings');
    expect(found.map((hit) => [hit.found, hit.sourceMarkup])).toEqual([
      ['phrase', laws[0][0]],
      ['some', laws[1][0]],
    ]);
    const [first] = found;
    expect(first?.sourceHits.map(({ start, end }) => laws[0][0].slice(start, end))).toEqual([
      'stay of proceedings',
    ]);
    expect(first).toMatchObject({ memoryName: 'Laws', targetMarkup: laws[0][1], targetHits: [] });
  });

  test.each([
    ['人工智能', {}, [laws[3][0], laws[4][0]]],
    ['智能', {}, [laws[4][0], laws[3][0]]],
    ['法', { side: 'target' }, [laws[3][0], laws[0][0], laws[1][0]].toSorted((a, b) => a.length - b.length)],
    ['法院', { side: 'source' }, []],
    [
      'STAYS',
      { side: 'source' },
      [laws[2][0], laws[1][0], laws[0][0]].toSorted((a, b) => a.length - b.length),
    ],
    ['stays', { side: 'target' }, []],
    ['?!', {}, []],
    ['bicycle', {}, []],
  ])('of %s in %j', async (text, where, expected) => {
    const { addMemory, sources } = await world();
    await addMemory('Laws', laws);
    expect(await sources(text, where)).toEqual(expected);
  });

  test('knows new, changed and deleted entries at once', async () => {
    const { user, addMemory, search, sources } = await world();
    const memoryId = await addMemory('Laws', [['A court', '法院']]);
    const [hit] = await search('court');
    const entryId = hit?.entryId ?? '';
    const change = { memoryId, entryId, updatedAt: hit?.changedAt ?? '' };
    const texts = { sourceMarkup: 'A tribunal', targetMarkup: '法庭' };
    await callAs(server, user, memoryEntriesApi.changeEntry, { ...change, ...texts });
    expect([await sources('court'), await sources('tribunal'), await sources('法庭')]).toEqual([
      [],
      ['A tribunal'],
      ['A tribunal'],
    ]);
    await callAs(server, user, memoryEntriesApi.deleteEntries, { memoryId, entryIds: [entryId] });
    expect(await sources('tribunal')).toEqual([]);
  });

  test('shows an entry of several memories once, and no more than are asked for', async () => {
    const { addMemory, sources } = await world();
    for (const name of ['One', 'Two']) await addMemory(name, laws);
    expect(await sources('artificial')).toEqual([laws[3][0]]);
    expect(await sources('法', { side: 'target', limit: 1 })).toHaveLength(1);
  });

  test('is of memories of the pair that one sees, and of no other organization', async () => {
    const { member, addMemory, sources } = await world();
    await addMemory('Own', [['private stay', '私']], { shared: false });
    const colleague = await server.signIn(await server.addMember('PROJECT_MANAGER', member));
    expect([await sources('private stay'), await sources('private stay', {}, colleague)]).toEqual([
      ['private stay'],
      [],
    ]);
    expect(await sources('private stay', { targetLanguage: 'fr' })).toEqual([]);
    const stranger = await server.signIn(await server.addMember('ADMIN'));
    expect(await sources('private stay', {}, stranger)).toEqual([]);
  });

  test.each([
    [{ text: '' }, 400],
    [{ text: 'x'.repeat(201) }, 400],
    [{ text: 'x', side: 'left' }, 400],
  ])('with %j is refused', async (input, http) => {
    const { user } = await world();
    const answer = await callWith(server, user, memorySearchApi.searchConcordance, { ...pair, ...input });
    expect(answer).toMatchObject({ http });
  });

  test('is for people who are signed in', async () => {
    const answer = await callAs(server, undefined, memorySearchApi.searchConcordance, { text: 'x', ...pair });
    expect(answer).toMatchObject({ http: 401 });
  });
});
