import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { Agent, request } from 'undici';
import { checkAddress } from './check-address.ts';
import { lookupAllowed, type Resolve } from './lookup-allowed.ts';
import { parsePrivateHosts } from './private-hosts.ts';
import { readCapped } from './read-capped.ts';
import { SafeFetchError } from './safe-fetch-error.ts';

export interface SafeFetchOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  /** One that is read while it is sent must be as long as its `content-length` says. */
  readonly body?: string | Readable;
  readonly signal?: AbortSignal;
  /** Instead of the usual one, for a body that takes its time. */
  readonly timeoutMs?: number;
  /** Given the text of a success in pieces as they arrive; the answer has all of it still. */
  readonly onText?: (piece: string) => void;
}

export interface SafeFetchAnswer {
  readonly status: number;
  /** Names in lower case; of repeated headers the first. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/**
 * Fetches an address somebody typed in. It reaches only public addresses and the operator's listed hosts,
 * connects to the very address that was checked, follows no redirect and reads a bounded answer.
 * @throws {SafeFetchError}; the signal's reason when it was aborted
 */
export type SafeFetch = (url: string, options?: SafeFetchOptions) => Promise<SafeFetchAnswer>;

export interface SafeFetchLimits {
  /** For one request, connecting included. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** To one host at once; more requests wait for one of them. */
  readonly connections: number;
}

export const safeFetchLimits: SafeFetchLimits = {
  timeoutMs: 60_000,
  maxBytes: 10 * 1024 * 1024,
  connections: 32,
};

/**
 * @param privateHosts the operator's `PRIVATE_ENGINE_HOSTS`: names, addresses or CIDRs
 */
export function createSafeFetch(
  privateHosts: readonly string[] = [],
  limits = safeFetchLimits,
  resolve: Resolve = lookup,
): SafeFetch {
  const hosts = parsePrivateHosts(privateHosts);
  const agent = createAgent(lookupAllowed(hosts, resolve), limits);
  return async (url, options = {}) => {
    const target = checkAddress(url, hosts);
    const timeout = AbortSignal.timeout(options.timeoutMs ?? limits.timeoutMs);
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    try {
      return await send(target, options, { agent, signal, maxBytes: limits.maxBytes });
    } catch (error) {
      options.signal?.throwIfAborted();
      throw timeout.aborted ? new SafeFetchError('timeout', 'no answer in time') : asSafeFetchError(error);
    }
  };
}

function createAgent(allowed: LookupFunction, { timeoutMs, connections }: SafeFetchLimits): Agent {
  return new Agent({
    connections,
    connect: { lookup: allowed, timeout: Math.min(timeoutMs, 10_000) },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    keepAliveTimeout: 5_000,
  });
}

interface Sending {
  readonly agent: Agent;
  readonly signal: AbortSignal;
  readonly maxBytes: number;
}

async function send(url: URL, options: SafeFetchOptions, sending: Sending): Promise<SafeFetchAnswer> {
  const { method = 'GET', headers = {}, body = null } = options;
  const { agent, signal, maxBytes } = sending;
  const answer = await request(url, { method, headers, body, signal, dispatcher: agent });
  if (answer.statusCode >= 300 && answer.statusCode < 400) {
    await answer.body.dump({ limit: 1024 });
    throw new SafeFetchError('redirected', `status ${answer.statusCode}`);
  }
  const isSuccess = answer.statusCode >= 200 && answer.statusCode < 300;
  const text = await readCapped(answer.body, maxBytes, isSuccess ? options.onText : undefined);
  return { status: answer.statusCode, headers: firstOfEach(answer.headers), text };
}

function firstOfEach(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const pairs = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value[0] : value,
  ]);
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}

function asSafeFetchError(error: unknown): SafeFetchError {
  if (error instanceof SafeFetchError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return new SafeFetchError('unreachable', code);
}
