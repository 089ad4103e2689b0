import { expect, test } from 'vitest';
import { libreTranslateError } from './libretranslate-error.ts';

test.each([
  [400, 'xx is not supported', 'unsupported-pair'],
  [400, 'Spanish (es) is not available as a target language from English (en)', 'unsupported-pair'],
  [400, 'Invalid request: request (6000) exceeds text limit (5000)', 'too-long'],
  [400, 'Visit https://portal.example to get an API key', 'auth'],
  [400, 'Invalid request: missing q parameter', 'bad-request'],
  [403, 'Invalid API key', 'auth'],
  [429, 'Slowdown: 80 per 1 minute', 'rate'],
  [500, 'Cannot translate text: out of memory', 'upstream'],
])('HTTP %i "%s" is %s', (status, error, errorClass) => {
  const answer = { status, headers: {}, text: JSON.stringify({ error }) };
  expect(libreTranslateError(answer, new Date()).failure.errorClass).toBe(errorClass);
});
