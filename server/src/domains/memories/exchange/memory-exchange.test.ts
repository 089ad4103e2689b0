import { memoryImportsApi, termImportsApi } from '@transloom/contracts/asset-imports';
import { memoriesApi } from '@transloom/contracts/memories';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { xlsxExchange } from '@transloom/core/memory/exchange/xlsx-exchange';
import { readTmx } from '@transloom/core/memory/tmx/tmx-reader';
import type { TmxUnit } from '@transloom/core/memory/tmx/tmx-unit';
import { expect, test, vi } from 'vitest';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { exchangeWorld, houseTmx, variant } from '../../../testing/exchange-world.ts';
import type { TestUser } from '../../../testing/test-server.ts';

const { server, createWith, imported } = await exchangeWorld();
const timeout = 20_000;

test('a file that went in comes out with nothing lost', async () => {
  const { user, memoryId } = await imported();
  const { data } = await callAs(server, user, memoriesApi.exportMemory, { memoryId, as: 'tmx' });
  const { header, units } = readTmx(await downloaded(user, data.resourceId));
  const before = readTmx(new TextEncoder().encode(houseTmx));
  expect(header).toEqual(before.header);
  const byId = (a: TmxUnit, b: TmxUnit) => Number(a.attributes['tuid']) - Number(b.attributes['tuid']);
  expect(units.toSorted(byId)).toEqual(before.units.slice(0, 2));
});

test('entries are of the layer that was chosen where the file says none, and an export says it', async () => {
  const said = '<tuv xml:lang="de"><prop type="x-layer">reviewed</prop>';
  const content = houseTmx.replace('<tuv xml:lang="de" creationid="ann">', said);
  const { user, memoryId } = await imported(content, 'draft');
  const layers = async (of: string) => {
    const { data } = await callAs(server, user, memoryEntriesApi.listEntries, { memoryId: of });
    return data.records.map(({ targetMarkup, layer }) => `${targetMarkup} ${layer}`).sort();
  };
  const expected = ['Deux draft', 'Ein roter reviewed', expect.stringMatching(/^Un .* draft$/)];
  expect(await layers(memoryId)).toEqual(expected);
  const { data } = await callAs(server, user, memoriesApi.exportMemory, { memoryId, as: 'tmx' });
  const written = (await downloaded(user, data.resourceId)).toString();
  const again = await imported(written);
  const { data: list } = await callAs(server, again.user, memoryEntriesApi.listEntries, {
    memoryId: again.memoryId,
  });
  expect(list.records.map(({ targetMarkup, layer }) => `${targetMarkup} ${layer}`).sort()).toEqual(expected);
});

test('entries are of the origin their file says, and it comes out as it went in', async () => {
  const content = houseTmx
    .replace('<prop type="x-other">kept</prop>', '<prop type="x-Origin">Alignment</prop>')
    .replace('<tu tuid="2">', '<tu tuid="2"><prop type="x-origin">machine-translation</prop>');
  const { user, memoryId } = await imported(content);
  const { data: list } = await callAs(server, user, memoryEntriesApi.listEntries, { memoryId });
  expect(list.records.map(({ targetMarkup, origin }) => `${targetMarkup} ${origin}`).sort()).toEqual([
    'Deux machine-translation',
    'Ein roter alignment',
    expect.stringMatching(/^Un .* alignment$/),
  ]);
  const { data } = await callAs(server, user, memoriesApi.exportMemory, { memoryId, as: 'tmx' });
  const written = (await downloaded(user, data.resourceId)).toString();
  expect(written.match(/<prop type="x-origin">.*?<\/prop>/gi)?.sort()).toEqual([
    '<prop type="x-Origin">Alignment</prop>',
    '<prop type="x-origin">machine-translation</prop>',
  ]);
});

test('a layer nobody knows is refused, and a term base has none', async () => {
  const user = await server.signIn(await server.addMember('ADMIN'));
  const { memoryId: assetId } = await createWith(user, houseTmx);
  const refused = { http: 400, code: 'request.invalid' };
  const files = { assetId, fileIds: [assetId] };
  const best = { ...files, layer: 'best' };
  expect(await callWith(server, user, memoryImportsApi.importFiles, best)).toMatchObject(refused);
  const { success } = termImportsApi.importFiles.input.safeParse({ ...files, layer: 'draft' });
  expect(success).toBe(false);
});

test('an export to Excel has a row for each unit', async () => {
  const { user, memoryId } = await imported();
  const { data } = await callAs(server, user, memoriesApi.exportMemory, { memoryId, as: 'xlsx' });
  const units = await unitsOfWorkbook(await downloaded(user, data.resourceId));
  expect(units.map(({ variants }) => variants.map(({ text }) => text.text)).sort()).toEqual([
    ['One red', 'Ein roter', 'Un rouge'],
    ['Two', '', 'Deux'],
  ]);
});

test.each([
  ['words', { text: 'two' }, [['Two', '', 'Deux']]],
  ['a language', { targetLanguage: 'de' }, [['One red', 'Ein roter', '']]],
  ['nobody', { person: 'nobody' }, []],
])('an export of what a filter finds has nothing else: %s', async (_what, filter, expected) => {
  const { user, memoryId } = await imported();
  const asked = { memoryId, as: 'xlsx', filter } as const;
  const { data } = await callAs(server, user, memoriesApi.exportMemory, asked);
  const units = await unitsOfWorkbook(await downloaded(user, data.resourceId));
  const texts = units.map(({ variants }) => ['en', 'de', 'fr'].map((language) => textIn(variants, language)));
  expect(texts).toEqual(expected);
});

function textIn(variants: TmxUnit['variants'], wanted: string): string {
  return variants.find(({ language }) => language === wanted)?.text.text ?? '';
}

test('what a file held that could not be used can be had with the reasons', async () => {
  const { user, memoryId, importId } = await imported();
  const { data } = await callAs(server, user, memoryImportsApi.downloadDiscarded, {
    assetId: memoryId,
    importId,
  });
  const file = await downloaded(user, data.resourceId);
  expect(file.subarray(0, 2).toString()).toBe('PK');
});

test.each(['xlsx', 'csv', 'tmx'] as const)('a template of %s is a file to be filled', async (as) => {
  const user = await server.signIn(await server.addMember('ADMIN'));
  const languages = { sourceLanguage: 'en', targetLanguages: ['fr'] };
  const { data } = await callAs(server, user, memoriesApi.memoryTemplate, { as, ...languages });
  expect((await downloaded(user, data.resourceId)).length).toBeGreaterThan(10);
});

test('an import that is taken back leaves what others added', async () => {
  const { user, memoryId, importId } = await imported();
  const own = { memoryId, targetLanguage: 'fr', sourceMarkup: 'Mine', targetMarkup: 'Mien' };
  await callAs(server, user, memoryEntriesApi.addEntry, own);
  await callAs(server, user, memoryImportsApi.takeBackImport, { assetId: memoryId, importId });
  await vi.waitFor(
    async () => {
      const { data } = await callAs(server, user, memoryEntriesApi.listEntries, { memoryId });
      expect(data.records.map(({ sourceMarkup }) => sourceMarkup)).toEqual(['Mine']);
    },
    { timeout },
  );
  const { data } = await callAs(server, user, memoryImportsApi.listImports, { assetId: memoryId });
  expect(data[0]).toMatchObject({ status: 'taken-back', resumable: false });
});

const manyPairs = Array.from(
  { length: 3_000 },
  (_, i) => `<tu>${variant('en', `W${i}`)}${variant('fr', `M${i}`)}</tu>`,
);
const largeTmx = houseTmx.replace(/<body>.*<\/body>/s, `<body>${manyPairs.join('')}</body>`);

/** Rows of entries, of what finds them, and of blocks. */
function storedRows(): Promise<readonly number[]> {
  const tables = [
    'memoryEntry',
    'memorySourcePack',
    'memoryBlock',
    'memoryPosting',
    'memoryBlockEntry',
  ] as const;
  return server.database.systemTransaction(async (db) => {
    const counts = tables.map((table) =>
      db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirst(),
    );
    return (await Promise.all(counts)).map((count) => count?.rows ?? 0);
  });
}

test('a large import that is taken back leaves nothing that searches look into', async () => {
  const before = await storedRows();
  const { user, memoryId, importId } = await imported(largeTmx);
  expect((await storedRows()).every((rows, i) => rows > (before[i] ?? 0))).toBe(true);
  await callAs(server, user, memoryImportsApi.takeBackImport, { assetId: memoryId, importId });
  await vi.waitFor(async () => expect(await storedRows()).toEqual(before), { timeout });
});

test('a memory that is deleted while a file goes into it leaves nothing', async () => {
  const before = await storedRows();
  const user = await server.signIn(await server.addMember('ADMIN'));
  const { memoryId } = await createWith(user, largeTmx);
  await vi.waitFor(async () => expect((await storedRows())[0]).toBeGreaterThan(before[0] ?? 0), {
    timeout,
    interval: 2,
  });
  await callAs(server, user, memoriesApi.deleteMemories, { memoryIds: [memoryId] });
  expect(await callAs(server, user, memoryImportsApi.listImports, { assetId: memoryId })).toMatchObject({
    http: 404,
  });
  await vi.waitFor(
    async () => {
      expect(await storedRows()).toEqual(before);
      const left = await server.database.systemTransaction((db) =>
        db.selectFrom('memory').select('id').where('id', '=', memoryId).execute(),
      );
      expect(left).toEqual([]);
    },
    { timeout },
  );
});

/** What a download of the user holds, once it is there. */
async function downloaded({ organizationId }: TestUser, resourceId: string): Promise<Buffer> {
  const { database, services } = server;
  const key = await vi.waitFor(
    () =>
      database.systemTransaction(async (db) => {
        const { status, storageKey } = await db
          .selectFrom('download')
          .select(['status', 'storageKey'])
          .where('resourceId', '=', resourceId)
          .where('organizationId', '=', organizationId)
          .executeTakeFirstOrThrow();
        expect(status).toBe('S');
        return String(storageKey);
      }),
    { timeout },
  );
  return Buffer.from(await services.storage.read(key));
}

async function unitsOfWorkbook(file: Uint8Array): Promise<readonly TmxUnit[]> {
  async function* content() {
    yield file;
  }
  const languages = { sourceLanguage: 'en', targetLanguages: ['fr', 'de'] };
  const units: TmxUnit[] = [];
  for await (const batch of xlsxExchange.read(content(), languages)) units.push(...batch.units);
  return units;
}
