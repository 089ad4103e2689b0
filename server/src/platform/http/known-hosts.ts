import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/**
 * Refuses a name that is not ours in `Host`: a page of somebody else could lead its own name to this server and read
 * the answers (DNS rebinding). An address in digits, a name without a dot and a name ending in `.local` or `.localhost`
 * can't be led here from outside, so they always pass. `Host` itself is checked, and what a trusted proxy says it was.
 * @throws {AppError} request.unknown-host
 */
export function requireKnownHost(request: FastifyRequest, allowed: ReadonlySet<string>): void {
  const sent = nameIn(request.headers.host ?? '');
  for (const name of [sent, request.hostname.toLowerCase()])
    if (!isLocalName(name) && !allowed.has(name)) throw new AppError('request.unknown-host', { host: name });
}

/** Names that people may call the product by. */
export function knownHosts(publicUrl: URL | undefined, more: readonly string[]): ReadonlySet<string> {
  const names = publicUrl === undefined ? more : [publicUrl.hostname, ...more];
  return new Set(names.map((name) => name.toLowerCase()));
}

function nameIn(host: string): string {
  return host.replace(/:\d*$/, '').toLowerCase();
}

function isLocalName(name: string): boolean {
  const address = name.replace(/^\[(.*)\]$/, '$1');
  return isIP(address) !== 0 || !name.includes('.') || /\.(?:local|localhost)$/.test(name);
}
