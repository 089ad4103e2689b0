import { createHash, createHmac } from 'node:crypto';

export interface AliyunRequest {
  readonly method: 'GET' | 'POST';
  readonly host: string;
  readonly action: string;
  readonly version: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: string;
  /** ISO 8601 in UTC without milliseconds. */
  readonly date: string;
  readonly nonce: string;
}

export interface AliyunKeys {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
}

/** Headers of a request signed by ACS3-HMAC-SHA256 (Alibaba Cloud API V3 signature). */
export function signAliyunRequest(request: AliyunRequest, keys: AliyunKeys): Record<string, string> {
  const bodyHash = sha256(request.body);
  const signed: Record<string, string> = {
    host: request.host,
    'x-acs-action': request.action,
    'x-acs-content-sha256': bodyHash,
    'x-acs-date': request.date,
    'x-acs-signature-nonce': request.nonce,
    'x-acs-version': request.version,
  };
  const names = Object.keys(signed).toSorted();
  const canonicalHeaders = names.map((name) => `${name}:${signed[name]}\n`).join('');
  const canonicalRequest = [
    request.method,
    '/',
    aliyunQuery(request.query),
    canonicalHeaders,
    names.join(';'),
    bodyHash,
  ].join('\n');
  const stringToSign = `ACS3-HMAC-SHA256\n${sha256(canonicalRequest)}`;
  const signature = createHmac('sha256', keys.accessKeySecret).update(stringToSign).digest('hex');
  const credential = `Credential=${keys.accessKeyId},SignedHeaders=${names.join(';')},Signature=${signature}`;
  return { ...signed, authorization: `ACS3-HMAC-SHA256 ${credential}` };
}

/** Sorted by name and escaped as RFC 3986 wants, which is stricter than `encodeURIComponent`. */
export function aliyunQuery(query: Readonly<Record<string, string>>): string {
  return Object.keys(query)
    .toSorted()
    .map((name) => `${escapeStrictly(name)}=${escapeStrictly(query[name] ?? '')}`)
    .join('&');
}

function escapeStrictly(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
