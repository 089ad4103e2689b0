import { expect, test } from 'vitest';
import { chatError } from './chat-error.ts';
import { readChatAnswer } from './read-chat-answer.ts';

const now = new Date('2030-01-01T00:00:00Z');
const openAi = (code: string | null, message = '', type = 'invalid_request_error') => ({
  error: { message, type, param: null, code },
});

test.each([
  [400, openAi('context_length_exceeded'), 'too-long'],
  [400, openAi(null, "This model's maximum context length is 4096 tokens"), 'too-long'],
  [400, openAi('content_filter'), 'content-blocked'],
  [
    400,
    { code: 'DataInspectionFailed', message: 'Input data may contain inappropriate content.' },
    'content-blocked',
  ],
  [
    400,
    { error: { code: '1301', message: '系统检测到输入或生成内容可能包含不安全或敏感内容' } },
    'content-blocked',
  ],
  [400, openAi('invalid_value'), 'bad-request'],
  [401, openAi('invalid_api_key'), 'auth'],
  [402, openAi('invalid_request_error', 'Insufficient Balance'), 'quota'],
  [403, openAi(null, 'Country not supported'), 'auth'],
  [404, { error: "model 'x' not found" }, 'unknown-model'],
  [404, openAi('model_not_found', 'The model `x` does not exist or you do not have access'), 'unknown-model'],
  [
    404,
    { type: 'error', error: { type: 'not_found_error', message: 'model: x not found' } },
    'unknown-model',
  ],
  [400, openAi(null, 'Model Not Exist'), 'unknown-model'],
  [400, openAi(null, 'The model x has been decommissioned'), 'unknown-model'],
  [404, openAi(null, 'Invalid URL'), 'bad-request'],
  [413, 'Request Entity Too Large', 'too-long'],
  [422, { detail: [] }, 'bad-request'],
  [429, openAi('rate_limit_exceeded'), 'rate'],
  [429, openAi('insufficient_quota'), 'quota'],
  [429, { error: { code: '1113', message: '您的账户已欠费' } }, 'quota'],
  [429, openAi(null, '', 'exceeded_current_quota_error'), 'quota'],
  [500, openAi(null), 'upstream'],
  [503, '<html>', 'upstream'],
])('HTTP %i %j is %s', (status, body, errorClass) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  expect(chatError({ status, headers: {}, text }, now).failure.errorClass).toBe(errorClass);
});

test.each([
  [{ 'retry-after': '7' }, 7000],
  [{ 'retry-after-ms': '250', 'retry-after': '7' }, 250],
  [{ 'retry-after': 'Tue, 01 Jan 2030 00:01:30 GMT' }, 90_000],
  [{ 'retry-after': 'soon' }, undefined],
  [{}, undefined],
])('waits as %j says', (headers, milliseconds) => {
  expect(chatError({ status: 429, headers, text: '' }, now).failure.retryAfterMs).toBe(milliseconds);
});

test('keeps the code and the request id for the log, not the words', () => {
  const text = JSON.stringify(openAi('invalid_api_key', 'Incorrect API key: sk-secret'));
  const { detail } = chatError({ status: 401, headers: { 'x-request-id': 'req_1' }, text }, now).failure;
  expect(detail).toBe('HTTP 401 invalid_api_key req_1');
});

const answer = (content: string | null, reason = 'stop', refusal: string | null = null) => ({
  model: 'm',
  choices: [{ finish_reason: reason, message: { content, refusal } }],
});

test.each([
  [answer('', 'content_filter'), 'content-blocked'],
  [answer(null, 'stop', 'I cannot'), 'content-blocked'],
  [answer('{"segments":[{"id":1', 'length'), 'too-long'],
  [answer(null), 'bad-output'],
  [{ error: { code: 429, message: 'Provider returned error' } }, 'rate'],
  [{ error: { message: 'odd' } }, 'upstream'],
  [{ choices: [] }, 'bad-output'],
  ['text', 'bad-output'],
])('a successful answer %j is refused as %s', (body, errorClass) => {
  expect(() => readChatAnswer(body, 1)).toThrow(errorClass);
});
