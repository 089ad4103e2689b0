import { z } from 'zod';
import { signAliyunForm } from '../../providers/signatures/aliyun-rpc-signature.ts';
import { hasType, isFresh, languageOf, startFakeApi } from './fake-api.ts';
import type { FakeAnswer, RecordedRequest } from './fake-engine.ts';
import type { FakeVendor } from './fake-vendor.ts';

const accessKeyId = 'LTAIfake';
const accessKeySecret = 'fake-alibaba-secret';

function error(status: number, Code: string): FakeAnswer {
  return { status, body: { Code, Message: Code, RequestId: 'fake' } };
}

const fixedSchema = z.object({
  AccessKeyId: z.literal(accessKeyId),
  Action: z.literal('GetBatchTranslate'),
  ApiType: z.enum(['translate_standard', 'translate_ecommerce']),
  Format: z.literal('JSON'),
  FormatType: z.enum(['text', 'html']),
  Scene: z.string(),
  SignatureMethod: z.literal('HMAC-SHA1'),
  SignatureVersion: z.literal('1.0'),
  Version: z.literal('2018-10-12'),
});

function refuse(request: RecordedRequest): FakeAnswer | undefined {
  const { Signature, ...parameters } = Object.fromEntries(new URLSearchParams(request.body));
  if (!hasType(request, 'application/x-www-form-urlencoded')) return error(400, 'UnsupportedHTTPMethod');
  if (parameters['AccessKeyId'] !== accessKeyId) return error(404, 'InvalidAccessKeyId.NotFound');
  if (!fixedSchema.safeParse(parameters).success) return error(400, 'InvalidParameter');
  if (!isFresh(Date.parse(parameters['Timestamp'] ?? ''))) return error(400, 'InvalidTimeStamp.Expired');
  const signed = new URLSearchParams(signAliyunForm(parameters, accessKeySecret));
  return Signature === signed.get('Signature') ? undefined : error(400, 'SignatureDoesNotMatch');
}

export const fakeAlibaba: FakeVendor = {
  id: 'alibaba',
  settings: { accessKeyId, accessKeySecret },
  needs: ['accessKeyId', 'accessKeySecret'],
  checksClock: true,
  start: () =>
    startFakeApi({
      limits: { texts: 50, characters: 8_000 },
      errors: {
        unauthorized: error(404, 'InvalidAccessKeyId.NotFound'),
        forbidden: error(403, 'Forbidden.RAM'),
        'payment-required': error(403, 'Order.Arrearage'),
        'rate-limited': { ...error(400, 'Throttling.User'), headers: { 'retry-after': '1' } },
        'server-error': { status: 200, body: { Code: '19999', Message: 'unknown' } },
        'too-long': { status: 200, body: { Code: '10008', Message: 'too long' } },
        'unsupported-pair': { status: 200, body: { Code: '10005', Message: 'language' } },
      },
      refuse,
      read({ body }) {
        const form = new URLSearchParams(body);
        const texts = Object.values(JSON.parse(form.get('SourceText') ?? '{}') as Record<string, string>);
        if (texts.some((text) => text.length > 1_000)) return undefined;
        return { texts, to: languageOf(form.get('TargetLanguage') ?? '', ['zh', 'zh-tw']) };
      },
      write: (texts) => ({
        Code: 200,
        Message: 'success',
        RequestId: 'fake',
        TranslatedList: texts.map((translated, index) => ({
          index: String(index),
          code: '200',
          translated,
          wordCount: '1',
          detectedLanguage: 'en',
        })),
      }),
    }),
};
