import { memoriesApi } from '@transloom/contracts/memories';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { describe, expect, test } from 'vitest';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { houseMemories } from '../../../testing/house-memories.ts';
import { whileChanging } from '../../../testing/while-changing.ts';

const { server, world } = await houseMemories();
const unknownId = '01900000-0000-7000-8000-00000000dead';

describe('entries of a memory', () => {
  test('are shown with who made them, the newest first, page by page', async () => {
    const { add, list, member } = await world();
    for (const word of ['One', 'Two', 'Three']) await add(word, `${word} fr`);
    const page = await list({ pageSize: 2 });
    expect(page.records.map(({ sourceMarkup }) => sourceMarkup)).toEqual(['Three', 'Two']);
    expect(page).toMatchObject({ total: 3, pageNumber: 1, pageSize: 2 });
    expect(page.records[0]).toMatchObject({
      creator: member.username,
      updater: member.username,
      targetLanguage: 'fr',
      layer: 'approved',
      origin: 'human',
      hasContext: false,
      fileName: null,
      projectName: null,
    });
    expect((await list({ pageSize: 2, pageNumber: 2 })).records).toHaveLength(1);
  });

  test.each([
    [{ text: 'red car' }, ['A red, red car']],
    [{ text: 'ROUGE' }, ['A red, red car', 'Red wine']],
    [{ text: '50%_' }, []],
    [{ targetLanguage: 'de' }, ['Red wine']],
    [{ origin: 'import' }, []],
    [{ layer: 'approved', changedAfter: '2031-01-01T00:00:00Z' }, []],
  ])('are narrowed by %j', async (filter, expected) => {
    const { add, list } = await world(['fr', 'de']);
    await add('A red, red car', 'Une voiture rouge');
    await add('Red wine', 'Rouge', 'de');
    expect((await list(filter)).records.map(({ sourceMarkup }) => sourceMarkup).sort()).toEqual(expected);
  });

  test.each([
    [{}, ['Step 2', 'alp', '{b}Step{/b} 10', 'Zoo']],
    [{ sortOrder: 'ascending' }, ['Zoo', '{b}Step{/b} 10', 'alp', 'Step 2']],
    [{ sortBy: 'source', sortOrder: 'ascending' }, ['alp', 'Step 2', '{b}Step{/b} 10', 'Zoo']],
    [{ sortBy: 'source' }, ['Zoo', '{b}Step{/b} 10', 'Step 2', 'alp']],
    [{ sortBy: 'target', sortOrder: 'ascending' }, ['alp', '{b}Step{/b} 10', 'Step 2', 'Zoo']],
    [{ sortBy: 'changed', sortOrder: 'ascending' }, ['{b}Step{/b} 10', 'alp', 'Step 2', 'Zoo']],
    [{ sortBy: 'changed' }, ['Zoo', 'Step 2', 'alp', '{b}Step{/b} 10']],
    [{ sortBy: 'source', text: 'step' }, ['{b}Step{/b} 10', 'Step 2']],
    [{ text: 'step', sortOrder: 'ascending' }, ['{b}Step{/b} 10', 'Step 2']],
  ])('are sorted by %j, page by page, of one target language and of several', async (order, expected) => {
    for (const languages of [['fr'], ['fr', 'de']]) {
      const { user, memoryId, add, list } = await world(languages);
      const { data: first } = await add('Zoo', 'Zoo');
      const others = [
        ['{b}Step{/b} 10', '{b}Étape{/b} 10'],
        ['alp', 'alpage'],
        ['Step 2', 'étape X'],
      ] as const;
      for (const [source, target] of others) {
        server.clock.advance(1_000);
        await add(source, target, languages.at(-1));
      }
      server.clock.advance(1_000);
      const texts = { sourceMarkup: 'Zoo', targetMarkup: 'Zoo encore' };
      const { entryId, updatedAt } = first;
      await callAs(server, user, memoryEntriesApi.changeEntry, { memoryId, entryId, updatedAt, ...texts });
      const pages = [
        await list({ ...order, pageSize: 3 }),
        await list({ ...order, pageSize: 3, pageNumber: 2 }),
      ];
      const found = pages.flatMap(({ records }) => records.map(({ sourceMarkup }) => sourceMarkup));
      expect(found).toEqual(expected);
    }
  });

  test('say when they came into the memory', async () => {
    const { add } = await world();
    const { data: entry } = await add('One', 'Un');
    expect(Math.abs(Date.now() - Date.parse(entry.addedAt))).toBeLessThan(60_000);
  });

  test('are changed by whoever saw them last, and what they were is kept', async () => {
    const { user, memoryId, add, list, member } = await world();
    const { data: entry } = await add('One', 'Un');
    server.clock.advance(1_000);
    const change = { memoryId, entryId: entry.entryId, updatedAt: entry.updatedAt };
    const texts = { sourceMarkup: 'One {1}more{/1}', targetMarkup: '{1}Encore{/1} un' };
    const changed = await callAs(server, user, memoryEntriesApi.changeEntry, { ...change, ...texts });
    expect(changed.data).toMatchObject({ entryId: entry.entryId, ...texts });
    const again = await callAs(server, user, memoryEntriesApi.changeEntry, { ...change, ...texts });
    expect(again).toMatchObject({ http: 409, code: 'memory.entry-changed' });
    const named = { memoryId, entryId: entry.entryId };
    const history = await callAs(server, user, memoryEntriesApi.entryHistory, named);
    expect(history.data).toEqual([
      {
        change: 'changed',
        sourceMarkup: 'One',
        targetMarkup: 'Un',
        layer: 'approved',
        changer: member.username,
        changedAt: changed.data.updatedAt,
      },
    ]);
    expect((await list()).total).toBe(1);
  });

  test.each([
    ['texts', { sourceMarkup: 'One', targetMarkup: 'Une' }, memoryEntriesApi.changeEntry],
    ['layer', { layer: 'draft' }, memoryEntriesApi.changeLayer],
  ])(
    'whose %s somebody changes at the same moment stay as the first one left them',
    async (_, change, api) => {
      const { user, member, memoryId, add, list } = await world();
      const { entryId, updatedAt } = (await add('One', 'Un')).data;
      const changedAt = new Date(Date.parse(updatedAt) + 1);
      const one = api === memoryEntriesApi.changeEntry ? { entryId, updatedAt } : { entryIds: [entryId] };
      const answer = await whileChanging(server, member, {
        change: (db) =>
          db
            .updateTable('memoryEntry')
            .set({ target: 'Premier', changedAt })
            .where('id', '=', entryId)
            .execute(),
        otherCall: () => callWith(server, user, api, { memoryId, ...one, ...change }),
      });
      expect(answer).toMatchObject({ http: 409, code: 'memory.entry-changed' });
      expect((await list()).records).toMatchObject([{ targetMarkup: 'Premier', layer: 'approved' }]);
    },
  );

  test('are read one by one, but not through another memory', async () => {
    const { user, memoryId, add, list } = await world();
    const { data: entry } = await add('One', 'Un');
    const named = { memoryId, entryId: entry.entryId };
    const read = await callAs(server, user, memoryEntriesApi.entryDetail, named);
    expect(read.data).toEqual({ ...(await list()).records[0], fields: [], usage: null });
    const other = await callAs(server, user, memoriesApi.createMemory, {
      name: 'Garden',
      sourceLanguage: 'en',
      targetLanguages: ['fr'],
    });
    for (const wrong of [
      { memoryId: other.data.memoryId },
      { entryId: unknownId },
      { memoryId: unknownId },
    ]) {
      const refused = await callAs(server, user, memoryEntriesApi.entryDetail, { ...named, ...wrong });
      expect(refused).toMatchObject({ http: 404, code: 'resource.not-found' });
    }
  });

  test('are deleted together, and their sources with them', async () => {
    const { user, memoryId, add, list, member } = await world();
    const made = [await add('One', 'Un'), await add('Two', 'Deux'), await add('One', 'Une')];
    const entryIds = made.slice(0, 2).map(({ data }) => data.entryId);
    await callAs(server, user, memoryEntriesApi.deleteEntries, { memoryId, entryIds });
    expect((await list()).records.map(({ targetMarkup }) => targetMarkup)).toEqual(['Une']);
    const sources = await server.database.organizationTransaction(member, (db) =>
      db.selectFrom('memorySource').select('sourceKey').execute(),
    );
    expect(sources).toHaveLength(1);
    const { data } = await callAs(server, user, memoriesApi.memoryDetail, { memoryId });
    expect(data.entryCount).toBe(1);
    const [entryId = ''] = entryIds;
    const history = await callAs(server, user, memoryEntriesApi.entryHistory, { memoryId, entryId });
    expect(history.data).toMatchObject([{ change: 'deleted', sourceMarkup: 'One' }]);
  });

  test('come back as they were when their deletion is undone, once', async () => {
    const { user, memoryId, add, list } = await world(['fr', 'de']);
    const made = [await add('One', 'Un'), await add('Two', 'Zwei', 'de'), await add('Three', 'Trois')];
    const before = await list();
    const entryIds = made.slice(0, 2).map(({ data }) => data.entryId);
    const { data } = await callAs(server, user, memoryEntriesApi.deleteEntries, { memoryId, entryIds });
    expect((await list()).total).toBe(1);
    const undo = () => callAs(server, user, memoryEntriesApi.restoreEntries, { memoryId, ...data });
    expect(await undo()).toMatchObject({ http: 200 });
    expect(await list()).toEqual(before);
    expect((await list({ text: 'zwei' })).records).toHaveLength(1);
    expect(await undo()).toMatchObject({ http: 404, code: 'resource.not-found' });
  });

  test('are narrowed by who made them and by the project', async () => {
    const { member, add, list } = await world();
    await add('One', 'Un');
    await add('Two', 'Deux');
    await server.database.organizationTransaction(member, (db) =>
      db
        .updateTable('memoryEntry')
        .set({ createdBy: null, changedBy: null, createdByName: 'Ann Other', projectName: 'Site 2031' })
        .where('source', '=', 'Two')
        .execute(),
    );
    const found = async (filter: object) =>
      (await list(filter)).records.map(({ sourceMarkup }) => sourceMarkup);
    expect(await found({ person: member.username.slice(1).toUpperCase() })).toEqual(['One']);
    expect(await found({ person: 'other' })).toEqual(['Two']);
    expect(await found({ person: 'nobody' })).toEqual([]);
    expect(await found({ project: 'site' })).toEqual(['Two']);
    expect(await found({ project: '%' })).toEqual([]);
  });

  test.each([
    ['no source', { sourceMarkup: ' ' }, 400, 'request.invalid'],
    ['codes that are none', { sourceMarkup: '{b}open' }, 400, 'segment.codes-invalid'],
    ['a language it has not', { targetLanguage: 'it' }, 404, 'resource.not-found'],
    ['what is there already', {}, 409, 'memory.entry-exists'],
    ['another memory', { memoryId: unknownId }, 404, 'resource.not-found'],
  ])('with %s are refused', async (_what, changes, http, code) => {
    const { user, memoryId, add, list } = await world();
    await add('One', 'Un');
    const entry = { memoryId, targetLanguage: 'fr', sourceMarkup: 'One', targetMarkup: 'Un', ...changes };
    expect(await callWith(server, user, memoryEntriesApi.addEntry, entry)).toMatchObject({ http, code });
    expect((await list()).total).toBe(1);
  });

  test('of a memory that is not writable stay as they are', async () => {
    const { user, memoryId, add } = await world();
    const { data } = await add('One', 'Un');
    await callAs(server, user, memoriesApi.changeMemory, { memoryId, writable: false });
    const refused = { http: 403, code: 'memory.not-writable' };
    expect(await add('Two', 'Deux')).toMatchObject(refused);
    const entryIds = [data.entryId];
    expect(await callAs(server, user, memoryEntriesApi.deleteEntries, { memoryId, entryIds })).toMatchObject(
      refused,
    );
  });
});
