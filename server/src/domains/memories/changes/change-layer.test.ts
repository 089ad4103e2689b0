import { memoriesApi } from '@transloom/contracts/memories';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import type { EntryLayer } from '@transloom/core/memory/entries/entry-layer';
import { expect, test } from 'vitest';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { confirmed, segment } from '../../../testing/memory-world.ts';
import { peopleServer } from '../../../testing/people-server.ts';
import { findBestMatches } from '../matching/find-best-matches.ts';
import { memoriesRoutes } from '../memories.routes.ts';
import { rememberTranslations } from './remember-translations.ts';

const server = await peopleServer({ routes: memoriesRoutes });
const { changeLayer, listEntries, entryHistory } = memoryEntriesApi;
const unknownId = '01900000-0000-7000-8000-00000000dead';
const languages = { sourceLanguage: 'en', targetLanguage: 'fr' };

async function world() {
  const member = await server.addMember('ADMIN');
  const user = await server.signIn(member);
  const { data: memory } = await callAs(server, user, memoriesApi.createMemory, {
    name: 'House',
    sourceLanguage: 'en',
    targetLanguages: ['fr'],
  });
  const actor = { ...member, permissions: new Set<never>() };
  const act = <Result>(work: (context: Parameters<typeof rememberTranslations>[0]) => Promise<Result>) =>
    server.database.organizationTransaction(actor, (db) => work({ db, actor, now: server.clock.now }));
  const remember = (source: string, target: string, layer: EntryLayer) =>
    act((context) =>
      rememberTranslations(context, {
        ...languages,
        layer,
        translations: [confirmed(source, target)],
        origin: { fileName: 'a.txt', projectName: 'Manual', projectId: unknownId },
      }),
    );
  const { memoryId } = memory;
  const list = async (filter: { layer?: EntryLayer } = {}) =>
    (await callAs(server, user, listEntries, { memoryId, ...filter })).data.records;
  return { member, user, memoryId, act, remember, list };
}

test('entries are put into another layer; what they were is kept', async () => {
  const { user, memoryId, remember, list, member } = await world();
  for (const word of ['One', 'Two', 'Three']) await remember(word, `${word} fr`, 'draft');
  const entryIds = (await list())
    .filter(({ sourceMarkup }) => sourceMarkup !== 'Two')
    .map(({ entryId }) => entryId);
  server.clock.advance(1_000);
  const { data } = await callAs(server, user, changeLayer, { memoryId, entryIds, layer: 'reviewed' });
  expect(data).toEqual({ changed: 2, replaced: 0 });
  expect((await list({ layer: 'reviewed' })).map(({ sourceMarkup }) => sourceMarkup).sort()).toEqual([
    'One',
    'Three',
  ]);
  const [first] = entryIds;
  const { data: history } = await callAs(server, user, entryHistory, { memoryId, entryId: String(first) });
  expect(history).toMatchObject([{ change: 'changed', layer: 'draft', changer: member.username }]);
  const again = await callAs(server, user, changeLayer, { memoryId, entryIds, layer: 'reviewed' });
  expect(again.data).toEqual({ changed: 0, replaced: 0 });
});

test('the entry that was there in the same context gives way, and stays in the history', async () => {
  const { user, memoryId, remember, list, act } = await world();
  await remember('Post', 'old', 'approved');
  server.clock.advance(1_000);
  await remember('Post', 'new', 'draft');
  const offered = async () => {
    const search = { ...languages, segments: [segment('Post')], minRate: 50, limit: 5 };
    return (await act((context) => findBestMatches(context, search)))
      .flat()
      .map(({ targetMarkup }) => targetMarkup);
  };
  expect(await offered()).toEqual(['old']);
  const [draft] = await list({ layer: 'draft' });
  server.clock.advance(1_000);
  const change = { memoryId, entryIds: [String(draft?.entryId)], layer: 'approved' as const };
  expect((await callAs(server, user, changeLayer, change)).data).toEqual({ changed: 1, replaced: 1 });
  expect(await offered()).toEqual(['new']);
  const [only, ...others] = await list();
  expect(others).toEqual([]);
  const entryId = String(only?.entryId);
  const { data } = await callAs(server, user, entryHistory, { memoryId, entryId });
  expect(data).toMatchObject([{ targetMarkup: 'old', layer: 'approved' }]);
});

test('is refused where something is not there, is fixed, or is not one’s own', async () => {
  const { user, memoryId, remember, list, member } = await world();
  await remember('One', 'Un', 'draft');
  const entryIds = (await list()).map(({ entryId }) => entryId);
  const change = { memoryId, entryIds, layer: 'approved' as const };
  const reviewer = await server.signIn(await server.addMember('REVIEWER', member));
  const stranger = await server.signIn(await server.addMember('ADMIN'));
  expect(await callAs(server, undefined, changeLayer, change)).toMatchObject({ http: 401 });
  expect(await callAs(server, reviewer, changeLayer, change)).toMatchObject({ http: 403 });
  expect(await callAs(server, stranger, changeLayer, change)).toMatchObject({ http: 404 });
  const more = { ...change, entryIds: [...entryIds, unknownId] };
  expect(await callAs(server, user, changeLayer, more)).toMatchObject({
    http: 404,
    code: 'resource.not-found',
  });
  for (const wrong of [{ layer: 'best' }, { entryIds: [] }])
    expect(await callWith(server, user, changeLayer, { ...change, ...wrong })).toMatchObject({ http: 400 });
  await callAs(server, user, memoriesApi.changeMemory, { memoryId, writable: false });
  expect(await callAs(server, user, changeLayer, change)).toMatchObject({ code: 'memory.not-writable' });
  expect(await list()).toMatchObject([{ layer: 'draft' }]);
});
