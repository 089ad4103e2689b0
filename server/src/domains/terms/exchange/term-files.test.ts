import { termImportsApi } from '@transloom/contracts/asset-imports';
import { filesApi } from '@transloom/contracts/files';
import { termEntriesApi } from '@transloom/contracts/term-entries';
import { termsApi } from '@transloom/contracts/terms';
import { workbookRows } from '@transloom/core/memory/exchange/workbook-rows';
import { expect, test, vi } from 'vitest';
import type { JobContext } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { actAs } from '../../../testing/act-as.ts';
import { callAs } from '../../../testing/call-as.ts';
import { termsWorld } from '../../../testing/terms-world.ts';
import type { TestUser } from '../../../testing/test-server.ts';
import { uploadAs } from '../../../testing/upload-as.ts';
import { importJobsOf } from '../../assets/imports/run-import.ts';
import { importableTermBase } from './importable-term-base.ts';

const { server, somebody, newBase } = await termsWorld();

const concept = (source: string, target: string, more = '') =>
  `<termEntry>${more}<langSet xml:lang="en-US"><tig><term>${source}</term></tig></langSet><langSet xml:lang="de"><tig><term>${target}</term></tig></langSet></termEntry>`;
const tbx = (...concepts: readonly string[]) =>
  `<martif type="TBX" xml:lang="en"><martifHeader><fileDesc><sourceDesc><p>Ours</p></sourceDesc></fileDesc></martifHeader><text><body>${concepts.join('')}</body></text></martif>`;

async function imported(user: TestUser, name: string, content: string) {
  const upload = await uploadAs(server, user, 'term', [{ name, content }]);
  const termBaseId = await newBase(user, { fileIds: upload.data.files.map(({ fileId }) => fileId) });
  return vi.waitFor(
    async () => {
      const { data } = await callAs(server, user, termsApi.termBaseDetail, { termBaseId });
      if (data.lastImports[0]?.finishedAt == null) throw new Error('not imported yet');
      return data;
    },
    { timeout: 20_000 },
  );
}

function jobOf(user: TestUser): JobContext {
  const { signal } = new AbortController();
  const base = actAs(server.services).longContext(user);
  return { ...base, jobId: newId(), signal, progress: async () => undefined };
}

/** A file that was made for somebody, or the last one, once it is there. */
async function downloaded(user: TestUser, wanted?: string): Promise<Buffer> {
  const { resourceId } = await vi.waitFor(
    async () => {
      const { data } = await callAs(server, user, filesApi.listDownloads, {});
      const one = wanted === undefined ? data[0] : data.find((known) => known.resourceId === wanted);
      if (one?.status !== 'S') throw new Error(String(one?.status));
      return one;
    },
    { timeout: 20_000 },
  );
  return Buffer.from(await server.services.storage.read(`downloads/${user.organizationId}/${resourceId}`));
}

test('a file is imported with a count of what was left out', async () => {
  const user = await somebody();
  const long = 'x'.repeat(501);
  const base = await imported(
    user,
    'a.tbx',
    tbx(
      concept('fog', 'Nebel'),
      concept('fog', 'Nebel'),
      concept('Same', 'Same'),
      concept('', ''),
      concept('long', long),
      '<termEntry><langSet xml:lang="ja"><tig><term>霧</term></tig></langSet></termEntry>',
    ),
  );
  expect(base.lastImports[0]).toMatchObject({
    status: 'done',
    summary: {
      detected: 6,
      imported: 1,
      empty: 1,
      identical: 1,
      duplicate: 1,
      tooLong: 1,
      otherLanguage: 1,
      spoiled: 0,
    },
  });
  expect(base.entryCount).toBe(1);
  expect(
    await callAs(server, user, termEntriesApi.listTermEntries, { termBaseId: base.termBaseId }),
  ).toMatchObject({
    data: { records: [{ fileName: 'a.tbx' }] },
  });
});

test.each([
  ['more terms', Array.from({ length: 201 }, (_, i) => `c,fog ${i},Nebel ${i},`).join('\n')],
  ['a longer remark', `c,fog,Nebel,${'x'.repeat(4_001)}`],
])('a file has entries of %s than one may have, and says so', async (_, rows) => {
  const base = await imported(await somebody(), 'g.csv', `concept,en,de,remark\n${rows}\nd,rain,Regen,\n`);
  expect(base.lastImports[0]).toMatchObject({
    status: 'done',
    summary: { detected: 2, imported: 1, tooLong: 1 },
  });
});

test('a file that is cut off leaves nothing behind', async () => {
  const user = await somebody();
  const base = await imported(user, 'b.tbx', tbx(concept('fog', 'Nebel')).slice(0, -20));
  expect(base).toMatchObject({
    entryCount: 0,
    lastImports: [{ status: 'failed', failure: { code: 'document.cut-off' } }],
  });
});

test('a TBX of an unknown namespace is distinguished from files that can be imported', async () => {
  const entry =
    '<conceptEntry><langSec xml:lang="en"><termSec><term>fog</term></termSec></langSec></conceptEntry>';
  const mystery = `<tbx type="TBX-Mystery" style="dct" xml:lang="en" xmlns="urn:example:mystery"><text><body>${entry}</body></text></tbx>`;
  const { entryCount, lastImports } = await imported(await somebody(), 'm.tbx', mystery);
  const failure = {
    code: 'file.other-content',
    params: { expected: 'TBX', formats: 'tbx, xlsx, csv, tsv, xls' },
  };
  expect({ entryCount, lastImports }).toMatchObject({
    entryCount: 0,
    lastImports: [{ status: 'failed', failure }],
  });
});

test('a file that was imported stays so when its job comes again', async () => {
  const user = await somebody();
  const { termBaseId, lastImports } = await imported(user, 'f.tbx', tbx(concept('fog', 'Nebel')));
  const payload = {
    importId: lastImports[0]?.importId ?? '',
    assetId: termBaseId,
    fileId: newId(),
    name: 'f.tbx',
    bytes: 1,
    format: 'tbx',
  };
  await importJobsOf(importableTermBase)[0]?.handler(jobOf(user), payload);
  expect(await callAs(server, user, termsApi.termBaseDetail, { termBaseId })).toMatchObject({
    data: { entryCount: 1, lastImports: [{ status: 'done' }] },
  });
});

test('a file comes back from the base with what no field holds', async () => {
  const user = await somebody();
  const kept = '<admin type="projectSubset">kept</admin>';
  const { termBaseId } = await imported(user, 'c.tbx', tbx(concept('fog', 'Nebel', kept)));
  await callAs(server, user, termsApi.exportTerms, { termBaseId, format: 'tbx' });
  const written = await downloaded(user);
  expect(written.toString()).toContain(kept);
});

test('a file of what was left out has the reason of each record', async () => {
  const user = await somebody();
  const { termBaseId, lastImports } = await imported(user, 'e.tbx', tbx(concept('Same', 'Same')));
  const importId = lastImports[0]?.importId ?? '';
  const asked = await callAs(server, user, termImportsApi.downloadDiscarded, {
    assetId: termBaseId,
    importId,
  });
  expect(asked.status).toBe(200);
  const rows: (readonly string[])[] = [];
  for await (const batch of workbookRows(await downloaded(user))) rows.push(...batch.rows);
  expect(rows).toEqual([
    ['Record', 'Reason', 'Source language', 'Source', 'Target language', 'Target'],
    ['1', 'Source and target are the same', 'en', 'Same', 'de, fr', 'Same'],
  ]);
});

test('an export of what a filter finds has nothing else', async () => {
  const user = await somebody();
  const base = await imported(user, 'a.csv', 'en,de,remark\nfog,Nebel,\nrain,Regen,wet\nsnow,Schnee,\n');
  const { termBaseId } = base;
  const words = async (filter: { text?: string; fileName?: string }) => {
    const asked = { termBaseId, format: 'csv', filter } as const;
    const { data } = await callAs(server, user, termsApi.exportTerms, asked);
    const rows = (await downloaded(user, data.resourceId)).toString().trim().split('\r\n').slice(1);
    return rows.map((row) => row.split(',')[0]);
  };
  expect(await words({ text: 'wet' })).toEqual(['rain']);
  expect((await words({ fileName: 'a.c' })).toSorted()).toEqual(['fog', 'rain', 'snow']);
  expect(await words({ fileName: 'b.csv' })).toEqual([]);
});

test('a file to be filled has its headings', async () => {
  const user = await somebody();
  const languages = { sourceLanguage: 'en', targetLanguages: ['de'] };
  await callAs(server, user, termsApi.termTemplate, { ...languages, format: 'csv' });
  expect((await downloaded(user)).toString()).toMatch(/^\ufeffen,de,remark,/);
});

test.each([
  ['c.csv', 'Original,Translation,Remark\nfog,Nebel,\n'],
  ['d.csv', 'fog;Nebel\n'],
])('a file of a table is imported: %s', async (name, content) => {
  expect(await imported(await somebody(), name, content)).toMatchObject({ entryCount: 1 });
});

test('a file of another kind is refused', async () => {
  const upload = await uploadAs(server, await somebody(), 'term', [{ name: 'a.tmx', content: '<tmx/>' }]);
  expect(upload.data.refused).toMatchObject([{ failure: { code: 'document.unsupported' } }]);
});
