import { z } from 'zod';
import { awsV4, signV4Request } from '../../providers/signatures/v4-signature.ts';
import { isFresh, jsonBody, languageOf, startFakeApi, timeOf } from './fake-api.ts';
import type { FakeAnswer, RecordedRequest } from './fake-engine.ts';
import { answerAmazonTerminologies, type KeptGlossaries } from './fake-glossaries.ts';
import type { FakeVendor } from './fake-vendor.ts';

const keys = { accessKeyId: 'AKIAFAKE', secretAccessKey: 'fake-secret-0123' };

function error(status: number, type: string): FakeAnswer {
  return { status, body: { __type: `com.amazonaws.translate#${type}`, message: type } };
}

function isSigned({ headers, path, body }: RecordedRequest): boolean {
  const now = timeOf(String(headers['x-amz-date']));
  if (!isFresh(now.getTime())) return false;
  const signed = {
    'content-type': headers['content-type'] ?? '',
    'x-amz-target': String(headers['x-amz-target']),
  };
  const url = `http://${headers.host}${path}`;
  const request = { url, headers: signed, body, service: 'translate', region: 'eu-west-1', now };
  return signV4Request(awsV4, request, keys)['authorization'] === headers.authorization;
}

const wishSchema = z.strictObject({
  Text: z.string().min(1),
  SourceLanguageCode: z.string(),
  TargetLanguageCode: z.string(),
  TerminologyNames: z.array(z.string()).max(1).optional(),
  Settings: z.strictObject({ Formality: z.enum(['FORMAL', 'INFORMAL']) }).optional(),
});

export const fakeAmazon: FakeVendor = {
  id: 'amazon',
  settings: { ...keys, region: 'eu-west-1' },
  needs: ['accessKeyId', 'secretAccessKey'],
  checksClock: true,
  start: () => {
    const terminologies: KeptGlossaries = new Map();
    return startFakeApi({
      limits: { texts: 1, characters: 3_300 },
      errors: {
        unauthorized: error(400, 'UnrecognizedClientException'),
        forbidden: error(400, 'AccessDeniedException'),
        'payment-required': error(400, 'ServiceQuotaExceededException'),
        'rate-limited': { ...error(400, 'TooManyRequestsException'), headers: { 'retry-after': '1' } },
        'server-error': error(500, 'InternalServerException'),
        'too-long': error(400, 'TextSizeLimitExceededException'),
        'unsupported-pair': error(400, 'UnsupportedLanguagePairException'),
      },
      other: (request) => (isSigned(request) ? answerAmazonTerminologies(terminologies, request) : undefined),
      refuse(request) {
        const { 'content-type': type, 'x-amz-target': target } = request.headers;
        if (type !== 'application/x-amz-json-1.1') return error(400, 'SerializationException');
        if (target !== 'AWSShineFrontendService_20170701.TranslateText') {
          return error(400, 'UnknownOperationException');
        }
        return isSigned(request) ? undefined : error(400, 'InvalidSignatureException');
      },
      read(request) {
        const wish = wishSchema.safeParse(jsonBody(request)).data;
        if (wish?.TerminologyNames?.some((name) => !terminologies.has(name))) return undefined;
        return wish && { texts: [wish.Text], to: languageOf(wish.TargetLanguageCode, ['zh', 'zh-TW']) };
      },
      write: ([text]) => ({ TranslatedText: text, SourceLanguageCode: 'en', TargetLanguageCode: 'xx' }),
    });
  },
};
