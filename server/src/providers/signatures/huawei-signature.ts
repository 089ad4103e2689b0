import { createHash, createHmac } from 'node:crypto';

export interface HuaweiRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly contentType: string;
  readonly body: string;
  readonly now: Date;
}

export interface HuaweiKeys {
  readonly accessKey: string;
  readonly secretKey: string;
}

const algorithm = 'SDK-HMAC-SHA256';

/** Headers of a request signed by SDK-HMAC-SHA256 (Huawei Cloud API Gateway, AK/SK). */
export function signHuaweiRequest(request: HuaweiRequest, keys: HuaweiKeys): Record<string, string> {
  const date = request.now.toISOString().replace(/[-:]|\.\d+/g, '');
  const stringToSign = huaweiStringToSign(request, date);
  const signature = createHmac('sha256', keys.secretKey).update(stringToSign).digest('hex');
  return {
    'content-type': request.contentType,
    'x-sdk-date': date,
    authorization: `${algorithm} Access=${keys.accessKey}, SignedHeaders=${signedHeaders}, Signature=${signature}`,
  };
}

const signedHeaders = 'content-type;host;x-sdk-date';

/** The path is signed with a slash at its end, whether the request has one or not. */
export function huaweiStringToSign({ method, url, contentType, body }: HuaweiRequest, date: string): string {
  const { host, pathname, search } = new URL(url);
  const canonicalRequest = [
    method,
    `${pathname.replace(/\/$/, '')}/`,
    search.slice(1).split('&').toSorted().join('&'),
    `content-type:${contentType}\nhost:${host}\nx-sdk-date:${date}\n`,
    signedHeaders,
    sha256(body),
  ].join('\n');
  return [algorithm, date, sha256(canonicalRequest)].join('\n');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
