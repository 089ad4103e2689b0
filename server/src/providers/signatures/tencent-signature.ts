import { createHash, createHmac } from 'node:crypto';

export interface TencentRequest {
  readonly service: string;
  readonly host: string;
  readonly action: string;
  readonly payload: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
}

export interface TencentKeys {
  readonly secretId: string;
  readonly secretKey: string;
}

const algorithm = 'TC3-HMAC-SHA256';
const contentType = 'application/json; charset=utf-8';

/** Headers of a request signed by TC3-HMAC-SHA256 (Tencent Cloud API 3.0). */
export function signTencentRequest(request: TencentRequest, keys: TencentKeys): Record<string, string> {
  const { service, host, action, payload, timestamp } = request;
  const signedHeaders = 'content-type;host;x-tc-action';
  const date = new Date(timestamp * 1000).toISOString().slice(0, 10);
  const scope = `${date}/${service}/tc3_request`;
  const canonicalHeaders = `content-type:${contentType}\nhost:${host}\nx-tc-action:${action.toLowerCase()}\n`;
  const canonicalRequest = ['POST', '/', '', canonicalHeaders, signedHeaders, sha256(payload)].join('\n');
  const stringToSign = [algorithm, timestamp, scope, sha256(canonicalRequest)].join('\n');
  const signingKey = [date, service, 'tc3_request'].reduce<string | Buffer>(hmac, `TC3${keys.secretKey}`);
  const signature = hmac(signingKey, stringToSign).toString('hex');
  return {
    'content-type': contentType,
    host,
    'x-tc-action': action,
    'x-tc-timestamp': String(timestamp),
    authorization: `${algorithm} Credential=${keys.secretId}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`,
  };
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
