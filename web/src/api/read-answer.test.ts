import { errorText } from '@transloom/contracts/error-texts';
import { expect, test } from 'vitest';
import { startTexts } from '../i18n/i18next.ts';
import { ApiError } from './api-error.ts';
import { readAnswer } from './read-answer.ts';

function failureOf(httpStatus: number, body: unknown): ApiError {
  try {
    readAnswer(httpStatus, typeof body === 'string' ? body : JSON.stringify(body));
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('nothing failed');
}

// Rule P8.2 of the specification.
test.each([200, 205])('gives the data of status %i', (status) => {
  expect(readAnswer(200, JSON.stringify({ status, message: '', data: [1] }))).toEqual([1]);
});

// Rule P8.7 of the specification.
test('prefers the message of the server', () => {
  const failure = failureOf(403, {
    status: 403,
    message: '请升级到相应版本后使用。',
    code: 'access.plan-required',
    requestId: 'r-1',
  });
  expect(failure).toMatchObject({
    code: 'access.plan-required',
    message: '请升级到相应版本后使用。',
    requestId: 'r-1',
  });
});

// Rules P8.8-20, P8.22, D8.1-13, D8.15 of the specification.
test.each([
  [400, '请求有误，请检查后重试。'],
  [401, '登录已过期，请重新登录。'],
  [403, '服务器拒绝了请求，您可能没有相应权限。'],
  [404, '请求的资源不存在。'],
  [405, '不允许的请求方法。'],
  [408, '请求超时，请重试。'],
  [429, '操作过于频繁，请稍后重试。'],
  [500, '服务器出错，请稍后重试。'],
  [501, '服务尚未实现。'],
  [502, '网络错误，请稍后重试。'],
  [503, '服务暂不可用，请稍后重试。'],
  [504, '网络超时，请稍后重试。'],
  [505, '不支持该 HTTP 版本。'],
  [418, '连接出错（418），请稍后重试。'],
])('says what HTTP %i means when nothing else does', (httpStatus, message) => {
  expect(failureOf(httpStatus, '<html>a proxy</html>')).toMatchObject({ message, status: httpStatus });
});

// Rules P8.3-5, P8.21 of the specification.
test.each([
  [222, 'notice.shown', 'notice'],
  [555, 'page.outdated', 'reload'],
  [556, 'task.unavailable', 'back-to-tasks'],
  [59574, 'document.not-pretranslated', undefined],
])('knows body status %i without a code', (status, code, reaction) => {
  expect(failureOf(200, { status, message: '说明' })).toMatchObject({ code, status, reaction });
});

test.each([
  [222, 'You have a new notice.'],
  [555, errorText('page.outdated', 'en-US')],
  [556, errorText('task.unavailable', 'en-US')],
  [59574, errorText('document.not-pretranslated', 'en-US')],
  [70001, 'That did not work (error 70001). Try again later.'],
])('has words for body status %i that comes without a message', async (status, message) => {
  await startTexts('en-US');
  expect(failureOf(200, { status, message: '' })).toMatchObject({ message, status });
  await startTexts('zh-CN');
});

test.each([
  [555, 'page.outdated'],
  [556, 'task.unavailable'],
  [59574, 'document.not-pretranslated'],
] as const)('body status %i has the words of the catalogue', (status, code) => {
  expect(failureOf(409, { status }).message).toBe(errorText(code, 'zh-CN'));
});

test('reads a notice from the params', () => {
  const failure = failureOf(200, {
    status: 222,
    message: '',
    params: { id: '7', title: '停机', content: '<b>今晚</b>' },
  });
  expect(failure.notice).toEqual({ id: '7', title: '停机', content: '<b>今晚</b>' });
});

test('reads a notice that stands where the message is', () => {
  const failure = failureOf(200, { status: 222, message: { id: '7', content: '<b>今晚</b>' } });
  expect(failure.notice).toEqual({ id: '7', title: '', content: '<b>今晚</b>' });
});
