import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffWords } from './diff-words.ts';

function written(before: string, after: string): string {
  const marks = { same: ['', ''], removed: ['[-', ']'], added: ['[+', ']'] } as const;
  return diffWords(before, after)
    .map(({ kind, text }) => `${marks[kind][0]}${text}${marks[kind][1]}`)
    .join('');
}

test.each([
  ['same text', 'same text', 'same text'],
  ['Press the red button.', 'Press the green button.', 'Press the [-red][+green] button.'],
  ['按下红色按钮', '按下绿色按钮', '按下[-红][+绿]色按钮'],
  ['', 'new', '[+new]'],
  ['old', '', '[-old]'],
  ['one two', 'one, two', 'one[+,] two'],
])('from %j to %j', (before, after, expected) => {
  expect(written(before, after)).toBe(expected);
});

test('what is the same and removed gives the old text, what is the same and added the new one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
      const differences = diffWords(before, after);
      const side = (left: 'removed' | 'added') =>
        differences
          .filter(({ kind }) => kind !== left)
          .map(({ text }) => text)
          .join('');
      expect([side('added'), side('removed')]).toEqual([before, after]);
    }),
  );
});
