import { once } from 'node:events';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { limitsWith } from './costly-calls.ts';
import { permissionsOf } from './domains/access/permissions-of.ts';
import { hookRoutes, routes, streamRoutes, topicRules } from './domains.ts';
import { openProcess } from './open-process.ts';
import { type FiguresSource, figuresOf } from './platform/figures/figures-of.ts';
import { processReadiness } from './platform/http/health.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { measureApi, startMetricsServer } from './platform/http/metrics.ts';
import type { ResolveRights } from './platform/http/resolve-rights.ts';
import { openHub } from './platform/realtime/hub.ts';
import type { Services } from './platform/services.ts';

export interface RunningApi {
  /** Where a browser on this machine finds it. */
  readonly address: string;
  readonly services: Services;
  /** Answers what is being asked, for 25 s at most, and takes no more. */
  stop(): Promise<void>;
}

const webFolder = join(import.meta.dirname, '../../web/dist');
const drainMs = 25_000;

/** The HTTP side of the product, on a database with the newest schema. */
export async function startApi(
  config: Config,
  databaseUrl: string,
  worker?: FiguresSource,
): Promise<RunningApi> {
  const { services, queue, registry, close } = await openProcess({ config, databaseUrl, role: 'api' });
  const { now, database } = services;
  let stopping = false;
  const resolveRights: ResolveRights = (db, member) =>
    permissionsOf(db, member, { billing: services.live.installation.billing, now: now() });
  const hub = await openHub({ services, databaseUrl, resolveRights, rules: topicRules });
  measureApi(registry, { services, sockets: hub.count });
  const figures = figuresOf(registry, worker);
  const app = await createHttpServer({
    services,
    routes,
    streamRoutes,
    hookRoutes,
    resolveRights,
    hub,
    webFolder,
    registry,
    figures,
    publicUrl: config.PUBLIC_URL === undefined ? undefined : new URL(config.PUBLIC_URL),
    allowedHosts: config.ALLOWED_HOSTS,
    trustProxy: config.TRUST_PROXY,
    callLimits: limitsWith(config.CALL_LIMITS),
    readiness: processReadiness({ database, dataDir: config.DATA_DIR, draining: () => stopping }),
  });
  const metrics =
    config.METRICS_PORT === undefined ? undefined : await startMetricsServer(figures, config.METRICS_PORT);
  await app.listen({ port: config.PORT, host: config.HOST });
  return {
    address: addressOf(app),
    services,
    async stop() {
      stopping = true;
      await hub.close();
      await drain(app);
      metrics?.close();
      await queue.boss.stop({ graceful: false });
      await close();
    },
  };
}

async function drain(app: FastifyInstance): Promise<void> {
  const impatient = setTimeout(() => app.server.closeAllConnections(), drainMs);
  await app.close();
  if (app.server.listening) await once(app.server, 'close');
  clearTimeout(impatient);
}

function addressOf(app: FastifyInstance): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  return `http://localhost:${address.port}`;
}
