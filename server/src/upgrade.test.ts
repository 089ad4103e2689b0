import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { accountsApi } from '@transloom/contracts/accounts';
import { documentsApi } from '@transloom/contracts/documents';
import { filesApi } from '@transloom/contracts/files';
import { memoriesApi } from '@transloom/contracts/memories';
import { memorySearchApi } from '@transloom/contracts/memory-search';
import { projectsApi } from '@transloom/contracts/projects';
import { termEntriesApi } from '@transloom/contracts/term-entries';
import { termsApi } from '@transloom/contracts/terms';
import { workbenchApi } from '@transloom/contracts/workbench';
import { openZip, readZipEntry } from '@transloom/core/archive/zip-archive';
import { expect, test, vi } from 'vitest';
import { startApi } from './api.ts';
import { readConfig } from './config.ts';
import { issueSignInLink } from './domains/accounts/sign-in-links.ts';
import { jobs } from './domains.ts';
import { restoreBackup } from './operator/backup/restore-backup.ts';
import { openQueue } from './platform/queue/open-queue.ts';
import { createEmptyDatabase } from './testing/database.ts';
import { openBrowser } from './testing/open-browser.ts';
import { overWire } from './testing/over-wire.ts';
import { silentLog } from './testing/silent-log.ts';
import { startWorker } from './worker.ts';

/**
 * The data of an installation as the version with migration 0580 left it, with the demo organization in it: database and
 * files, as `backup` wrote them. A newer fixture takes its place when a version is released.
 */
const fixture = join(import.meta.dirname, 'operator/backup/fixtures/installation-of-0580.zip');

function unpack(folder: string): string {
  const archive = openZip(readFileSync(fixture));
  for (const name of archive.entriesByName.keys()) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, readZipEntry(archive, name, 10_000_000) ?? '');
  }
  return folder;
}

async function makeQueue(url: string): Promise<void> {
  const kinds = jobs.map(({ kind }) => kind);
  const { boss } = await openQueue({ url, kinds, log: silentLog, now: () => new Date(), works: false });
  await boss.stop({ graceful: false });
}

/** The old data with the newest schema, served and worked on. */
async function upgraded(folder: string, databaseUrl: string) {
  const dataDir = join(folder, 'data');
  const manifest = await restoreBackup(unpack(join(folder, 'backup')), {
    databaseUrl,
    filesFolder: join(dataDir, 'files/kept'),
    openQueue: () => makeQueue(databaseUrl),
  });
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' });
  const worker = await startWorker(config, databaseUrl);
  const api = await startApi(config, databaseUrl);
  const stop = () => Promise.all([worker.stop(), api.stop()]);
  return { manifest, api, stop };
}

async function signIn(api: Awaited<ReturnType<typeof startApi>>, username: string) {
  const { database, now } = api.services;
  const token = await database.systemTransaction(async (db) => {
    const user = await db
      .selectFrom('userAccount')
      .select('userId')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    return issueSignInLink(db, user.userId, now());
  });
  const browser = openBrowser(overWire(api.address));
  expect(await browser.call(accountsApi.signInWithLink, { token })).toMatchObject({ http: 200 });
  return browser;
}

test('the data of the version before is taken over, and everything opens', { timeout: 180_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  const { url } = await createEmptyDatabase();
  const { manifest, api, stop } = await upgraded(folder, url);
  const rowsOf = (name: string) => manifest.tables.find((table) => table.name === `public.${name}`)?.rows;
  try {
    const browser = await signIn(api, 'demo.owner');
    const projects = await browser.call(projectsApi.listProjects, {});
    expect(projects.data.total).toBe(rowsOf('project'));
    const projectId = projects.data.records[0]?.projectId ?? '';
    const { documents } = (await browser.call(projectsApi.project, { projectId })).data;
    expect(documents.map(({ status }) => status)).toEqual(documents.map(() => 'ready'));

    let segments = 0;
    for (const { documentId } of documents) {
      expect(await browser.call(workbenchApi.openDocument, { documentId })).toMatchObject({ http: 200 });
      const listed = (await browser.call(workbenchApi.listSegments, { documentId })).data;
      segments += listed.total;
      const [first] = listed.segments;
      if (first === undefined) continue;
      const { segmentId, version: baseVersion, source } = first;
      const change = { segmentId, baseVersion, target: `${source} `, confirmed: false };
      const operationId = crypto.randomUUID();
      const saved = await browser.call(workbenchApi.saveSegments, {
        documentId,
        changes: [{ ...change, operationId }],
      });
      expect(saved.data[0]?.outcome).toBe('saved');
    }
    expect(segments).toBe(rowsOf('segment'));

    const memories = (await browser.call(memoriesApi.listMemories, {})).data;
    expect(memories.reduce((sum, { entryCount }) => sum + entryCount, 0)).toBe(rowsOf('memory_entry'));
    const [memory] = memories;
    const found = await browser.call(memorySearchApi.searchConcordance, {
      text: 'the',
      sourceLanguage: memory?.sourceLanguage ?? '',
      targetLanguage: memory?.directions[0]?.targetLanguage ?? '',
    });
    expect(found.http).toBe(200);
    const [termBase] = (await browser.call(termsApi.listTermBases, {})).data;
    const { termBaseId = '' } = termBase ?? {};
    const terms = await browser.call(termEntriesApi.listTermEntries, { termBaseId });
    expect(terms.data.total).toBe(rowsOf('term_concept'));

    const documentIds = documents.map(({ documentId }) => documentId);
    const { data } = await browser.call(documentsApi.exportDocuments, {
      projectId,
      documentIds,
      untranslated: 'source',
    });
    await vi.waitFor(
      async () => {
        const downloads = await browser.call(filesApi.listDownloads, {});
        const download = downloads.data.find(({ resourceId }) => resourceId === data.resourceId);
        expect(download).toMatchObject({ status: 'S' });
      },
      { timeout: 120_000, interval: 200 },
    );
  } finally {
    await stop();
    rmSync(folder, { recursive: true });
  }
});
