import type { Endpoint } from '@transloom/contracts/endpoint';
import { memoriesApi } from '@transloom/contracts/memories';
import { memoryCleaningsApi } from '@transloom/contracts/memory-cleanings';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { describe, expect, test } from 'vitest';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { cleaningWorld, type EntryDraft, reasonsOf } from '../../../testing/cleaning-world.ts';
import { freeWriter, takeWriter } from '../memory-turns.store.ts';

const { server, world } = await cleaningWorld();

describe('a cleaning', () => {
  const mixed: readonly EntryDraft[] = [
    { source: 'Paris', target: 'Paris' },
    { source: '1 house', target: '2 maisons' },
    { source: 'One', target: 'Un' },
    { source: 'one', target: 'un' },
    { source: 'Three {1/}', target: 'Three' },
  ];

  test('takes out what was found for the chosen reasons but for the excluded, and puts it back', async () => {
    const { user, memoryId, check, clean, findings, list, settled } = await world(mixed);
    const { cleaningId, found } = await check();
    expect(reasonsOf({ found })).toEqual({
      'codes+identical': 1,
      identical: 1,
      nearDuplicate: 1,
      numbers: 1,
    });
    const { records } = await findings(cleaningId, 'identical');
    const paris = records.find(({ entry }) => entry.sourceMarkup === 'Paris');
    const entryIds = [String(paris?.entry.entryId)];
    const choice = { assetId: memoryId, cleaningId, entryIds, excluded: true };
    await callAs(server, user, memoryCleaningsApi.excludeFindings, choice);
    const cleaned = await clean(cleaningId, ['identical', 'nearDuplicate']);
    expect(cleaned).toMatchObject({
      status: 'cleaned',
      removed: 2,
      excluded: 1,
      chosen: ['identical', 'nearDuplicate'],
    });
    expect(reasonsOf(cleaned)).toEqual({ 'codes+identical': 1, nearDuplicate: 1, numbers: 1 });
    expect(await list()).toEqual(['2 maisons', 'Paris', 'un']);
    const undo = { assetId: memoryId, cleaningId };
    await callAs(server, user, memoryCleaningsApi.undoCleaning, undo);
    expect(await settled(cleaningId)).toMatchObject({ status: 'undone', removed: 0 });
    expect(await list()).toEqual(['2 maisons', 'Paris', 'Three', 'Un', 'un']);
    const { data } = await callAs(server, user, memoriesApi.memoryDetail, { memoryId });
    expect(data.entryCount).toBe(5);
  });

  test('takes no source out that was found, and puts sources back with their entries', async () => {
    const { member, check, clean, user, memoryId, settled } = await world([
      { source: 'Paris', target: 'Paris' },
    ]);
    const { cleaningId } = await check();
    const sources = async () => {
      const rows = await server.database.organizationTransaction(member, (db) =>
        db.selectFrom('memorySource').selectAll().execute(),
      );
      // Put back by another transaction than the one that added them.
      return rows.map(({ addedIn: _, ...source }) => source);
    };
    const before = await sources();
    await clean(cleaningId, ['identical']);
    expect(await sources()).toEqual([]);
    await callAs(server, user, memoryCleaningsApi.undoCleaning, { assetId: memoryId, cleaningId });
    await settled(cleaningId);
    expect(await sources()).toEqual(before);
  });

  test('leaves what was changed since it was found', async () => {
    const { check, clean, list, user, memoryId, findings } = await world(mixed.slice(0, 2));
    const { cleaningId } = await check();
    const [finding] = (await findings(cleaningId, 'identical')).records;
    if (finding === undefined) throw new Error('nothing was found');
    const { entryId, updatedAt } = finding.entry;
    const change = { memoryId, entryId, updatedAt, sourceMarkup: 'Rome', targetMarkup: 'Rome' };
    await callAs(server, user, memoryEntriesApi.changeEntry, change);
    expect((await findings(cleaningId, 'identical')).records).toMatchObject([{ changed: true }]);
    expect(await clean(cleaningId, ['identical', 'numbers'])).toMatchObject({ removed: 1 });
    expect(await list()).toEqual(['Rome']);
  });

  test('leaves one of several translations although the best one is of no use by itself', async () => {
    const { check, clean, list } = await world([
      { source: '1 house', target: '1 maison' },
      { source: '1 house', target: '2 maisons' },
    ]);
    const { cleaningId } = await check();
    await clean(cleaningId, ['numbers', 'inconsistent']);
    expect(await list()).toEqual(['1 maison']);
  });

  test('puts back nothing over what somebody has added again', async () => {
    const { check, clean, add, list, user, memoryId, settled } = await world(mixed.slice(0, 1));
    const { cleaningId } = await check();
    await clean(cleaningId, ['identical']);
    await add([{ source: 'Paris', target: 'Paris' }]);
    await callAs(server, user, memoryCleaningsApi.undoCleaning, { assetId: memoryId, cleaningId });
    expect(await settled(cleaningId)).toMatchObject({ status: 'undone', removed: 0 });
    expect(await list()).toEqual(['Paris']);
    const { data } = await callAs(server, user, memoriesApi.memoryDetail, { memoryId });
    expect(data.entryCount).toBe(1);
  });
});

describe('a cleaning is refused', () => {
  const unknownId = '01900000-0000-7000-8000-00000000dead';

  test('while something else writes into the memory', async () => {
    const { user, memoryId, member, check } = await world();
    const { cleaningId } = await check();
    const write = (work: typeof takeWriter | typeof freeWriter) =>
      server.database.organizationTransaction(
        member,
        async (db) => void (await work(db, memoryId, unknownId)),
      );
    await write(takeWriter);
    const busy = { http: 409, code: 'asset.busy' };
    expect(await callAs(server, user, memoryCleaningsApi.startCheck, { assetId: memoryId })).toMatchObject(
      busy,
    );
    const clean = { assetId: memoryId, cleaningId, reasons: ['empty' as const] };
    expect(await callAs(server, user, memoryCleaningsApi.startCleaning, clean)).toMatchObject(busy);
    await write(freeWriter);
    expect(await callAs(server, user, memoryCleaningsApi.startCleaning, clean)).toMatchObject({ http: 200 });
  });

  test('where it was not looked through, or nothing was taken out', async () => {
    const { user, memoryId, check, clean } = await world();
    const { cleaningId } = await check();
    const one = { assetId: memoryId, cleaningId };
    const moved = { http: 409, code: 'cleaning.other-state' };
    expect(await callAs(server, user, memoryCleaningsApi.undoCleaning, one)).toMatchObject(moved);
    await clean(cleaningId, ['empty']);
    const again = { ...one, reasons: ['empty' as const] };
    expect(await callAs(server, user, memoryCleaningsApi.startCleaning, again)).toMatchObject(moved);
    const exclude = { ...one, entryIds: [unknownId], excluded: true };
    expect(await callAs(server, user, memoryCleaningsApi.excludeFindings, exclude)).toMatchObject(moved);
  });

  const api = memoryCleaningsApi;
  const ofOne: readonly (readonly [Endpoint, object])[] = [
    [api.listFindings, { reason: 'empty' }],
    [api.excludeFindings, { entryIds: [unknownId], excluded: true }],
    [api.startCleaning, { reasons: ['empty'] }],
    [api.undoCleaning, {}],
  ];

  test('of a memory that is not writable', async () => {
    const { user, memoryId, check } = await world();
    const { cleaningId } = await check();
    await callAs(server, user, memoriesApi.changeMemory, { memoryId, writable: false });
    const refused = { http: 403, code: 'memory.not-writable' };
    expect(await callAs(server, user, api.startCheck, { assetId: memoryId })).toMatchObject(refused);
    for (const [endpoint, more] of ofOne.slice(1))
      expect(
        await callWith(server, user, endpoint, { assetId: memoryId, cleaningId, ...more }),
      ).toMatchObject(refused);
  });

  test('to visitors, to whom may not edit, and of what is not there', async () => {
    const { member, user, memoryId, check } = await world();
    const { cleaningId } = await check();
    const reader = await server.signIn(await server.addMember('TRANSLATOR', member));
    const ofMemory = [api.listCleanings, api.startCheck].map((endpoint) => [endpoint, {}] as const);
    for (const [endpoint, more] of [...ofMemory, ...ofOne]) {
      const input = {
        assetId: memoryId,
        ...(endpoint.path.includes('{cleaningId}') && { cleaningId }),
        ...more,
      };
      expect(await callWith(server, undefined, endpoint, input)).toMatchObject({ http: 401 });
      expect(await callWith(server, reader, endpoint, input)).toMatchObject({ http: 403 });
      const missing = { http: 404, code: 'resource.not-found' };
      const elsewhere = { ...input, assetId: unknownId };
      expect(await callWith(server, user, endpoint, elsewhere)).toMatchObject(missing);
      if (!endpoint.path.includes('{cleaningId}')) continue;
      const unknown = { ...input, cleaningId: unknownId };
      expect(await callWith(server, user, endpoint, unknown)).toMatchObject(missing);
    }
  });

  test.each<[string, Endpoint, object]>([
    ['no reason', api.startCleaning, { reasons: [] }],
    ['a reason there is not', api.startCleaning, { reasons: ['none'] }],
    ['no entries', api.excludeFindings, { entryIds: [], excluded: true }],
    ['another choice of what to keep', api.startCheck, { keep: 'oldest' }],
  ])('with %s', async (_what, endpoint, more) => {
    const { user, memoryId } = await world();
    const input = {
      assetId: memoryId,
      ...(endpoint !== api.startCheck && { cleaningId: unknownId }),
      ...more,
    };
    expect(await callWith(server, user, endpoint, input)).toMatchObject({
      http: 400,
      code: 'request.invalid',
    });
  });
});
