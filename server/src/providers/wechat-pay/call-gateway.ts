import { randomBytes } from 'node:crypto';
import { checkSigned } from './check-signed.ts';
import type { GatewayKeys } from './gateway-keys.ts';
import { authorizationOf, type Merchant } from './pay-signatures.ts';
import { WechatPayError } from './wechat-pay.ts';

export interface Gateway {
  readonly merchant: Merchant;
  /** The address and its spare, which is asked where the first does not answer. */
  readonly addresses: () => Promise<readonly string[]>;
  /** Asks for answers signed by this key; absent in certificate mode. */
  readonly answerKey?: string | undefined;
  readonly now: () => Date;
}

export interface GatewayCall {
  readonly method: 'GET' | 'POST';
  /** Path with query, or the whole address of a file to download. */
  readonly path: string;
  readonly body?: object;
}

export interface GatewayAnswer {
  readonly status: number;
  readonly text: string;
}

const timeoutMs = 10_000;
/** Answers after which the same request may be sent again. */
const passing = new Set([429, 500, 502, 503, 504]);

/**
 * Sends a signed request, to the spare address too where the first is out of order, and makes sure that the answer comes
 * from the gateway.
 * @throws {WechatPayError} `unknown` where no answer can be trusted: the gateway may have done it
 */
export async function callGateway(
  gateway: Gateway,
  keys: GatewayKeys,
  call: GatewayCall,
): Promise<GatewayAnswer> {
  let last = new WechatPayError('unknown', 'no address of the gateway is known');
  for (const address of await gateway.addresses()) {
    const answer = await trySend(gateway, new URL(call.path, address), call);
    if (!(answer instanceof WechatPayError)) {
      await checkAnswer(keys, answer, gateway.now());
      return { status: answer.response.status, text: answer.text };
    }
    last = answer;
  }
  throw last;
}

/** The answer, or why the same request may be sent to another address. */
async function trySend(gateway: Gateway, url: URL, call: GatewayCall): Promise<Received | WechatPayError> {
  try {
    const answer = await send(gateway, url, call);
    const { status } = answer.response;
    if (!passing.has(status)) return answer;
    return new WechatPayError('unknown', `the gateway answered ${status}`, codeOf(answer.text));
  } catch (error) {
    return asUnknown(error);
  }
}

/** Sends a signed request whose answer is not signed, such as that for the bytes of a bill. @throws {WechatPayError} */
export async function fetchUnsigned(gateway: Gateway, call: GatewayCall): Promise<string> {
  const [address = ''] = await gateway.addresses();
  try {
    const { response, text } = await send(gateway, new URL(call.path, address), call);
    if (response.ok) return text;
    throw new WechatPayError('refused', `the gateway answered ${response.status}`, codeOf(text));
  } catch (error) {
    throw asUnknown(error);
  }
}

interface Received {
  readonly response: Response;
  readonly text: string;
}

async function send(gateway: Gateway, url: URL, { method, body }: GatewayCall): Promise<Received> {
  const sent = body === undefined ? '' : JSON.stringify(body);
  const timestamp = String(Math.floor(gateway.now().getTime() / 1000));
  const nonce = randomBytes(16).toString('hex');
  const signed = { method, path: `${url.pathname}${url.search}`, timestamp, nonce, body: sent };
  const response = await fetch(url, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      accept: 'application/json',
      authorization: authorizationOf(gateway.merchant, signed),
      'user-agent': 'transloom',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(gateway.answerKey !== undefined && { 'wechatpay-serial': gateway.answerKey }),
    },
    ...(body !== undefined && { body: sent }),
  });
  // `text()` would take away a mark of byte order, which signatures and hashes are over, too.
  return { response, text: Buffer.from(await response.arrayBuffer()).toString('utf8') };
}

/**
 * A success that is not signed is no success; nobody knows what was done. Refusals may come unsigned, and change nothing.
 */
async function checkAnswer(keys: GatewayKeys, { response, text }: Received, now: Date): Promise<void> {
  if (!response.ok) return;
  try {
    await checkSigned(keys, { headers: Object.fromEntries(response.headers), body: Buffer.from(text) }, now);
  } catch (error) {
    throw asUnknown(error);
  }
}

function asUnknown(error: unknown): WechatPayError {
  if (error instanceof WechatPayError && error.fault === 'refused') return error;
  return new WechatPayError('unknown', error instanceof Error ? error.message : 'no answer');
}

/** The code in an answer that refuses; empty where it has none. */
export function codeOf(text: string): string {
  try {
    const { code } = JSON.parse(text) as { readonly code?: unknown };
    return typeof code === 'string' ? code : '';
  } catch {
    return '';
  }
}
