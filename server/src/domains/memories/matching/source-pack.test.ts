import { expect, test } from 'vitest';
import { isEmptyPack, type SourcePack, sourceKeysOf, withoutSources } from './source-pack.ts';

const [first, second, third] = ['0123456789abcdef', 'fedcba9876543210', '00000000000000ff'];
/** Of two, no and one token. */
const pack: SourcePack = {
  part: 7,
  keys: Buffer.from(`${first}${second}${third}`, 'hex'),
  ends: [2, 2, 3],
  tokens: Buffer.from('aaaaaaaabbbbbbbbcccccccc', 'hex'),
};

test.each([
  ['none of them', [], [first, second, third], [2, 2, 3], 'aaaaaaaabbbbbbbbcccccccc'],
  [
    'one that it has not',
    ['1111111111111111'],
    [first, second, third],
    [2, 2, 3],
    'aaaaaaaabbbbbbbbcccccccc',
  ],
  ['the first', [first], [second, third], [0, 0, 1], 'cccccccc'],
  ['one without tokens', [second], [first, third], [2, 2, 3], 'aaaaaaaabbbbbbbbcccccccc'],
  ['the last', [third], [first, second], [2, 2, 2], 'aaaaaaaabbbbbbbb'],
])('without %s the others keep their numbers and tokens', (_what, keys, left, ends, tokens) => {
  const without = withoutSources(pack, new Set(keys));
  expect(sourceKeysOf(without.keys)).toEqual(left);
  expect(without).toMatchObject({ part: 7, ends, tokens: Buffer.from(tokens, 'hex') });
  expect(without.keys).toHaveLength(pack.keys.length);
  expect(isEmptyPack(without)).toBe(false);
});

test('without all of them it leads to nothing, and stays as it was itself', () => {
  expect(isEmptyPack(withoutSources(pack, new Set([first, second, third])))).toBe(true);
  expect(sourceKeysOf(pack.keys)).toEqual([first, second, third]);
});
