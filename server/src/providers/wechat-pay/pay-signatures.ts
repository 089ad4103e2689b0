import { createSign, createVerify, type KeyObject } from 'node:crypto';

/** The signatures of API v3: SHA-256 with RSA over lines that each end with a line feed. */
const scheme = 'WECHATPAY2-SHA256-RSA2048';

export interface SignedRequest {
  readonly method: string;
  /** Path with query, as it is sent. */
  readonly path: string;
  readonly timestamp: string;
  readonly nonce: string;
  readonly body: string;
}

export interface Merchant {
  readonly merchantId: string;
  /** Serial number of the merchant's certificate. */
  readonly serial: string;
  readonly privateKey: KeyObject;
}

/** The header `Authorization` of a request. */
export function authorizationOf(
  { merchantId, serial, privateKey }: Merchant,
  request: SignedRequest,
): string {
  const { timestamp, nonce } = request;
  const signature = signLines(privateKey, requestLines(request));
  return (
    `${scheme} mchid="${merchantId}",nonce_str="${nonce}",timestamp="${timestamp}",` +
    `serial_no="${serial}",signature="${signature}"`
  );
}

export function requestLines({ method, path, timestamp, nonce, body }: SignedRequest): readonly string[] {
  return [method, path, timestamp, nonce, body];
}

/** The fields of a header `Authorization`; undefined for another scheme. */
export function readAuthorization(header: string): Readonly<Record<string, string>> | undefined {
  if (!header.startsWith(`${scheme} `)) return undefined;
  const fields = header.slice(scheme.length).matchAll(/(\w+)="([^"]*)"/g);
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]));
}

/** Signature in base64. */
export function signLines(key: KeyObject, lines: readonly (string | Uint8Array)[]): string {
  return feed(createSign('RSA-SHA256'), lines).sign(key, 'base64');
}

export function isSignedBy(
  key: KeyObject,
  lines: readonly (string | Uint8Array)[],
  signature: string,
): boolean {
  return feed(createVerify('RSA-SHA256'), lines).verify(key, signature, 'base64');
}

function feed<Sink extends { update(part: string | Uint8Array): unknown }>(
  sink: Sink,
  lines: readonly (string | Uint8Array)[],
): Sink {
  for (const line of lines) {
    sink.update(line);
    sink.update('\n');
  }
  return sink;
}
