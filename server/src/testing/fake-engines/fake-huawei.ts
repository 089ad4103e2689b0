import { z } from 'zod';
import { signHuaweiRequest } from '../../providers/signatures/huawei-signature.ts';
import { isFresh, jsonBody, languageOf, startFakeApi, timeOf } from './fake-api.ts';
import type { FakeAnswer, RecordedRequest } from './fake-engine.ts';
import type { FakeVendor } from './fake-vendor.ts';

const keys = { accessKey: 'HWFAKE', secretKey: 'fake-huawei-secret' };
const path = '/v1/fake-project/machine-translation/text-translation';

function error(status: number, error_code: string, error_msg = error_code): FakeAnswer {
  return { status, body: { error_code, error_msg } };
}

function refuse(request: RecordedRequest): FakeAnswer | undefined {
  const { headers, body } = request;
  if (request.path !== path) return error(404, 'APIGW.0101');
  const now = timeOf(String(headers['x-sdk-date']));
  if (!isFresh(now.getTime())) return error(401, 'APIGW.0301', 'Incorrect IAM authentication information');
  const contentType = headers['content-type'] ?? '';
  const signed = { method: 'POST', url: `http://${headers.host}${path}`, contentType, body, now } as const;
  const { authorization } = signHuaweiRequest(signed, keys);
  return authorization === headers.authorization ? undefined : error(401, 'APIGW.0301');
}

const wishSchema = z.strictObject({
  text: z.string(),
  from: z.enum(['zh', 'en']),
  to: z.enum(['zh', 'en']),
  scene: z.literal('common'),
});

export const fakeHuawei: FakeVendor = {
  id: 'huawei',
  settings: { ...keys, projectId: 'fake-project' },
  needs: ['accessKey', 'secretKey', 'projectId'],
  checksClock: true,
  languages: { source: 'zh-CN', target: 'en' },
  start: () =>
    startFakeApi({
      limits: { texts: 1, characters: 2_000 },
      errors: {
        unauthorized: error(401, 'APIGW.0301'),
        forbidden: error(403, 'ModelArts.4204', 'The service is not opened.'),
        'payment-required': error(403, 'NLP.0900', 'Your account is in arrears.'),
        'rate-limited': { ...error(429, 'APIGW.0308'), headers: { 'retry-after': '1' } },
        'server-error': error(500, 'NLP.0501'),
        'too-long': error(400, 'NLP.0301', 'The text length is invalid.'),
        'unsupported-pair': error(400, 'NLP.0301', 'The language is not supported.'),
      },
      refuse,
      read(request) {
        const wish = wishSchema.safeParse(jsonBody(request)).data;
        return wish && { texts: [wish.text], to: languageOf(wish.to, ['zh']) };
      },
      write: ([translated_text]) => ({ src_text: '', translated_text, from: 'en', to: 'zh' }),
    }),
};
