import { termImportsApi } from '@transloom/contracts/asset-imports';
import { filesApi } from '@transloom/contracts/files';
import { termsApi } from '@transloom/contracts/terms';
import { workbookRows } from '@transloom/core/memory/exchange/workbook-rows';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Actor, JobContext } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { actAs } from '../../testing/act-as.ts';
import { callAs, callWith } from '../../testing/call-as.ts';
import { type Member, peopleServer } from '../../testing/people-server.ts';
import type { TestUser } from '../../testing/test-server.ts';
import { uploadAs, uploadRoutes } from '../../testing/upload-as.ts';
import { importJobsOf } from '../assets/imports/run-import.ts';
import { addConcepts } from './add-concepts.ts';
import { findTerms } from './find-terms.ts';
import { importableTermBase } from './importable-term-base.ts';
import { removeImported } from './remove-concepts.ts';
import { showImported } from './show-imported.ts';
import { termsJobs } from './terms.jobs.ts';
import { termsRoutes } from './terms.routes.ts';

const server = await peopleServer({ routes: [...termsRoutes, ...uploadRoutes], jobs: termsJobs });
beforeAll(async () => void (await server.work()));

interface Somebody extends TestUser {
  readonly member: Member;
}

async function somebody(role: Member['role'] = 'ADMIN', where?: Member): Promise<Somebody> {
  const member = await server.addMember(role, where);
  return { ...(await server.signIn(member)), member };
}

let number = 0;

async function newBase(user: TestUser, more: { fileIds?: string[]; shared?: boolean } = {}) {
  number += 1;
  const { data } = await callAs(server, user, termsApi.createTermBase, {
    ...{ name: `Base ${number}`, sourceLanguage: 'en', targetLanguages: ['de', 'fr'], ...more },
  });
  return data.termBaseId;
}

const pair = (source: string, target: string) => [
  { language: 'en', text: source },
  { language: 'de', text: target },
];

async function add(user: TestUser, termBaseId: string, source: string, target: string) {
  const entry = { termBaseId, terms: pair(source, target), note: 'Remark' };
  return callAs(server, user, termsApi.addTermEntry, entry);
}

function found(user: Somebody, text: string) {
  const actor: Actor = { ...user.member, permissions: new Set() };
  return server.database.organizationTransaction(user.member, async (db) => {
    const terms = await findTerms({ db, actor }, { text, sourceLanguage: 'en-US', targetLanguage: 'de-DE' });
    return terms.map(
      ({ start, end, form, targets }) =>
        `${text.slice(start, end)} ${form} ${targets.map((one) => one.text).join()}`,
    );
  });
}

describe('entries', () => {
  test('are added, listed, changed and deleted, with their history', async () => {
    const user = await somebody();
    const termBaseId = await newBase(user);
    const { data: entry } = await add(user, termBaseId, 'disk', 'Platte');
    expect(entry).toMatchObject({ note: 'Remark', creator: user.member.username });
    const { termEntryId, updatedAt } = entry;
    const changed = { termBaseId, termEntryId, updatedAt, terms: pair('disk', 'Festplatte') };
    await callAs(server, user, termsApi.changeTermEntry, changed);
    const { data: page } = await callAs(server, user, termsApi.listTermEntries, {
      termBaseId,
      text: 'festpl',
    });
    expect(page).toMatchObject({ total: 1, records: [{ termEntryId: entry.termEntryId, note: null }] });
    await callAs(server, user, termsApi.deleteTermEntries, { termBaseId, termEntryIds: [entry.termEntryId] });
    const { data: history } = await callAs(server, user, termsApi.termEntryHistory, {
      termBaseId,
      termEntryId: entry.termEntryId,
    });
    expect(history).toMatchObject([
      { change: 'deleted', terms: [{ text: 'disk' }, { text: 'Festplatte' }] },
      { change: 'edited', changedBy: user.member.username, note: 'Remark' },
    ]);
  });

  test('are not changed on top of a change that was not seen', async () => {
    const user = await somebody();
    const termBaseId = await newBase(user);
    const { data: entry } = await add(user, termBaseId, 'disk', 'Platte');
    const { termEntryId, updatedAt } = entry;
    const change = (target: string) => ({
      termBaseId,
      termEntryId,
      updatedAt,
      terms: pair('disk', target),
    });
    server.clock.advance(1_000);
    const answers = await Promise.all(
      ['Festplatte', 'Scheibe'].map((target) =>
        callAs(server, user, termsApi.changeTermEntry, change(target)),
      ),
    );
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ http }) => http === 409)).toMatchObject({ code: 'term.entry-changed' });
    expect(await callAs(server, user, termsApi.changeTermEntry, change('Teller'))).toMatchObject({
      code: 'term.entry-changed',
    });
    const { data } = await callAs(server, user, termsApi.listTermEntries, { termBaseId });
    const kept = answers.find(({ http }) => http === 200)?.data;
    expect(data.records).toEqual([kept]);
  });

  test.each([
    ['the same terms twice', pair('disk', 'Platte'), 'term.duplicate'],
    ['no translation', [{ language: 'en', text: 'fog' }], 'term.missing-language'],
    ['no original', [{ language: 'de', text: 'Nebel' }], 'term.missing-language'],
    ['an empty term', pair(' ', 'Nebel'), 'request.invalid'],
    ['no terms', [], 'request.invalid'],
  ])('%s: refused', async (_, terms, code) => {
    const user = await somebody();
    const termBaseId = await newBase(user);
    await add(user, termBaseId, 'disk', 'Platte');
    const answer = await callAs(server, user, termsApi.addTermEntry, { termBaseId, terms });
    expect(answer).toMatchObject({ code });
  });

  test('of a base that is not writable stay as they are', async () => {
    const user = await somebody();
    const termBaseId = await newBase(user);
    await callAs(server, user, termsApi.changeTermBase, { termBaseId, writable: false });
    expect(await add(user, termBaseId, 'disk', 'Platte')).toMatchObject({ code: 'term-base.not-writable' });
  });

  test('that are nearly the same are told while one types', async () => {
    const user = await somebody();
    const termBaseId = await newBase(user);
    await add(user, termBaseId, 'hard disk', 'Festplatte');
    const near = async (text: string) => {
      const { data } = await callAs(server, user, termsApi.similarTerms, {
        termBaseId,
        text,
        language: 'en',
      });
      return data.length;
    };
    expect([
      await near('Hard-Disks'),
      await near('harddisk'),
      await near('hard'),
      await near('hard drive'),
    ]).toEqual([1, 1, 0, 0]);
  });
});

describe('term bases', () => {
  test('are listed by name, content, language and who made them', async () => {
    const user = await somebody();
    const colleague = await somebody('PROJECT_MANAGER', user.member);
    const termBaseId = await newBase(user);
    await add(user, termBaseId, 'zeppelin', 'Zeppelin');
    await newBase(user, { shared: false });
    const names = async (who: TestUser, wanted: object) => {
      return (await callAs(server, who, termsApi.listTermBases, wanted)).data.length;
    };
    expect(await names(user, {})).toBe(2);
    expect(await names(colleague, {})).toBe(1);
    expect(await names(user, { content: 'zepp remark' })).toBe(1);
    expect(await names(user, { content: 'nothing' })).toBe(0);
    expect(await names(user, { target: 'ja' })).toBe(0);
    expect(await names(colleague, { tab: 'mine' })).toBe(0);
  });

  test('are changed and deleted', async () => {
    const user = await somebody();
    const termBaseId = await newBase(user);
    const change = { termBaseId, name: `Renamed ${termBaseId}`, priority: 7, isDefault: true };
    const { data } = await callAs(server, user, termsApi.changeTermBase, change);
    expect(data).toMatchObject({ ...change, shared: true });
    await callAs(server, user, termsApi.deleteTermBases, { termBaseIds: [termBaseId] });
    expect(await callAs(server, user, termsApi.termBaseDetail, { termBaseId })).toMatchObject({ http: 404 });
  });

  test('of a name that is taken are refused', async () => {
    const user = await somebody();
    const draft = { name: 'Same', sourceLanguage: 'en', targetLanguages: ['de'] };
    await callAs(server, user, termsApi.createTermBase, draft);
    expect(await callAs(server, user, termsApi.createTermBase, draft)).toMatchObject({
      code: 'term-base.duplicate-name',
    });
  });

  test('are not for who is not signed in, may not, or is of another organization', async () => {
    const user = await somebody();
    const stranger = await somebody();
    const translator = await somebody('TRANSLATOR', user.member);
    const termBaseId = await newBase(user);
    expect(await callWith(server, undefined, termsApi.listTermBases, {})).toMatchObject({ http: 401 });
    expect(await callAs(server, stranger, termsApi.termBaseDetail, { termBaseId })).toMatchObject({
      http: 404,
    });
    expect(await add(stranger, termBaseId, 'a', 'b')).toMatchObject({ http: 404 });
    expect(await add(translator, termBaseId, 'a', 'b')).toMatchObject({ code: 'access.denied' });
  });
});

describe('terms of a text', () => {
  test('are found with every change at once', async () => {
    const user = await somebody();
    const termBaseId = await newBase(user);
    await add(user, termBaseId, 'hard disk', 'Festplatte');
    expect(await found(user, 'Two hard disks.')).toEqual(['hard disks inflected Festplatte']);
    const { data: entry } = await add(user, termBaseId, 'disk', 'Platte');
    expect(await found(user, 'A disk.')).toEqual(['disk exact Platte']);
    const { termEntryId, updatedAt } = entry;
    await callAs(server, user, termsApi.changeTermEntry, {
      ...{ termBaseId, termEntryId, updatedAt },
      terms: pair('disc', 'Scheibe'),
    });
    expect(await found(user, 'A disk, a disc.')).toEqual(['disc exact Scheibe']);
    await callAs(server, user, termsApi.deleteTermEntries, { termBaseId, termEntryIds: [termEntryId] });
    expect(await found(user, 'A disc.')).toEqual([]);
  });

  test('stand behind none that an import is still adding, or that were taken out again', async () => {
    const user = await somebody();
    const termBaseId = await newBase(user);
    await add(user, termBaseId, 'disk', 'Platte');
    const importId = newId();
    const section = (language: string, text: string) => ({ language, terms: [{ text, status }] });
    const status = 'preferred' as const;
    const sections = [section('en', 'hard disk'), section('de', 'Festplatte')];
    const { as } = actAs(server.services);
    await as(user, (context) => addConcepts(context, { termBaseId, importId }, [{ sections }]));
    expect(await found(user, 'A hard disk.')).toEqual(['disk exact Platte']);
    await as(user, (context) => showImported(context, { termBaseId, importId }));
    expect(await found(user, 'A hard disk.')).toEqual(['hard disk exact Festplatte']);
    await as(user, (context) => removeImported(context, { termBaseId, importId }));
    expect(await found(user, 'A hard disk.')).toEqual(['disk exact Platte']);
  });

  test('are not hidden by a longer one without a translation into the language', async () => {
    const user = await somebody();
    const termBaseId = await newBase(user);
    await add(user, termBaseId, 'disk', 'Platte');
    const french = [
      { language: 'en', text: 'hard disk' },
      { language: 'fr', text: 'disque dur' },
    ];
    await callAs(server, user, termsApi.addTermEntry, { termBaseId, terms: french });
    expect(await found(user, 'A hard disk.')).toEqual(['disk exact Platte']);
  });

  test('come from no base of another organization or of somebody else alone', async () => {
    const user = await somebody();
    const colleague = await somebody('TRANSLATOR', user.member);
    await add(user, await newBase(user, { shared: false }), 'disk', 'Platte');
    expect(await found(user, 'disk')).toHaveLength(1);
    expect(await found(colleague, 'disk')).toEqual([]);
    expect(await found(await somebody(), 'disk')).toEqual([]);
  });
});

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

/** The last file that was made for somebody, once it is there. */
async function downloaded(user: TestUser): Promise<Buffer> {
  const { resourceId } = await vi.waitFor(
    async () => {
      const { data } = await callAs(server, user, filesApi.listDownloads, {});
      if (data[0]?.status !== 'S') throw new Error(String(data[0]?.status));
      return data[0];
    },
    { timeout: 20_000 },
  );
  return Buffer.from(await server.services.storage.read(`downloads/${user.organizationId}/${resourceId}`));
}

describe('a file', () => {
  test('is imported with a count of what was left out', async () => {
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
      },
    });
    expect(base.entryCount).toBe(1);
    expect(
      await callAs(server, user, termsApi.listTermEntries, { termBaseId: base.termBaseId }),
    ).toMatchObject({
      data: { records: [{ fileName: 'a.tbx' }] },
    });
  });

  test('that is broken leaves nothing behind', async () => {
    const user = await somebody();
    const base = await imported(user, 'b.tbx', tbx(concept('fog', 'Nebel')).slice(0, -20));
    expect(base).toMatchObject({
      entryCount: 0,
      lastImports: [{ status: 'failed', failure: { code: 'document.broken' } }],
    });
  });

  test('that was imported stays so when its job comes again', async () => {
    const user = await somebody();
    const { termBaseId, lastImports } = await imported(user, 'f.tbx', tbx(concept('fog', 'Nebel')));
    const payload = {
      ...{ importId: lastImports[0]?.importId ?? '', assetId: termBaseId, fileId: newId() },
      ...{ name: 'f.tbx', bytes: 1, format: 'tbx' },
    };
    await importJobsOf(importableTermBase)[0]?.handler(jobOf(user), payload);
    expect(await callAs(server, user, termsApi.termBaseDetail, { termBaseId })).toMatchObject({
      data: { entryCount: 1, lastImports: [{ status: 'done' }] },
    });
  });

  test('comes back from the base with what no field holds', async () => {
    const user = await somebody();
    const kept = '<admin type="projectSubset">kept</admin>';
    const { termBaseId } = await imported(user, 'c.tbx', tbx(concept('fog', 'Nebel', kept)));
    await callAs(server, user, termsApi.exportTerms, { termBaseId, format: 'tbx' });
    const written = await downloaded(user);
    expect(written.toString()).toContain(kept);
  });

  test('of what was left out has the reason of each record', async () => {
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

  test('to be filled has its headings', async () => {
    const user = await somebody();
    const languages = { sourceLanguage: 'en', targetLanguages: ['de'] };
    await callAs(server, user, termsApi.termTemplate, { ...languages, format: 'csv' });
    expect((await downloaded(user)).toString()).toMatch(/^\ufeffen,de,remark,/);
  });

  test.each([
    ['c.csv', 'Original,Translation,Remark\nfog,Nebel,\n'],
    ['d.csv', 'fog;Nebel\n'],
  ])('of a table is imported: %s', async (name, content) => {
    expect(await imported(await somebody(), name, content)).toMatchObject({ entryCount: 1 });
  });

  test('of another kind is refused', async () => {
    const upload = await uploadAs(server, await somebody(), 'term', [{ name: 'a.tmx', content: '<tmx/>' }]);
    expect(upload.data.refused).toMatchObject([{ failure: { code: 'document.unsupported' } }]);
  });
});
