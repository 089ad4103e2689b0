import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PermissionKey, permissionKeys } from '@transloom/contracts/permissions';
import type { Role } from '@transloom/contracts/roles';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { afterAll, expect } from 'vitest';
import { findLedgerDefects } from '../domains/billing/watch-ledger.ts';
import type { DatabaseAccess } from '../platform/db/database.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { openFigures } from '../platform/figures/open-figures.ts';
import type { CallLimit } from '../platform/http/call-limits.ts';
import { createHttpServer } from '../platform/http/http-server.ts';
import type { Bearer, Member, ResolveRights, Rights } from '../platform/http/resolve-rights.ts';
import type { HookRoute, Route, StreamRoute } from '../platform/http/route.ts';
import { csrfTokenOf, newToken } from '../platform/http/sessions/session-cookies.ts';
import { absoluteLimitMs, hashToken, insertSession } from '../platform/http/sessions/session-store.ts';
import type { Installation } from '../platform/installation/installation.ts';
import { liveInstallation } from '../platform/installation/live-installation.ts';
import type { Log } from '../platform/logging/log.ts';
import type { BoundJob } from '../platform/queue/handle-job.ts';
import { openQueue, type Queue } from '../platform/queue/open-queue.ts';
import { type QueueWorker, workQueue } from '../platform/queue/work-queue.ts';
import { openRateLimits } from '../platform/rate-limits/open-rate-limits.ts';
import type { PublishedEvent } from '../platform/realtime/events.ts';
import { loadKeyring } from '../platform/secrets/keyring.ts';
import type { Services } from '../platform/services.ts';
import { folderStorage } from '../platform/storage/folder-storage.ts';
import { openAltcha } from '../providers/captcha/altcha.ts';
import { openOpenIdConnect } from '../providers/company-sign-in/openid-connect.ts';
import { openDictionaries } from '../providers/dictionaries/dictionaries.ts';
import { huggingFace } from '../providers/machine-translation/model-store/hub-model.ts';
import { ModelStore } from '../providers/machine-translation/model-store/model-store.ts';
import { mozillaModels } from '../providers/machine-translation/model-store/mozilla-models.ts';
import { findOffice } from '../providers/office/find-office.ts';
import { openOffice } from '../providers/office/office.ts';
import { PageFiles } from '../providers/pages/page-files.ts';
import { findPagePrograms } from '../providers/pages/page-programs.ts';
import type { Providers } from '../providers/providers.ts';
import { createSafeFetch } from '../providers/safe-fetch/safe-fetch.ts';
import { createTestDatabase } from './database.ts';
import { silentLog } from './silent-log.ts';
import { type TestClock, testClock } from './test-clock.ts';
import { testInstallation } from './test-installation.ts';
import type { TestUser } from './test-user.ts';

export type { TestUser } from './test-user.ts';

export interface TestServerOptions {
  readonly routes: readonly Route[];
  readonly streamRoutes?: readonly StreamRoute[];
  readonly hookRoutes?: readonly HookRoute[];
  /** Default: what `signInAs` was told. */
  readonly resolveRights?: ResolveRights;
  /** Kinds that may be added; `work` runs them. */
  readonly jobs?: readonly BoundJob[];
  /** Default: a captcha that is quick to solve, and nothing to send with. */
  readonly providers?: Partial<Providers>;
  readonly installation?: Partial<Installation>;
  readonly log?: Log;
  readonly publicUrl?: string;
  readonly allowedHosts?: readonly string[];
  readonly trustProxy?: readonly string[];
  readonly callLimits?: readonly CallLimit[];
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly url: string;
  readonly database: DatabaseAccess;
  readonly services: Services;
  /** What was counted so far. */
  readonly registry: Registry;
  readonly clock: TestClock;
  /** What was pushed to browsers so far. */
  readonly published: PublishedEvent[];
  /** A new session of a user. A super administrator holds every permission; others what is said here. */
  signInAs(role: Role, more?: SignIn): Promise<TestUser>;
  /** Starts a worker for the jobs; it stops with the test file or earlier. */
  work(): Promise<QueueWorker>;
}

export interface SignIn {
  readonly userId?: string;
  readonly organizationId?: string;
  readonly permissions?: readonly PermissionKey[];
}

/** The HTTP server on a database of its own, for one test file. Call it outside of tests and hooks. */
export async function testServer(options: TestServerOptions): Promise<TestServer> {
  const { url, nearUrl } = await createTestDatabase();
  const clock = testClock();
  const published: PublishedEvent[] = [];
  const registry = new Registry();
  const { services, queue } = await openServices({ url: nearUrl, clock, published, registry, options });
  const known = new Map<string, Rights>();
  const app = await createHttpServer({
    services,
    routes: options.routes,
    streamRoutes: options.streamRoutes ?? [],
    hookRoutes: options.hookRoutes ?? [],
    resolveRights: options.resolveRights ?? (async (_, whose) => known.get(keyOf(whose))),
    publicUrl: options.publicUrl === undefined ? undefined : new URL(options.publicUrl),
    allowedHosts: options.allowedHosts ?? [],
    trustProxy: options.trustProxy ?? [],
    callLimits: options.callLimits ?? [],
  });
  const workers: QueueWorker[] = [];
  // Here and not where one is started: in a hook or a test that would come too late, and it would ask for jobs for ever.
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    await app.close();
    await queue?.boss.stop({ graceful: false });
    const defects = await services.database.systemTransaction(findLedgerDefects);
    await services.database.close();
    expect(defects, 'the ledger adds up after all tests of the file').toEqual([]);
  });
  const work = async () => {
    const jobs = options.jobs ?? [];
    const worker = await workQueue(
      services,
      await openQueue(queueSettings({ url: nearUrl, clock, options }, true)),
      jobs,
    );
    workers.push(worker);
    return worker;
  };
  const { database } = services;
  const signInAs = async (role: Role, more: SignIn = {}) => {
    const { userId = randomUUID(), organizationId = randomUUID() } = more;
    const permissions = new Set(more.permissions ?? (role === 'SUPER_ADMIN' ? permissionKeys : []));
    const token = newToken();
    for (const whose of [{ userId, organizationId }, { tokenHash: hashToken(token) }])
      known.set(keyOf(whose), { role, permissions });
    await startSession(database, token, { userId, organizationId, now: clock.now() });
    const secure = options.publicUrl?.startsWith('https:') === true;
    return {
      userId,
      organizationId,
      csrfToken: csrfTokenOf(token),
      cookie: `${secure ? '__Host-' : ''}sid=${token}`,
    };
  };
  return { app, url, database, services, registry, clock, published, signInAs, work };
}

interface ServiceParts {
  readonly url: string;
  readonly clock: TestClock;
  readonly published: PublishedEvent[];
  readonly registry: Registry;
  readonly options: TestServerOptions;
}

async function openServices(parts: ServiceParts): Promise<{ services: Services; queue: Queue | undefined }> {
  const { url, clock, published, registry, options } = parts;
  const log = options.log ?? silentLog;
  const database = openDatabase({ url, connections: 10, log });
  const queue = options.jobs === undefined ? undefined : await openQueue(queueSettings(parts, false));
  const services: Services = {
    database,
    log,
    now: clock.now,
    storage: folderStorage(storageFolder()),
    providers: { ...testProviders, ...options.providers },
    live: liveInstallation({ ...testInstallation, ...options.installation }),
    figures: openFigures(registry),
    rateLimits: openRateLimits(database, clock.now),
    jobs: options.jobs ?? [],
    enqueueIn: (db, owner) => queue?.enqueueIn(db, owner) ?? refuseJobs,
    publish: async (events) => void published.push(...events),
  };
  return { services, queue };
}

function refuseJobs(): never {
  throw new Error('this test server was given no jobs');
}

function storageFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'transloom-storage-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function queueSettings(
  { url, clock, options }: Omit<ServiceParts, 'published' | 'registry'>,
  works: boolean,
) {
  const kinds = (options.jobs ?? []).map(({ kind }) => kind);
  return { url, kinds, works, now: clock.now, log: options.log ?? silentLog, heartbeatSeconds: 10 };
}

const easyCaptcha = openAltcha({ secret: 'secret of the tests', cost: 1, guesses: [1, 5] });
const testProviders: Providers = {
  captcha: easyCaptcha,
  engines: { fetch: createSafeFetch(['127.0.0.1']) },
  providedEngines: [],
  models: { store: new ModelStore('/nowhere'), source: mozillaModels, hub: huggingFace, changeable: false },
  office: openOffice(findOffice()),
  pages: new PageFiles(findPagePrograms()),
  dictionaries: openDictionaries([]),
  keyring: loadKeyring([randomBytes(32).toString('base64')], ''),
  sms: null,
  mail: null,
  webhooks: createSafeFetch(['127.0.0.1']),
  openIdConnect: openOpenIdConnect(createSafeFetch(['127.0.0.1'])),
  textRecords: async () => [],
  wechat: null,
  wechatPay: null,
  outbox: null,
};

function keyOf(whose: Member | Bearer): string {
  return 'tokenHash' in whose ? whose.tokenHash.toString('hex') : `${whose.userId} ${whose.organizationId}`;
}

async function startSession(
  database: DatabaseAccess,
  token: string,
  { userId, organizationId, now }: { userId: string; organizationId: string; now: Date },
): Promise<void> {
  await database.systemTransaction((db) =>
    insertSession(db, token, {
      sessionId: randomUUID(),
      userId,
      organizationId,
      address: '127.0.0.1',
      userAgent: 'test',
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + absoluteLimitMs),
      confirmedAt: now,
      ssoOrganizationId: null,
    }),
  );
}
