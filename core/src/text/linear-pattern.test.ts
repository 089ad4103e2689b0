import { expect, test } from 'vitest';
import { linearPattern } from './linear-pattern.ts';

const found = (source: string, text: string) =>
  [...(linearPattern(source)?.matchAll(text) ?? [])].map((match) => [match[0], match.index]);

test.each<[string, string, (string | number)[][]]>([
  [
    String.raw`\[\[[^\]]+\]\]`,
    'a [[b]] [[c]]',
    [
      ['[[b]]', 2],
      ['[[c]]', 8],
    ],
  ],
  [String.raw`\{\w+:\w+\}`, '😀 {a:b}', [['{a:b}', 3]]],
  [String.raw`(?:AB|CD)-\d{2,5}`, 'AB-1 CD-12', [['CD-12', 5]]],
  [String.raw`<ph id=\d+>.*?</ph>`, '<ph id=1>x</ph>y</ph>', [['<ph id=1>x</ph>', 0]]],
  ['(?<!a)b', 'ab b', [['b', 3]]],
  [String.raw`\p{Script=Han}+`, 'in 中文', [['中文', 3]]],
  [String.raw`\u0041`, 'A', [['A', 0]]],
  ['(?<name>é)', 'café', [['é', 3]]],
])('finds %j', (source, text, expected) => {
  expect(found(source, text)).toEqual(expected);
});

test.each([
  '',
  '(',
  'a(?=b)',
  String.raw`(a)\1`,
  String.raw`(?<n>a)\k<n>`,
  '(?:a{0,50}){0,50}b',
  'a'.repeat(1001),
])('does not take %j', (source) => {
  expect(linearPattern(source)).toBeUndefined();
});

// V03: a backtracking engine needs more steps for these than there are atoms in the text times any number of files.
test.each(['(a+)+b', '(a|a)*b', '(?:a*x?)+b', 'a*a*a*a*a*b', '(?:a{0,20}){0,20}b', '(?:a?){30}a{30}c'])(
  'ends with %j on a text made to hold it up',
  (source) => {
    expect(found(source, 'a'.repeat(5_000))).toEqual([]);
  },
);
