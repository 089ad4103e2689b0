import { z } from 'zod';
import { signTencentRequest, type TencentKeys } from '../../../signatures/tencent-signature.ts';
import type { ErrorRules, VendorError } from '../api/api-error.ts';
import type { ApiRequest } from '../api/api-request.ts';

interface TencentAction {
  readonly service: string;
  readonly action: string;
  readonly version: string;
  readonly region: string;
  readonly baseUrl: string;
  readonly keys: TencentKeys;
  readonly now: Date;
}

/** A request of Tencent Cloud API 3.0. */
export function tencentRequest(asked: TencentAction, body: object): ApiRequest {
  const { service, action, version, region, baseUrl, keys, now } = asked;
  const payload = JSON.stringify(body);
  const { host } = new URL(baseUrl);
  const timestamp = Math.floor(now.getTime() / 1000);
  const signed = signTencentRequest({ service, host, action, payload, timestamp }, keys);
  return {
    url: `${baseUrl.replace(/\/+$/, '')}/`,
    headers: { ...signed, 'x-tc-version': version, 'x-tc-region': region },
    body: payload,
  };
}

const errorSchema = z.object({ Response: z.object({ Error: z.object({ Code: z.string() }) }) });

/** Errors come with status 200. */
export function readTencentError(body: unknown): VendorError | undefined {
  const code = errorSchema.safeParse(body).data?.Response.Error.Code;
  return code === undefined ? undefined : { code };
}

export const tencentErrors: ErrorRules = [
  ['quota', /NoFreeAmount|ServiceIsolate|FreeResourcePackExhausted|ResourceInsufficient|Arrears/],
  ['auth', /^AuthFailure|UserNotRegistered|^UnauthorizedOperation/],
  ['rate', /RequestLimitExceeded|LimitedAccessFrequency|^LimitExceeded/],
  ['too-long', /TextTooLong|TooLong/],
  ['unsupported-pair', /UnsupportedLanguage|UnSupportedTargetLanguage|UnsupportedSourceLanguage/],
  ['content-blocked', /IllegalContent|SensitiveContent|Moderation/i],
  ['upstream', /^InternalError|RequestFailLanguage|^FailedOperation/],
];
