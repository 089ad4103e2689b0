import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ByteStrings } from './byte-strings.ts';

const wellFormed = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff })))
  .map((points) => String.fromCodePoint(...points));

test('gives every string back as it was', () => {
  const kept = new ByteStrings();
  let count = 0;
  fc.assert(
    fc.property(wellFormed, (text) => {
      kept.add(text);
      expect(kept.get(count++)).toBe(text);
    }),
  );
});

test('strings with the separator in them', () => {
  const strings = ['a', '\0', '', 'b\0c\0', 'é'];
  const kept = keep(strings);
  expect(strings.map((_, i) => kept.get(i))).toEqual(strings);
});

test('a half of a character spoils its own string alone', () => {
  const strings = ['é', '\ud83d', '\ude00', 'b', '文'];
  const kept = keep(strings);
  expect(strings.map((_, i) => kept.get(i))).toEqual(['é', '\ufffd', '\ufffd', 'b', '文']);
});

test('strings of many chunks, and one that is longer than a chunk', () => {
  const strings = ['\ufeffa', '文'.repeat(3_000_000), '', '😀'.repeat(700_000), 'é'.repeat(2_000_000), 'b'];
  const kept = keep(strings);
  expect(strings.map((text, i) => kept.get(i) === text)).toEqual(strings.map(() => true));
});

function keep(strings: readonly string[]): ByteStrings {
  const kept = new ByteStrings();
  for (const text of strings) kept.add(text);
  return kept;
}
