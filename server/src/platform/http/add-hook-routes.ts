import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hangUpSignal } from './caller-gone.ts';
import type { HttpSettings } from './http-settings.ts';
import type { HookRoute } from './route.ts';
import { routePattern } from './route-pattern.ts';
import { asVisitor } from './run-use-case.ts';
import type { SessionCookies } from './sessions/session-cookies.ts';

/** Messages between machines are short. */
const bodyBytes = 64 * 1024;

/** Their bodies stay as they came: a signature is over bytes. */
export function addHookRoutes(app: FastifyInstance, settings: HttpSettings, cookies: SessionCookies): void {
  const { hookRoutes = [] } = settings;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyBytes }, (_, body, done) =>
      done(null, body),
    );
    for (const route of hookRoutes) addHookRoute(scope, settings, cookies, route);
  });
}

function addHookRoute(
  scope: FastifyInstance,
  settings: HttpSettings,
  cookies: SessionCookies,
  { path, method = 'POST', take }: HookRoute,
): void {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const call = { settings, cookies, identity: {}, request, reply, signal: hangUpSignal(reply) };
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const parameters = request.params as Record<string, string>;
    const headers = firstOfEach(request.headers);
    // A machine keeps no cookies, so it is given none.
    const caller = {
      address: request.ip,
      userAgent: headers['user-agent'] ?? '',
      origin: `${request.protocol}://${request.host}`,
      browserId: '',
      onThisMachine: false,
    };
    const query = request.query as Record<string, string | undefined>;
    const hook = { parameters, headers, query, body };
    const answer = await asVisitor(call, (context) => take(context, hook), caller);
    if (!answer) return reply.code(204).send();
    return reply.type(`${answer.type}; charset=utf-8`).send(answer.text);
  };
  scope.route({ method, url: routePattern(path), bodyLimit: bodyBytes, handler });
}

function firstOfEach(headers: IncomingHttpHeaders): Record<string, string | undefined> {
  const entries = Object.entries(headers);
  return Object.fromEntries(entries.map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]));
}
