import { randomUUID } from 'node:crypto';
import { type PermissionKey, permissionKeys } from '@transloom/contracts/permissions';
import type { Role } from '@transloom/contracts/roles';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import type { DatabaseAccess } from '../platform/db/database.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { createHttpServer } from '../platform/http/http-server.ts';
import type { ResolveRights, Rights } from '../platform/http/http-settings.ts';
import type { Route, StreamRoute } from '../platform/http/route.ts';
import { csrfTokenOf, newToken } from '../platform/http/sessions/session-cookies.ts';
import { absoluteLimitMs, insertSession } from '../platform/http/sessions/session-store.ts';
import type { Log } from '../platform/logging/log.ts';
import { openRateLimits } from '../platform/rate-limits/open-rate-limits.ts';
import type { PublishedEvent } from '../platform/realtime/events.ts';
import type { Services } from '../platform/services.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Providers } from '../providers/providers.ts';
import { createTestDatabase } from './database.ts';
import { silentLog } from './silent-log.ts';
import { type TestClock, testClock } from './test-clock.ts';

export interface TestServerOptions {
  readonly routes: readonly Route[];
  readonly streamRoutes?: readonly StreamRoute[];
  /** Default: what `signInAs` was told. */
  readonly resolveRights?: ResolveRights;
  readonly providers?: Partial<Providers>;
  readonly log?: Log;
  readonly publicUrl?: string;
  readonly trustProxy?: readonly string[];
}

/** Somebody with a browser: what a call needs to be theirs. */
export interface TestUser {
  readonly userId: string;
  readonly organizationId: string;
  readonly cookie: string;
  readonly csrfToken: string;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly url: string;
  readonly database: DatabaseAccess;
  readonly services: Services;
  readonly clock: TestClock;
  /** What was pushed to browsers so far. */
  readonly published: PublishedEvent[];
  /** A new session of a user. A super administrator holds every permission; others what is said here. */
  signInAs(role: Role, more?: SignIn): Promise<TestUser>;
}

export interface SignIn {
  readonly userId?: string;
  readonly organizationId?: string;
  readonly permissions?: readonly PermissionKey[];
}

/** The HTTP server on a database of its own, for one test file. Call it outside of tests and hooks. */
export async function testServer(options: TestServerOptions): Promise<TestServer> {
  const { url } = await createTestDatabase();
  const clock = testClock();
  const published: PublishedEvent[] = [];
  const services = openServices({ url, clock, published, options });
  const members = new Map<string, Rights>();
  const app = await createHttpServer({
    services,
    routes: options.routes,
    streamRoutes: options.streamRoutes ?? [],
    resolveRights: options.resolveRights ?? (async (_, member) => members.get(memberKey(member))),
    publicUrl: options.publicUrl === undefined ? undefined : new URL(options.publicUrl),
    trustProxy: options.trustProxy ?? [],
  });
  afterAll(async () => {
    await app.close();
    await services.database.close();
  });
  const { database } = services;
  const signInAs = async (role: Role, more: SignIn = {}) => {
    const { userId = randomUUID(), organizationId = randomUUID() } = more;
    const permissions = new Set(more.permissions ?? (role === 'SUPER_ADMIN' ? permissionKeys : []));
    members.set(memberKey({ userId, organizationId }), { role, permissions });
    const token = newToken();
    await startSession(database, token, { userId, organizationId, now: clock.now() });
    const secure = options.publicUrl?.startsWith('https:') === true;
    return {
      userId,
      organizationId,
      csrfToken: csrfTokenOf(token),
      cookie: `${secure ? '__Host-' : ''}sid=${token}`,
    };
  };
  return { app, url, database, services, clock, published, signInAs };
}

interface ServiceParts {
  readonly url: string;
  readonly clock: TestClock;
  readonly published: PublishedEvent[];
  readonly options: TestServerOptions;
}

function openServices({ url, clock, published, options }: ServiceParts): Services {
  const log = options.log ?? silentLog;
  const database = openDatabase({ url, connections: 10, log });
  return {
    database,
    log,
    now: clock.now,
    storage: {} as Storage,
    providers: { ...options.providers },
    rateLimits: openRateLimits(database, clock.now),
    enqueueIn: () => () => Promise.reject(new Error('no queue')),
    publish: async (events) => void published.push(...events),
  };
}

function memberKey({ userId, organizationId }: { userId: string; organizationId: string }): string {
  return `${userId} ${organizationId}`;
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
    }),
  );
}
