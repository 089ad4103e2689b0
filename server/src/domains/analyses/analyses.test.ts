import { analysesApi } from '@transloom/contracts/analyses';
import type { RequestOf } from '@transloom/contracts/endpoint';
import { projectArchivesApi } from '@transloom/contracts/project-archives';
import { rateSchemesApi } from '@transloom/contracts/rate-schemes';
import { isUnderWay } from '@transloom/contracts/work';
import { defaultRateScheme } from '@transloom/core/analysis/rate-scheme';
import { openZip } from '@transloom/core/archive/zip-archive';
import { describe, expect, test, vi } from 'vitest';
import { callAs, callWith } from '../../testing/call-as.ts';
import { downloadAs } from '../../testing/download-as.ts';
import { projectAssetsWorld, unknownId } from '../../testing/project-assets-world.ts';
import { createProjectAs, manager, settledProject } from '../../testing/project-world.ts';
import type { TestUser } from '../../testing/test-server.ts';

const { server, makeMemory } = await projectAssetsWorld();
const user = await manager(server);

const opening = 'Open the big red valve slowly.';
const first = [opening, 'Wait for a while, please.', opening, '42', 'Close it now.'].join('\n');
const second = ['Wait for a while, please.', 'Open the big blue valve slowly.'].join('\n');

async function makeProject(by: TestUser = user, targetLanguages = ['es']) {
  const files = [
    { name: 'a.txt', content: first },
    { name: 'b.txt', content: second },
  ];
  const { projectId } = await createProjectAs(server, by, { files, targetLanguages });
  return settledProject(server, by, projectId);
}

type Options = RequestOf<typeof analysesApi.createWork>['options'];

async function analyze(options: Options, by: TestUser = user) {
  const started = await callAs(server, by, analysesApi.createWork, { options });
  return vi.waitFor(
    async () => {
      const { data } = await callAs(server, by, analysesApi.work, { workId: started.data.workId });
      if (isUnderWay(data.status)) throw new Error(data.status);
      if (data.result === null) throw new Error(JSON.stringify(data.failure));
      return { workId: data.workId, result: data.result };
    },
    { timeout: 50_000, interval: 50 },
  );
}

async function linesOf(analysisId: string) {
  const { data } = await callAs(server, user, analysesApi.analyzedSegments, { analysisId });
  return data.records.map(({ documentName, number, line }) => `${documentName} ${number} ${line}`);
}

// D3.16, D3.17, D7.8: categories, counts by file, language and in all, and the reason of each segment.
describe('an analysis', () => {
  test('puts each segment in its line and says why', async () => {
    const { projectId } = await makeProject();
    await makeMemory(user, 'Valves', { [opening]: 'Abra despacio la válvula roja grande.' });
    const { workId, result } = await analyze({ projectId });
    expect(await linesOf(workId)).toEqual([
      'a.txt 1 100',
      'a.txt 2 new',
      'a.txt 3 100',
      'a.txt 4 non-translated',
      'a.txt 5 new',
      'b.txt 1 cross-file-repetition',
      'b.txt 2 75-84',
    ]);
    expect(result.total.lines['100']).toEqual({
      segments: 2,
      words: 12,
      characters: 60,
      chineseKoreanWords: 12,
    });
    const ofRepetition = { analysisId: workId, line: 'cross-file-repetition' } as const;
    const { data } = await callAs(server, user, analysesApi.analyzedSegments, ofRepetition);
    expect(data).toMatchObject({ total: 1, records: [{ first: { documentName: 'a.txt', number: 2 } }] });
    const fuzzy = await callAs(server, user, analysesApi.analyzedSegments, {
      analysisId: workId,
      line: '75-84',
    });
    expect(fuzzy.data.records[0]).toMatchObject({ rate: 83, memoryName: 'Valves', penalty: 0, first: null });
  });

  test('adds up files, languages and all', async () => {
    const { projectId } = await makeProject(user, ['es', 'fr']);
    const { workId, result } = await analyze({ projectId });
    const { data: documents } = await callAs(server, user, analysesApi.analyzedDocuments, {
      analysisId: workId,
    });
    expect(documents.map(({ name, targetLanguage }) => `${name} ${targetLanguage}`)).toEqual([
      'a.txt es',
      'a.txt fr',
      'b.txt es',
      'b.txt fr',
    ]);
    const french = documents.filter(({ targetLanguage }) => targetLanguage === 'fr');
    const words = french.reduce((sum, { lines }) => sum + lines.new.words, 0);
    expect(result.languages.map(({ targetLanguage }) => targetLanguage)).toEqual(['es', 'fr']);
    expect(result.languages[1]?.lines.new.words).toBe(words);
    expect(result.total.lines.new.words).toBe(words + (result.languages[0]?.lines.new.words ?? 0));
  });

  test('counts repetitions first where that is asked for, and what earlier segments spare beside', async () => {
    const { projectId } = await makeProject(user, ['fr']);
    const settings = { repetitionsFirst: true, internalFuzzy: true };
    const { workId, result } = await analyze({ projectId, settings });
    expect((await linesOf(workId))[2]).toBe('a.txt 3 repetition');
    expect(result.total.internal?.['75-84']).toMatchObject({ segments: 1, words: 6 });
  });

  test('of some files leaves the others out', async () => {
    const { projectId, documents } = await makeProject(user, ['fr']);
    const documentIds = [String(documents[1]?.documentId)];
    const { workId } = await analyze({ projectId, documentIds });
    expect(await linesOf(workId)).toEqual(['b.txt 1 new', 'b.txt 2 new']);
  });

  test('stays as it was when the scheme it used is changed', async () => {
    const { projectId } = await makeProject(user, ['fr']);
    const rates = { ...defaultRateScheme, new: 90 };
    const scheme = await callAs(server, user, rateSchemesApi.addRateScheme, { name: 'Frozen', rates });
    const { schemeId, version } = scheme.data;
    const { workId } = await analyze({ projectId, schemeId });
    const change = { schemeId: String(schemeId), version, name: 'Frozen', rates: { ...rates, new: 50 } };
    await callAs(server, user, rateSchemesApi.changeRateScheme, change);
    const { data } = await callAs(server, user, analysesApi.work, { workId });
    expect(data.result?.scheme).toMatchObject({ name: 'Frozen', version: 1, rates: { new: 90 } });
  });

  test('is listed with its project alone', async () => {
    const one = await makeProject(user, ['fr']);
    const { workId } = await analyze({ projectId: one.projectId });
    const { projectId } = one;
    const { data } = await callAs(server, user, analysesApi.projectAnalyses, { projectId });
    expect(data).toMatchObject([{ analysisId: workId, status: 'done', segments: 7 }]);
  });
});

describe('an analysis is refused', () => {
  test('for a project that is not there', async () => {
    const options = { projectId: unknownId };
    expect(await callAs(server, user, analysesApi.createWork, { options })).toMatchObject({
      http: 404,
      code: 'resource.not-found',
    });
  });

  test('for files that are not of the project', async () => {
    const { projectId } = await makeProject(user, ['fr']);
    const options = { projectId, documentIds: [unknownId] };
    expect(await callAs(server, user, analysesApi.createWork, { options })).toMatchObject({ http: 404 });
  });

  test('for settings that do not exist', async () => {
    const options = { projectId: unknownId, settings: { contextMode: 'guess' } };
    expect(await callWith(server, user, analysesApi.createWork, { options })).toMatchObject({
      http: 400,
      code: 'request.invalid',
    });
  });

  test('to somebody of another organization', async () => {
    const { projectId } = await makeProject(user, ['fr']);
    const { workId } = await analyze({ projectId });
    const stranger = await manager(server);
    for (const endpoint of [analysesApi.analyzedDocuments, analysesApi.analyzedSegments])
      expect(await callWith(server, stranger, endpoint, { analysisId: workId })).toMatchObject({ http: 404 });
  });
});

describe('a report', () => {
  const report = async (format: 'xlsx' | 'csv' | 'json' | 'trados', targetLanguages: string[]) => {
    const { projectId } = await makeProject(user, targetLanguages);
    const { workId } = await analyze({ projectId });
    const { data } = await callAs(server, user, analysesApi.exportWork, { workId, choice: { format } });
    return downloadAs(server, user, data.resourceId);
  };

  test('as CSV has each line of each file, and the sums', async () => {
    const rows = (await report('csv', ['fr'])).toString('utf8').replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(rows).toHaveLength(1 + 3 * 14);
    expect(rows.at(-1)).toContain(',7,');
  });

  test('as JSON has settings, scheme and files', async () => {
    const json = JSON.parse((await report('json', ['fr'])).toString('utf8')) as Record<string, unknown>;
    expect(json).toMatchObject({
      settings: { contextMode: 'neighbours', counter: 'spec' },
      scheme: { version: 1 },
      files: [{ name: 'a.txt' }, { name: 'b.txt' }],
    });
  });

  test('as XLSX is a workbook', async () => {
    const { entries } = openZip(await report('xlsx', ['fr'])).directory;
    expect(entries.map(({ name }) => name)).toContain('xl/worksheets/sheet1.xml');
  });

  test('for Trados is a file for each language', async () => {
    expect((await report('trados', ['fr'])).toString('utf8')).toContain('<file name="a.txt">');
    const { entries } = openZip(await report('trados', ['fr', 'de'])).directory;
    expect(entries.map(({ name }) => name)).toEqual(['Manual.de.xml', 'Manual.fr.xml']);
  });
});

describe('a rate scheme', () => {
  const rates = { ...defaultRateScheme, '100': 10 };

  test('gets a version with each change, and all are kept', async () => {
    const added = await callAs(server, user, rateSchemesApi.addRateScheme, { name: 'Agency', rates });
    const schemeId = String(added.data.schemeId);
    const changed = await callAs(server, user, rateSchemesApi.changeRateScheme, {
      schemeId,
      version: 1,
      name: 'Agency 2',
      rates: { ...rates, '100': 20 },
    });
    expect(changed.data).toMatchObject({ version: 2, name: 'Agency 2', rates: { '100': 20 } });
    const { data } = await callAs(server, user, rateSchemesApi.rateSchemeVersions, { schemeId });
    expect(data.map(({ version, rates: kept }) => [version, kept['100']])).toEqual([
      [2, 20],
      [1, 10],
    ]);
  });

  test('changed by somebody else meanwhile is not overwritten', async () => {
    const added = await callAs(server, user, rateSchemesApi.addRateScheme, { name: 'Raced', rates });
    const change = { schemeId: String(added.data.schemeId), version: 1, name: 'Raced', rates };
    expect(await callAs(server, user, rateSchemesApi.changeRateScheme, change)).toMatchObject({ http: 200 });
    expect(await callAs(server, user, rateSchemesApi.changeRateScheme, change)).toMatchObject({
      http: 409,
      code: 'rate-scheme.changed',
    });
  });

  test('needs a name of its own and rates that can be paid', async () => {
    await callAs(server, user, rateSchemesApi.addRateScheme, { name: 'Once', rates });
    expect(await callAs(server, user, rateSchemesApi.addRateScheme, { name: 'once', rates })).toMatchObject({
      http: 409,
      code: 'rate-scheme.duplicate-name',
    });
    const bad = { name: 'Bad', rates: { ...rates, new: -1 } };
    expect(await callWith(server, user, rateSchemesApi.addRateScheme, bad)).toMatchObject({ http: 400 });
    const nameless = { name: ' ', rates };
    expect(await callWith(server, user, rateSchemesApi.addRateScheme, nameless)).toMatchObject({ http: 400 });
  });

  test('that is deleted is gone from the list and its name is free', async () => {
    const added = await callAs(server, user, rateSchemesApi.addRateScheme, { name: 'Gone', rates });
    const schemeId = String(added.data.schemeId);
    await callAs(server, user, rateSchemesApi.deleteRateScheme, { schemeId });
    const { data } = await callAs(server, user, rateSchemesApi.listRateSchemes, {});
    expect(data[0]).toMatchObject({ schemeId: null, rates: { new: 100, '102': 0 } });
    expect(data.map((scheme) => scheme.schemeId)).not.toContain(schemeId);
    const again = await callAs(server, user, rateSchemesApi.addRateScheme, { name: 'Gone', rates });
    expect(again).toMatchObject({ http: 200 });
    expect(await callAs(server, user, rateSchemesApi.deleteRateScheme, { schemeId })).toMatchObject({
      http: 404,
    });
  });

  test('is not for translators', async () => {
    const translator = await server.signIn(await server.addMember('TRANSLATOR', user.member));
    expect(await callAs(server, translator, rateSchemesApi.listRateSchemes, {})).toMatchObject({ http: 403 });
  });
});

test('an archived project can still be analyzed', async () => {
  const { projectId } = await makeProject(user, ['fr']);
  await callAs(server, user, projectArchivesApi.archiveProject, { projectId });
  expect((await analyze({ projectId })).result.total.lines.new.segments).toBeGreaterThan(0);
});
