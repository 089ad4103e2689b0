import { createHash, createHmac } from 'node:crypto';

/** A relative of AWS Signature Version 4: what differs between the clouds that took it over. */
export interface V4Dialect {
  readonly algorithm: string;
  /** Written before the secret key, and the last step of the key's derivation. */
  readonly keyPrefix: string;
  readonly terminator: string;
  readonly dateHeader: string;
  readonly hashHeader: string;
  /** Headers that are signed beside host, date and hash, where the request has them. */
  readonly alsoSigned: readonly string[];
}

export const awsV4: V4Dialect = {
  algorithm: 'AWS4-HMAC-SHA256',
  keyPrefix: 'AWS4',
  terminator: 'aws4_request',
  dateHeader: 'x-amz-date',
  hashHeader: 'x-amz-content-sha256',
  alsoSigned: ['content-type', 'x-amz-target'],
};

export const volcengineV4: V4Dialect = {
  algorithm: 'HMAC-SHA256',
  keyPrefix: '',
  terminator: 'request',
  dateHeader: 'x-date',
  hashHeader: 'x-content-sha256',
  alsoSigned: [],
};

export interface V4Request {
  readonly url: string;
  /** In lower case, without host. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly service: string;
  readonly region: string;
  readonly now: Date;
}

export interface V4Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The headers of a POST with those of its signature. Paths are taken as plain, without signs to escape. */
export function signV4Request(dialect: V4Dialect, request: V4Request, keys: V4Keys): Record<string, string> {
  const { algorithm, keyPrefix, terminator } = dialect;
  const { url, body, service, region, now } = request;
  const { host, pathname, search } = new URL(url);
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const date = time.slice(0, 8);
  const headers = { ...request.headers, [dialect.dateHeader]: time, [dialect.hashHeader]: sha256(body) };
  const signed = signedHeaders(dialect, { ...headers, host });
  const names = Object.keys(signed).join(';');
  const canonicalHeaders = Object.entries(signed).map(([name, value]) => `${name}:${value}\n`);
  const canonicalRequest = [
    'POST',
    pathname,
    sortedQuery(search),
    canonicalHeaders.join(''),
    names,
    sha256(body),
  ].join('\n');
  const scope = [date, region, service, terminator].join('/');
  const stringToSign = [algorithm, time, scope, sha256(canonicalRequest)].join('\n');
  const signingKey = [date, region, service, terminator].reduce<string | Buffer>(
    hmac,
    keyPrefix + keys.secretAccessKey,
  );
  const signature = hmac(signingKey, stringToSign).toString('hex');
  const credential = `Credential=${keys.accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
  return { ...headers, authorization: `${algorithm} ${credential}` };
}

function signedHeaders(dialect: V4Dialect, headers: Record<string, string>): Record<string, string> {
  const names = ['host', dialect.dateHeader, dialect.hashHeader, ...dialect.alsoSigned];
  return Object.fromEntries(
    names.toSorted().flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function sortedQuery(search: string): string {
  return search.slice(1).split('&').toSorted().join('&');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
