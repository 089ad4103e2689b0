import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { accountsApi } from '@transloom/contracts/accounts';
import { csrfCookie } from '@transloom/contracts/answer';
import type { Callable, CallableRequest } from './call-as.ts';
import { openBrowser } from './open-browser.ts';
import { receiveCode } from './receive-code.ts';
import type { TestUser } from './test-user.ts';

/** A product that runs in another process, called over HTTP as tests call an application in their own. */
export function overWire(address: string): Callable {
  return { app: { inject: (call) => send(address, call) } };
}

/** Of `node:http`: what a bench measures would be a good part its client's where `fetch` asked. */
const agent = new Agent({ keepAlive: true });

async function send(address: string, { method, url, headers, query, payload }: CallableRequest) {
  const target = new URL(url, address);
  for (const [name, value] of Object.entries(query ?? {}))
    for (const one of [value].flat()) target.searchParams.append(name, one);
  const isBytes = Buffer.isBuffer(payload);
  const sent = request(target, {
    method,
    agent,
    headers: { ...(payload && !isBytes && { 'content-type': 'application/json' }), ...headers },
  });
  sent.end(isBytes ? payload : payload && JSON.stringify(payload));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await text(response);
  return {
    statusCode: response.statusCode ?? 0,
    headers: response.headers,
    json: <Body>() => JSON.parse(body) as Body,
  };
}

/**
 * Registers somebody as people do: a proof of work, a code from the outbox, a password. More than twenty in an hour
 * need addresses of their own, and a product that trusts proxies on this machine.
 */
export async function signUpOverWire(product: Callable, address?: string): Promise<TestUser> {
  const browser = openBrowser(product, address === undefined ? {} : { address });
  const target = `1390${String(randomInt(10_000_000)).padStart(7, '0')}`;
  const code = await receiveCode(product, browser, { purpose: 'sign-up', target });
  const { data, message } = await browser.call(accountsApi.signUp, {
    target,
    code,
    password: 'shuttle8loom',
  });
  if (data === null) throw new Error(message);
  return {
    userId: data.userInfo.userId,
    organizationId: data.userInfo.organizationId,
    csrfToken: browser.cookies.get(csrfCookie) ?? '',
    cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
}
