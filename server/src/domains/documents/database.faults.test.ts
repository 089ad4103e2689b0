import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { interfaceLanguages } from '@transloom/contracts/answer';
import { errorText } from '@transloom/contracts/error-texts';
import { projectsApi } from '@transloom/contracts/projects';
import type { Segment } from '@transloom/contracts/segments';
import { workbenchApi } from '@transloom/contracts/workbench';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from '../../platform/embedded-postgres/start-embedded-postgres.ts';
import { callAs } from '../../testing/call-as.ts';
import { checkHistory, isFaulty } from '../../testing/faults/check-history.ts';
import type { Save } from '../../testing/faults/evidence.ts';
import { faultWorld } from '../../testing/faults/fault-world.ts';
import { readHistory } from '../../testing/faults/read-history.ts';
import { createProjectAs, settledProject } from '../../testing/project-world.ts';
import { startTcpProxy } from '../../testing/tcp-proxy.ts';

const outageMs = 10_000;
/** A database that recovers on a busy disk takes its time; what is awaited ends the wait. */
const patience = { timeout: 60_000, interval: 100 };

/** A database that writes to disk before it answers, as in production, behind a wire that can be cut. */
const folder = mkdtempSync(join(tmpdir(), 'transloom-database-'));
const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: true });
const real = new URL(postgres.url);
const wire = await startTcpProxy({ host: real.hostname, port: Number(real.port) });
const reachedUrl = new URL(real);
reachedUrl.port = String(wire.port);
afterAll(async () => {
  await wire.cut();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});
const world = await faultWorld({ databaseUrl: postgres.url, reachedUrl: reachedUrl.href });
const { product, engine, database, addPerson, startWorker } = world;
const { user, engineKey } = await addPerson();
startWorker();

afterEach(engine.heal);

async function goneForTenSeconds(): Promise<void> {
  await wire.cut();
  await wait(outageMs);
  await wire.mend();
}

/** The process of the server itself; those of its connections end with it. It is started again by its keeper. */
async function killedServer(): Promise<void> {
  const [processId] = readFileSync(join(folder, 'postgres-18/data/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(processId), 'SIGKILL');
}

const outages = [
  ['is gone for ten seconds', goneForTenSeconds],
  ['is killed and starts again', killedServer],
] as const;

const sentences = (count: number) => Array.from({ length: count }, () => `The shuttle is ${randomUUID()}.`);

async function startDocument(lines: readonly string[], key: string | null) {
  const files = [{ name: 'long.txt', content: lines.join('\n\n') }];
  const { projectId } = await createProjectAs(product, user, { files, engineKey: key });
  const { data } = await callAs(product, user, projectsApi.project, { projectId });
  return { projectId, documentId: String(data.documents[0]?.documentId) };
}

interface Log {
  readonly saves: Save[];
  /** Of the answers that were no success. */
  readonly refusals: { readonly http: number; readonly code: string | undefined; readonly message: string }[];
}

/** Saves one segment again and again, each save on the version of the one before, and repeats what failed. */
async function saveUntil(done: () => boolean, documentId: string, segment: Segment, log: Log): Promise<void> {
  let baseVersion = segment.version;
  for (let count = 0; !done(); count++) {
    const change = { segmentId: segment.segmentId, operationId: randomUUID(), target: `text ${count}` };
    const savedVersion = await saveOnce(
      { documentId, changes: [{ ...change, baseVersion, confirmed: false }] },
      log,
    );
    if (savedVersion === undefined) return;
    log.saves.push({ ...change, baseVersion, outcome: 'saved', savedVersion });
    baseVersion = savedVersion;
  }
}

type Asked = Parameters<typeof callAs<typeof workbenchApi.saveSegments>>[3];

/** The version it made. Undefined for a conflict: nobody else saves, so a version that was answered is lost. */
async function saveOnce(asked: Asked, { refusals }: Log): Promise<number | undefined> {
  for (;;) {
    const { http, code, message, data } = await callAs(product, user, workbenchApi.saveSegments, asked);
    if (http !== 200) {
      refusals.push({ http, code, message });
      await wait(250);
      continue;
    }
    const [saved] = data;
    if (saved?.outcome !== 'saved') refusals.push({ http, code: saved?.outcome, message });
    return saved?.savedVersion ?? undefined;
  }
}

describe.each(outages)('while the database %s', (_, takeAway) => {
  test('no acknowledged save is lost, and saving goes on', async () => {
    const { projectId, documentId } = await startDocument(sentences(20), null);
    await settledProject(product, user, projectId);
    const { data } = await callAs(product, user, workbenchApi.listSegments, { documentId });
    const log: Log = { saves: [], refusals: [] };
    let ended = false;
    const writers = data.segments.map((segment) => saveUntil(() => ended, documentId, segment, log));
    await vi.waitFor(() => expect(log.saves.length).toBeGreaterThan(100), patience);
    await takeAway();
    await vi.waitFor(() => expect(log.refusals.length).toBeGreaterThan(0), patience);
    const before = log.saves.length;
    await vi.waitFor(() => expect(log.saves.length).toBeGreaterThan(before + 200), patience);
    ended = true;
    await Promise.all(writers);

    const unavailable = {
      http: 503,
      code: 'server.unavailable',
      message: errorText('server.unavailable', 'en-US'),
    };
    expect(new Set(log.refusals.map((refusal) => JSON.stringify(refusal)))).toEqual(
      new Set([JSON.stringify(unavailable)]),
    );
    const { segments, revisions } = await readHistory(database, documentId);
    const verdict = checkHistory({ saves: log.saves, jobs: [] }, { segments, revisions, rowsOf: new Map() });
    expect(verdict).toSatisfy((found: typeof verdict) => !isFaulty(found));
    expect(revisions).toHaveLength(log.saves.length);
  }, 240_000);

  test('a translation goes on when it is back, nothing twice and nothing lost', async () => {
    engine.fail('slow');
    const { projectId, documentId } = await startDocument(sentences(600), engineKey);
    await vi.waitFor(async () => {
      const { segments } = await readHistory(database, documentId);
      expect(segments.filter(({ target }) => target !== '').length).toBeGreaterThan(100);
    }, patience);
    await takeAway();
    await vi.waitFor(async () => {
      const answer = await callAs(product, user, projectsApi.project, { projectId });
      expect(answer.http).toBe(200);
    }, patience);
    const project = await settledProject(product, user, projectId, { timeout: 90_000 });
    expect(project.documents[0]).toMatchObject({ status: 'ready', fromEngine: 600, engineFailures: 0 });
    const { revisions } = await readHistory(database, documentId);
    expect(new Set(revisions.map(({ segmentId }) => segmentId)).size).toBe(600);
    expect(revisions).toHaveLength(600);
  }, 300_000);
});

test('every call says so in the words of the catalogue while the database is gone', async () => {
  await wire.cut();
  for (const language of interfaceLanguages) {
    const answer = await callAs(product, { ...user, language }, projectsApi.listProjects, {});
    expect(answer).toMatchObject({ http: 503, message: errorText('server.unavailable', language) });
  }
  await wire.mend();
  await vi.waitFor(async () => {
    expect((await callAs(product, user, projectsApi.listProjects, {})).http).toBe(200);
  }, patience);
}, 90_000);
