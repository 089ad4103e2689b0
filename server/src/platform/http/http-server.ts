import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { serveWebsocket } from '../realtime/serve-websocket.ts';
import { addEndpoints } from './add-endpoints.ts';
import { httpStatusOf } from './answer.ts';
import { answerClientError } from './answer-client-error.ts';
import { addApiDocs } from './api-docs.ts';
import { compressAnswers } from './compress-answers.ts';
import { addHealth } from './health.ts';
import type { HttpSettings } from './http-settings.ts';
import { knownHosts, requireKnownHost } from './known-hosts.ts';
import { addMetricsForThisMachine, measureCalls } from './metrics.ts';
import { refusalOf } from './refusal-of.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { securityHeaders } from './security-headers.ts';
import { sessionCookies } from './sessions/session-cookies.ts';
import { bodyPace, watchBodies } from './watch-bodies.ts';
import { addWebFiles, hasWebFiles } from './web-files.ts';

/** A page of segments with long texts fits; files have their own limits. */
const bodyBytes = 16 * 1024 * 1024;
const headerBytes = 16 * 1024;
const tooManyRequests = 429;
const headersTimeoutMs = 30_000;
/** A file of the largest size over a slow line; `watchBodies` sees that it does come. */
const longestUploadMs = 6 * 60 * 60 * 1000;

/** The product's HTTP server, not listening yet. @throws when a route does not say who may call it */
export async function createHttpServer(settings: HttpSettings): Promise<FastifyInstance> {
  const secure = settings.publicUrl?.protocol === 'https:';
  const app = Fastify({
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
    bodyLimit: bodyBytes,
    requestTimeout: longestUploadMs,
    http: { maxHeaderSize: headerBytes, headersTimeout: headersTimeoutMs },
    routerOptions: { maxParamLength: 1000 },
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    clientErrorHandler: answerClientError,
    genReqId: () => randomUUID(),
    frameworkErrors: (error, request, reply) => void answerError(settings, error, request, reply),
  });
  await app.register(cookie);
  await app.register(multipart, { throwFileSizeLimit: false });
  const headers = securityHeaders({ secure });
  const hosts = knownHosts(settings.publicUrl, settings.allowedHosts ?? []);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id });
    requireKnownHost(request, hosts);
  });
  app.addHook('onResponse', async (request, reply) => logAnswer(settings, request, reply));
  if (settings.registry !== undefined) measureCalls(app, settings.registry);
  compressAnswers(app);
  watchBodies(app, settings.bodyPace ?? bodyPace);
  acceptEmptyJson(app);
  app.setErrorHandler((error, request, reply) => answerError(settings, error, request, reply));
  const cookies = sessionCookies({ secure });
  if (settings.hub !== undefined) await serveWebsocket(app, settings, cookies, settings.hub);
  addEndpoints(app, settings, cookies);
  await addApiDocs(app, settings);
  if (settings.readiness !== undefined) addHealth(app, settings.readiness);
  if (settings.figures !== undefined) addMetricsForThisMachine(app, settings.figures);
  if (hasWebFiles(settings.webFolder)) await addWebFiles(app, settings.webFolder);
  app.setNotFoundHandler(refuseUnknown(settings.routes.map(({ endpoint }) => endpoint)));
  return app;
}

/** Calls without input may come with the JSON content type and no body. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), (error, value) => done(error && notJson(error), value));
  });
}

function notJson(cause: Error): AppError {
  return new AppError('request.invalid', { detail: 'JSON' }, { cause });
}

function answerError(
  { services }: HttpSettings,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { refused, answer } = refusalOf(services, error, request);
  const status = httpStatusOf(refused);
  const { seconds } = refused.params;
  if (status === tooManyRequests && seconds !== undefined) reply.header('retry-after', seconds);
  reply.header('cache-control', 'no-store');
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(answer));
}

/** The log names the pattern and not the address, which may hold a secret such as a download link. */
function logAnswer({ services }: HttpSettings, request: FastifyRequest, reply: FastifyReply): void {
  const { actor } = request.identity ?? {};
  services.log.info(
    {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      ...(actor && { userId: actor.userId, organizationId: actor.organizationId }),
    },
    'answered',
  );
}
