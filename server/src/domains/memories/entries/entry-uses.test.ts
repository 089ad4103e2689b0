import { randomUUID } from 'node:crypto';
import { filesApi } from '@transloom/contracts/files';
import { memoriesApi } from '@transloom/contracts/memories';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { expect, test, vi } from 'vitest';
import { actAs } from '../../../testing/act-as.ts';
import { callAs } from '../../../testing/call-as.ts';
import { exchangeWorld } from '../../../testing/exchange-world.ts';
import type { TestUser } from '../../../testing/test-server.ts';
import { countUses } from './entry-uses.ts';

const { server, imported } = await exchangeWorld();
const { as } = actAs(server.services);
const timeout = 20_000;
const languages = { sourceLanguage: 'en', targetLanguage: 'fr' };

const tmx = (...units: readonly string[]) =>
  `<tmx version="1.4"><header srclang="en" creationtool="Other" creationtoolversion="9" segtype="sentence"
  o-tmf="o" adminlang="en" datatype="xml"/><body>${units.join('')}</body></tmx>`;
const unit = (word: string, ofUnit = '', ofTarget = '') =>
  `<tu ${ofUnit}><tuv xml:lang="en"><seg>${word}</seg></tuv><tuv xml:lang="fr" ${ofTarget}><seg>${word} fr</seg></tuv></tu>`;

async function entriesOf(user: TestUser, memoryId: string) {
  const { data } = await callAs(server, user, memoryEntriesApi.listEntries, { memoryId });
  return new Map(data.records.map(({ sourceMarkup, entryId }) => [sourceMarkup, entryId]));
}

async function usageIn(user: TestUser, memoryId: string, word: string) {
  const entryId = (await entriesOf(user, memoryId)).get(word) ?? '';
  return (await callAs(server, user, memoryEntriesApi.entryDetail, { memoryId, entryId })).data.usage;
}

async function use(user: TestUser, ...entryIds: readonly string[]): Promise<string> {
  server.clock.advance(1_000);
  await as(user, (context) => countUses(context, { ...languages, entryIds }));
  return server.services.now().toISOString();
}

async function exported(user: TestUser, memoryId: string): Promise<string> {
  const { data } = await callAs(server, user, memoriesApi.exportMemory, { memoryId, as: 'tmx' });
  await vi.waitFor(
    async () => {
      const { data: downloads } = await callAs(server, user, filesApi.listDownloads, {});
      expect(downloads.find(({ resourceId }) => resourceId === data.resourceId)?.status).toBe('S');
    },
    { timeout },
  );
  const key = `downloads/${user.organizationId}/${data.resourceId}`;
  return Buffer.from(await server.services.storage.read(key)).toString();
}

test('uses are counted with what the file says of others, and go out and come in with TMX', async () => {
  const said = 'usagecount="4" lastusagedate="20240131T120000Z"';
  const { user, memoryId } = await imported(tmx(unit('One', said), unit('Two', '', said), unit('Three')));
  const saidUsage = { count: 4, lastUsedAt: '2024-01-31T12:00:00.000Z' };
  expect(await usageIn(user, memoryId, 'One')).toEqual(saidUsage);
  expect(await usageIn(user, memoryId, 'Three')).toBeNull();
  const ids = await entriesOf(user, memoryId);
  await use(user, ids.get('One') ?? '', ids.get('One') ?? '', ids.get('Two') ?? '');
  const last = await use(user, ids.get('Three') ?? '', ids.get('One') ?? '');
  expect(await usageIn(user, memoryId, 'One')).toEqual({ count: 7, lastUsedAt: last });
  expect(await usageIn(user, memoryId, 'Two')).toMatchObject({ count: 5 });
  expect(await usageIn(user, memoryId, 'Three')).toEqual({ count: 1, lastUsedAt: last });
  const written = await exported(user, memoryId);
  expect(written).toMatch(/<tu [^>]*usagecount="7"/);
  expect(written).toMatch(/<tuv [^>]*usagecount="5"/);
  expect(written).toMatch(/<tuv [^>]*usagecount="1"/);
  const again = await imported(written);
  expect(await usageIn(again.user, again.memoryId, 'One')).toMatchObject({ count: 7 });
  expect(await usageIn(again.user, again.memoryId, 'Three')).toMatchObject({ count: 1 });
});

test('a file of ours that comes back into its memory counts no use twice, and later ones once', async () => {
  const { user, memoryId } = await imported(tmx(unit('One', 'usagecount="4"')));
  const ids = await entriesOf(user, memoryId);
  await use(user, ids.get('One') ?? '');
  const written = await exported(user, memoryId);
  await server.database.systemTransaction((db) =>
    db
      .updateTable('memoryEntry')
      .set({ properties: JSON.stringify(propertiesIn(written)) })
      .where('id', '=', ids.get('One') ?? '')
      .execute(),
  );
  expect(await usageIn(user, memoryId, 'One')).toMatchObject({ count: 5 });
  await use(user, ids.get('One') ?? '');
  expect(await usageIn(user, memoryId, 'One')).toMatchObject({ count: 6 });
});

/** As the unit of a file says of itself. */
function propertiesIn(written: string) {
  const value = (pattern: RegExp) => pattern.exec(written)?.[1] ?? '';
  return {
    unit: {
      attributes: { usagecount: value(/usagecount="(\d+)"/), lastusagedate: value(/lastusagedate="(\w+)"/) },
      properties: [{ type: 'x-usage-until', value: value(/<prop type="x-usage-until">([^<]+)</) }],
    },
  };
}

test('what nobody used comes out as it went in', async () => {
  const { user, memoryId } = await imported(tmx(unit('One', 'usagecount="many"', 'usagecount="2"')));
  expect(await usageIn(user, memoryId, 'One')).toEqual({ count: 2, lastUsedAt: null });
  const written = await exported(user, memoryId);
  expect(written).toContain('usagecount="many"');
  expect(written).not.toContain('x-usage-until');
});

/** A memory of one direction with a pair. */
async function memoryOf(user: TestUser, name: string, word?: string) {
  const { data } = await callAs(server, user, memoriesApi.createMemory, {
    name,
    sourceLanguage: 'en',
    targetLanguages: ['fr'],
  });
  const { memoryId } = data;
  if (word === undefined) return { memoryId, entryId: '' };
  const pair = { targetLanguage: 'fr', sourceMarkup: word, targetMarkup: `${word} fr` };
  const { data: added } = await callAs(server, user, memoryEntriesApi.addEntry, { memoryId, ...pair });
  return { memoryId, entryId: added.entryId };
}

test('uses go with their entry, come back with it, and are copied by a merge', async () => {
  const user = await server.signIn(await server.addMember('ADMIN'));
  const { memoryId, entryId } = await memoryOf(user, 'House', 'One');
  await use(user, entryId, entryId);
  const uses = () =>
    server.database.systemTransaction((db) =>
      db.selectFrom('memoryEntryUse').selectAll().where('entryId', '=', entryId).execute(),
    );
  const { data } = await callAs(server, user, memoryEntriesApi.deleteEntries, {
    memoryId,
    entryIds: [entryId],
  });
  expect(await uses()).toEqual([]);
  await callAs(server, user, memoryEntriesApi.restoreEntries, { memoryId, ...data });
  expect(await usageIn(user, memoryId, 'One')).toMatchObject({ count: 2 });
  const { data: entry } = await callAs(server, user, memoryEntriesApi.entryDetail, { memoryId, entryId });
  const texts = { sourceMarkup: 'One', targetMarkup: 'Un' };
  const { updatedAt } = entry;
  await callAs(server, user, memoryEntriesApi.changeEntry, { memoryId, entryId, updatedAt, ...texts });
  expect(await usageIn(user, memoryId, 'One')).toMatchObject({ count: 2 });
  const other = await memoryOf(user, 'Garden');
  const wish = { memoryIds: [memoryId, other.memoryId], name: 'Both', keep: 'all' as const };
  const { data: merged } = await callAs(server, user, memoriesApi.mergeMemories, wish);
  await vi.waitFor(
    async () => expect(await usageIn(user, merged.memoryId, 'One')).toMatchObject({ count: 2 }),
    { timeout },
  );
  const filling = async () =>
    (await callAs(server, user, memoriesApi.memoryDetail, { memoryId: merged.memoryId })).data.filling;
  await vi.waitFor(async () => expect(await filling()).toBeNull(), { timeout });
  await callAs(server, user, memoriesApi.deleteMemories, { memoryIds: [memoryId] });
  await vi.waitFor(async () => expect(await uses()).toEqual([]), { timeout });
});

test('what stands in no searched memory is not counted', async () => {
  const { user, memoryId } = await imported(tmx(unit('One')));
  const entryId = (await entriesOf(user, memoryId)).get('One') ?? '';
  const stranger = await server.signIn(await server.addMember('ADMIN'));
  await use(stranger, entryId);
  await use(user, randomUUID());
  await as(user, (context) =>
    countUses(context, { ...languages, targetLanguage: 'de', entryIds: [entryId] }),
  );
  expect(await usageIn(user, memoryId, 'One')).toBeNull();
});
