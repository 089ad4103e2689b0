import { z } from 'zod';
import { signTencentRequest } from '../../providers/signatures/tencent-signature.ts';
import { type FakeFault, isFresh, jsonBody, languageOf, startFakeApi } from './fake-api.ts';
import type { FakeAnswer, RecordedRequest } from './fake-engine.ts';
import type { FakeVendor } from './fake-vendor.ts';

const keys = { secretId: 'AKIDfake', secretKey: 'fake-tencent-secret' };
const needs = ['secretId', 'secretKey'];

/** Refusals have status 200. */
function error(Code: string): FakeAnswer {
  return { status: 200, body: { Response: { Error: { Code, Message: Code }, RequestId: 'fake' } } };
}

const errors: Readonly<Record<FakeFault, FakeAnswer>> = {
  unauthorized: error('AuthFailure.SecretIdNotFound'),
  forbidden: error('FailedOperation.UserNotRegistered'),
  'payment-required': error('FailedOperation.NoFreeAmount'),
  'rate-limited': { ...error('RequestLimitExceeded'), headers: { 'retry-after': '1' } },
  'server-error': error('InternalError.BackendTimeout'),
  'too-long': error('UnsupportedOperation.TextTooLong'),
  'unsupported-pair': error('UnsupportedOperation.UnSupportedTargetLanguage'),
};

interface Action {
  readonly service: string;
  readonly action: string;
  readonly version: string;
}

function refuse(request: RecordedRequest, { service, action, version }: Action): FakeAnswer | undefined {
  const { headers, body: payload } = request;
  if (headers['x-tc-action'] !== action || headers['x-tc-version'] !== version) return error('InvalidAction');
  if (headers['x-tc-region'] !== 'ap-shanghai') return error('UnsupportedRegion');
  const timestamp = Number(headers['x-tc-timestamp']);
  if (!isFresh(timestamp * 1000)) return error('AuthFailure.SignatureExpire');
  const signed = signTencentRequest({ service, host: headers.host ?? '', action, payload, timestamp }, keys);
  const isSigned = signed['authorization'] === headers.authorization;
  return isSigned && signed['content-type'] === headers['content-type']
    ? undefined
    : error('AuthFailure.SignatureFailure');
}

const textSchema = z.strictObject({
  SourceText: z.string().max(6_000),
  Source: z.string(),
  Target: z.string(),
  ProjectId: z.literal(0),
});

export const fakeTencent: FakeVendor = {
  id: 'tencent',
  settings: { ...keys, region: 'ap-shanghai' },
  needs,
  checksClock: true,
  start: () =>
    startFakeApi({
      limits: { texts: 1, characters: 6_000 },
      errors,
      refuse: (request) =>
        refuse(request, { service: 'tmt', action: 'TextTranslate', version: '2018-03-21' }),
      read(request) {
        const wish = textSchema.safeParse(jsonBody(request)).data;
        return wish && { texts: [wish.SourceText], to: languageOf(wish.Target, ['zh', 'zh-TW']) };
      },
      write: ([TargetText]) => ({ Response: { TargetText, Source: 'en', Target: 'xx', RequestId: 'fake' } }),
    }),
};

const referenceSchema = z.strictObject({
  Type: z.enum(['sentence', 'term']),
  Text: z.string(),
  Translation: z.string(),
});
const chatSchema = z.strictObject({
  Model: z.literal('hunyuan-translation'),
  Stream: z.literal(false),
  Text: z.string(),
  Source: z.string(),
  Target: z.string(),
  References: z.array(referenceSchema).max(10).optional(),
});

export const fakeHunyuanTranslation: FakeVendor = {
  id: 'hunyuan-translation',
  settings: { ...keys, region: 'ap-shanghai' },
  needs,
  checksClock: true,
  start: () =>
    startFakeApi({
      limits: { texts: 1, characters: 4_000 },
      errors,
      refuse: (request) =>
        refuse(request, { service: 'hunyuan', action: 'ChatTranslations', version: '2023-09-01' }),
      read(request) {
        const wish = chatSchema.safeParse(jsonBody(request)).data;
        return wish && { texts: [wish.Text], to: languageOf(wish.Target, ['zh', 'zh-TR']) };
      },
      write: ([Content]) => ({
        Response: {
          Id: 'fake',
          Choices: [{ FinishReason: 'stop', Index: 0, Message: { Role: 'assistant', Content } }],
          Usage: { PromptTokens: 1, CompletionTokens: 1, TotalTokens: 2 },
          RequestId: 'fake',
        },
      }),
    }),
};
