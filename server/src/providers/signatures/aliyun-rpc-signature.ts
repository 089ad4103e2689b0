import { createHmac } from 'node:crypto';
import { aliyunQuery } from './aliyun-signature.ts';

/** The form of a POST signed by HMAC-SHA1, version 1.0 (Alibaba Cloud RPC style). */
export function signAliyunForm(
  parameters: Readonly<Record<string, string>>,
  accessKeySecret: string,
): string {
  // The query holds none of the signs any more that need stricter escaping.
  const stringToSign = `POST&%2F&${encodeURIComponent(aliyunQuery(parameters))}`;
  const signature = createHmac('sha1', `${accessKeySecret}&`).update(stringToSign).digest('base64');
  return aliyunQuery({ ...parameters, Signature: signature });
}
