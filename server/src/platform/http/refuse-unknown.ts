import type { Endpoint } from '@transloom/contracts/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/** Tells an address that does not exist from one that exists for other methods. */
export function refuseUnknown(endpoints: readonly Endpoint[]) {
  const known = endpoints.map(({ method, path }) => ({ method, pattern: addressPattern(path) }));
  return (request: FastifyRequest, reply: FastifyReply): never => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (methods.length === 0) throw new AppError('resource.not-found');
    reply.header('allow', [...new Set(methods)].join(', '));
    throw new AppError('method.not-allowed');
  };
}

function addressPattern(path: string): RegExp {
  const escaped = path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
