import { z } from 'zod';
import { signV4Request, volcengineV4 } from '../../providers/signatures/v4-signature.ts';
import { isFresh, jsonBody, languageOf, startFakeApi, timeOf } from './fake-api.ts';
import type { FakeAnswer, RecordedRequest } from './fake-engine.ts';
import type { FakeVendor } from './fake-vendor.ts';

const keys = { accessKeyId: 'AKLTfake', secretAccessKey: 'fake-volcengine-secret' };

function error(status: number, Code: string, Message = Code): FakeAnswer {
  return { status, body: { ResponseMetadata: { RequestId: 'fake', Error: { CodeN: 1, Code, Message } } } };
}

function refuse({ headers, path, body }: RecordedRequest): FakeAnswer | undefined {
  const { searchParams } = new URL(path, 'http://fake');
  if (searchParams.get('Action') !== 'TranslateText' || searchParams.get('Version') !== '2020-06-01') {
    return error(404, 'InvalidActionOrVersion');
  }
  const now = timeOf(String(headers['x-date']));
  if (!isFresh(now.getTime())) return error(401, 'SignatureDoesNotMatch', 'request expired');
  const url = `http://${headers.host}${path}`;
  const signed = { url, headers: {}, body, service: 'translate', region: 'cn-north-1', now };
  const { authorization } = signV4Request(volcengineV4, signed, keys);
  return authorization === headers.authorization ? undefined : error(401, 'SignatureDoesNotMatch');
}

const wishSchema = z.strictObject({
  SourceLanguage: z.string(),
  TargetLanguage: z.string(),
  TextList: z.array(z.string()).min(1).max(16),
});

export const fakeVolcengine: FakeVendor = {
  id: 'volcengine',
  settings: keys,
  needs: ['accessKeyId', 'secretAccessKey'],
  checksClock: true,
  start: () =>
    startFakeApi({
      limits: { texts: 16, characters: 5_000 },
      errors: {
        unauthorized: error(401, 'InvalidAccessKey'),
        forbidden: error(403, 'AccessDenied'),
        'payment-required': error(200, '-400', 'account overdue: Overdue'),
        'rate-limited': { ...error(429, 'FlowLimitExceeded'), headers: { 'retry-after': '1' } },
        'server-error': error(500, 'InternalError'),
        'too-long': error(400, '-400', 'text length exceeds the limit'),
        'unsupported-pair': error(400, '-400', 'unsupported translation: en2xx'),
      },
      refuse,
      read(request) {
        const wish = wishSchema.safeParse(jsonBody(request)).data;
        return wish && { texts: wish.TextList, to: languageOf(wish.TargetLanguage, ['zh', 'zh-Hant']) };
      },
      write: (texts) => ({
        TranslationList: texts.map((Translation) => ({ Translation, DetectedSourceLanguage: '' })),
        ResponseMetadata: { RequestId: 'fake', Action: 'TranslateText' },
      }),
    }),
};
