import type { Access } from '@transloom/contracts/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerOf, identifyByToken } from './access-tokens/identify-by-token.ts';
import { addHookRoutes } from './add-hook-routes.ts';
import { languageOf, success } from './answer.ts';
import { answerWithEvents, wantsEvents } from './answer-with-events.ts';
import { takeFromLimits } from './call-limits.ts';
import { hangUpSignal } from './caller-gone.ts';
import { downloadHeaders, shownHeaders } from './download-headers.ts';
import { requireAccess, requireCsrfToken, requireOwnPage } from './guard.ts';
import type { HttpSettings } from './http-settings.ts';
import { type Identity, identify } from './identify.ts';
import type { IncomingFile } from './incoming-file.ts';
import { readForm } from './read-form.ts';
import { inputReader } from './read-input.ts';
import { refusalOf } from './refusal-of.ts';
import type { Route, StreamRoute } from './route.ts';
import { routePattern } from './route-pattern.ts';
import { asVisitor, type EndpointCall, runUseCase } from './run-use-case.ts';
import type { SessionCookies } from './sessions/session-cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; set on the way in. */
    identity: Identity | undefined;
  }
}

export function addEndpoints(app: FastifyInstance, settings: HttpSettings, cookies: SessionCookies): void {
  app.decorateRequest('identity', undefined);
  for (const route of settings.routes) addEndpoint(app, settings, cookies, route);
  for (const route of settings.streamRoutes) addStreamRoute(app, settings, cookies, route);
  addHookRoutes(app, settings, cookies);
}

function addEndpoint(
  app: FastifyInstance,
  settings: HttpSettings,
  cookies: SessionCookies,
  route: Route,
): void {
  const { services, callLimits = [] } = settings;
  const { endpoint, access } = route;
  requireDeclaredAccess(route);
  const readInput = inputReader(endpoint);
  app.route({
    method: endpoint.method,
    url: routePattern(endpoint.path),
    // Before the body is read: who may not call shall not make us read.
    onRequest: async (request, reply) => {
      const token = bearerOf(request);
      request.identity =
        token === undefined
          ? await identifyBrowser(settings, cookies, { request, reply, access })
          : { actor: await identifyByToken(settings, request, { token, endpoint }) };
      requireAccess(access, request.identity);
    },
    handler: async (request, reply) => {
      const { parameters, query, body, files } = await readParts(request, endpoint.body === 'multipart');
      const input = readInput({ parameters, query, body }, languageOf(request));
      const identity = request.identity ?? {};
      const { actor } = identity;
      if (actor) await takeFromLimits(services.rateLimits, callLimits, { endpoint, input, actor });
      reply.header('cache-control', 'no-store');
      const call: EndpointCall = { settings, cookies, identity, request, reply, signal: hangUpSignal(reply) };
      const run = async (tell?: EndpointCall['tell']) =>
        success(await runUseCase({ ...call, ...(tell && { tell }) }, route, input, files));
      if (!wantsEvents(endpoint, request)) return run();
      const refuse = (error: unknown) => refusalOf(services, error, request).answer;
      return answerWithEvents(reply, endpoint, { run, refuse });
    },
  });
}

interface Knock {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly access: Access;
}

/**
 * Who calls by a session, from a page of ours. A page of somebody else can send no access token, so only calls with
 * cookies are checked for where they come from.
 */
async function identifyBrowser(
  settings: HttpSettings,
  cookies: SessionCookies,
  { request, reply, access }: Knock,
): Promise<Identity> {
  requireOwnPage(request, settings.publicUrl);
  const identity = await identify(settings, cookies, request);
  if (identity.sessionToken === undefined) forgetSession(request, reply, cookies);
  else if (access !== 'public') requireCsrfToken(request, identity.sessionToken);
  return identity;
}

/** Types see to it; this sees to what came past them. */
function requireDeclaredAccess({ endpoint, access }: Route): void {
  const declared = typeof access === 'string' || (Array.isArray(access) && access.length > 0);
  if (!declared) throw new Error(`${endpoint.method} ${endpoint.path} does not say who may call it`);
}

/** The browser need not send again what is over. */
function forgetSession(request: FastifyRequest, reply: FastifyReply, cookies: SessionCookies): void {
  if (cookies.sessionToken(request) !== undefined) cookies.clearSession(reply);
}

async function readParts(request: FastifyRequest, multipart: boolean) {
  const { params: parameters, query, body } = request;
  if (!multipart) return { parameters, query, body, files: noFiles() };
  const { fields, files } = await readForm(request);
  return { parameters, query: { ...Object(query), ...fields }, body: undefined, files };
}

async function* noFiles(): AsyncGenerator<IncomingFile> {}

function addStreamRoute(
  app: FastifyInstance,
  settings: HttpSettings,
  cookies: SessionCookies,
  route: StreamRoute,
): void {
  app.get(routePattern(route.path), async (request, reply) => {
    const identity = await identify(settings, cookies, request);
    const call = { settings, cookies, identity, request, reply, signal: hangUpSignal(reply) };
    const parameters = request.params as Record<string, string>;
    const file = await asVisitor(call, (context) => route.open(context, parameters));
    const headers =
      file.shown === undefined
        ? downloadHeaders(file.name, file.bytes)
        : shownHeaders(file.shown, file.bytes);
    return reply.headers(headers).send(file.content);
  });
}
