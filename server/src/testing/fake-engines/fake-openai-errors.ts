import type { FakeAnswer } from './fake-engine.ts';
import type { FakeModel } from './fake-model.ts';
import { wait } from './fake-model-service.ts';

const openAiError = (status: number, code: string, message = code): FakeAnswer => ({
  status,
  body: { error: { message, type: 'invalid_request_error', param: null, code } },
  headers: { 'x-request-id': 'req_fake' },
});

export const openAiErrors: FakeModel['errors'] = {
  unauthorized: openAiError(401, 'invalid_api_key'),
  forbidden: openAiError(403, 'unsupported_country_region_territory'),
  'payment-required': openAiError(429, 'insufficient_quota'),
  'rate-limited': { ...openAiError(429, 'rate_limit_exceeded'), headers: wait },
  'server-error': openAiError(500, 'server_error'),
  'too-long': openAiError(400, 'context_length_exceeded'),
};
