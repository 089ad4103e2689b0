import { awsV4, signV4Request } from '../../../signatures/v4-signature.ts';
import type { ApiRequest } from '../api/api-request.ts';

export interface AmazonSettings {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
  readonly terminology?: string | undefined;
  readonly baseUrl?: string | undefined;
}

/** A signed call of Amazon Translate. */
export function amazonRequest(
  { region, baseUrl, accessKeyId, secretAccessKey }: AmazonSettings,
  action: string,
  wish: object,
  now: Date,
): ApiRequest {
  const url = baseUrl || `https://translate.${region}.amazonaws.com/`;
  const body = JSON.stringify(wish);
  const headers = {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': `AWSShineFrontendService_20170701.${action}`,
  };
  const signed = { url, headers, body, service: 'translate', region, now };
  return { url, body, headers: signV4Request(awsV4, signed, { accessKeyId, secretAccessKey }) };
}
