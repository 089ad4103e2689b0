import { createHash, createHmac } from 'node:crypto';

export interface XfyunRequest {
  readonly url: string;
  readonly body: string;
  readonly now: Date;
}

export interface XfyunKeys {
  readonly apiKey: string;
  readonly apiSecret: string;
}

/** Headers of a POST whose body is signed by its digest (iFlytek, interfaces of version 2). */
export function signXfyunHeaders({ url, body, now }: XfyunRequest, keys: XfyunKeys): Record<string, string> {
  const date = now.toUTCString();
  const digest = `SHA-256=${createHash('sha256').update(body).digest('base64')}`;
  const names = 'host date request-line digest';
  const authorization = authorize([...originOf(url, date), `digest: ${digest}`], names, keys);
  return { date, digest, authorization };
}

/** The address of a POST with its signature in the query (iFlytek, interfaces of version 1). */
export function signXfyunUrl({ url, now }: Omit<XfyunRequest, 'body'>, keys: XfyunKeys): string {
  const date = now.toUTCString();
  const signed = new URL(url);
  const authorization = authorize(originOf(url, date), 'host date request-line', keys);
  signed.searchParams.set('authorization', Buffer.from(authorization).toString('base64'));
  signed.searchParams.set('host', signed.host);
  signed.searchParams.set('date', date);
  return signed.href;
}

function originOf(url: string, date: string): readonly string[] {
  const { host, pathname } = new URL(url);
  return [`host: ${host}`, `date: ${date}`, `POST ${pathname} HTTP/1.1`];
}

function authorize(origin: readonly string[], names: string, { apiKey, apiSecret }: XfyunKeys): string {
  const signature = createHmac('sha256', apiSecret).update(origin.join('\n')).digest('base64');
  return `api_key="${apiKey}", algorithm="hmac-sha256", headers="${names}", signature="${signature}"`;
}
