import { expect, test } from 'vitest';
import { parseEvents } from './events.ts';

test.each([
  ['event:message\ndata:{"a":1}\n\nevent:message\ndata: {"a":2}\n\ndata: [DONE]\n\n', [{ a: 1 }, { a: 2 }]],
  ['{"errorCode":"108"}', [{ errorCode: '108' }]],
])('reads %j', (text, data) => {
  expect(parseEvents(text)).toEqual(data);
});

test.each(['event:message\ndata:{"a":', 'data:{"a":1}\n\nevent:mess', '<html>', ''])('refuses %j', (text) => {
  expect(() => parseEvents(text)).toThrow('bad-output');
});
