import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { DatabaseAccess } from '../db/database.ts';
import { readMigrations } from '../db/migrate.ts';

/** Conditions that hold before calls are sent to this process; each part answers for itself. */
export type Readiness = Readonly<Record<string, () => Promise<boolean>>>;

export interface ReadinessSettings {
  readonly database: DatabaseAccess;
  readonly dataDir: string;
  /** True once the process is about to stop. */
  draining(): boolean;
}

const freeBytes = 200 * 1024 * 1024;

export function processReadiness({ database, dataDir, draining }: ReadinessSettings): Readiness {
  return {
    database: async () => (await database.finishedMigrations()).length > 0,
    migrations: async () => {
      const finished = new Set(await database.finishedMigrations());
      return readMigrations().every(({ name }) => finished.has(name));
    },
    disk: async () => {
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize > freeBytes;
    },
    running: async () => !draining(),
  };
}

/** For load balancers and service managers: alive, and ready for calls. */
export function addHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const parts = await Promise.all(
      Object.entries(readiness).map(
        async ([name, check]) => [name, await check().catch(() => false)] as const,
      ),
    );
    const ready = parts.every(([, good]) => good);
    reply.header('cache-control', 'no-store').code(ready ? 200 : 503);
    return { status: ready ? 'ok' : 'unavailable', checks: Object.fromEntries(parts) };
  });
}
