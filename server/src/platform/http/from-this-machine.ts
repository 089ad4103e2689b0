import type { FastifyRequest } from 'fastify';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Headers that proxies add; a browser on this machine sends none of them. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * Whether somebody on this machine calls, and no proxy for somebody else: a proxy beside the product connects from the same
 * address. A proxy that says nothing of itself is known by a name of the public in `Host`.
 */
export function isFromThisMachine({ headers, hostname, socket }: FastifyRequest): boolean {
  const isForwarded = proxyHeaders.some((name) => headers[name] !== undefined);
  return !isForwarded && loopback.has(socket.remoteAddress ?? '') && localNames.has(hostname);
}
