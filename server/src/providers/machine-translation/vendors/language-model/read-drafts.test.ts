import { toMarkup } from '@transloom/core/inline/markup';
import { expect, test } from 'vitest';
import { readDrafts } from './read-drafts.ts';

const drafts = (content: string, count = 1) =>
  readDrafts(content, count).map((draft) => (draft === undefined ? undefined : toMarkup(draft)));

test.each([
  ['', [undefined]],
  ['{"segments":[{"id":1,"te', [undefined]],
  ['{"segments":[{"id":1,"text":"', [undefined]],
  ['{"segments":[{"id":1,"text":"按下', ['按下']],
  ['{"segments":[{"id":1,"text":"按下 <', ['按下 ']],
  ['{"segments":[{"id":1,"text":"按下 <g1>红</g', ['按下 {1}红']],
  ['{"segments":[{"id":1,"text":"a < b', ['a < b']],
  ['{"segments":[{"id":1,"text":"say \\', ['say ']],
  ['{"segments":[{"id":1,"text":"say \\"hi\\" \\u4f', ['say "hi" ']],
  ['{"segments":[{"id":1,"text":"\\ud83d', [undefined]],
  ['{"segments":[{"id":1,"text":"\\ud83d\\ude00', ['😀']],
  ['<think>{"id":1,"text":"not this', [undefined]],
  ['<think>{"id":1,"text":"not this"}</think>{"segments":[{"id":"1","translation":"这', ['这']],
  ['Sure! Here is', [undefined]],
])('%j is %j so far', (content, expected) => {
  expect(drafts(content)).toEqual(expected);
});

test('tells several texts apart, whatever their order', () => {
  expect(drafts('{"segments":[{"id":2,"text":"zwei"},{"id":1,"text":"ei', 3)).toEqual([
    'ei',
    'zwei',
    undefined,
  ]);
});
