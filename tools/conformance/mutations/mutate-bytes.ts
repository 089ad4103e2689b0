import { pick, type Random } from '@transloom/core/random/seeded-random';

export type Mutation = (file: Uint8Array, random: Random) => Uint8Array;

const mostFlips = 8;
const mostCopies = 50;
/** Limit for mutations that enlarge a file; this proof tests damaged files, not large ones. */
const mostBytes = 2 ** 17;
const deepest = 10_000;

/** Mutations of any file, by name. */
export const byteMutations: Readonly<Record<string, Mutation>> = {
  'flipped bits'(file, random) {
    const flipped = Buffer.from(file);
    for (let left = 1 + random(mostFlips); left > 0 && file.length > 0; left--) {
      const at = random(file.length);
      flipped[at] = (flipped[at] ?? 0) ^ (1 << random(8));
    }
    return flipped;
  },
  'cut off': (file, random) => file.subarray(0, random(file.length + 1)),
  'swapped chunks'(file, random) {
    const [a = 0, b = 0, c = 0, d = 0] = places(file, random, 4);
    const part = (start: number, end: number) => file.subarray(start, end);
    return Buffer.concat([part(0, a), part(c, d), part(b, c), part(a, b), part(d, file.length)]);
  },
  'repeated chunk'(file, random) {
    const [start = 0, end = 0] = places(file, random, 2);
    const copies = Array.from({ length: random(mostCopies) }, () => file.subarray(start, end));
    return Buffer.concat([file.subarray(0, end), ...copies, file.subarray(end)]).subarray(
      0,
      Math.max(mostBytes, file.length),
    );
  },
  'chunk taken out'(file, random) {
    const [start = 0, end = 0] = places(file, random, 2);
    return Buffer.concat([file.subarray(0, start), file.subarray(end)]);
  },
  'deep nesting'(file, random) {
    const nested = pick(random, openings).repeat(1 + random(deepest));
    return insert(file, random, Buffer.from(nested));
  },
  'odd bytes': (file, random) => insert(file, random, pick(random, oddBytes)),
};

const openings = [
  '<a>',
  '<g id="1">',
  '<div>',
  '[',
  '{"a":',
  '{',
  '(',
  '> ',
  '- ',
  '*',
  '{a, plural, other {',
  '&',
];

const oddBytes = [
  '\0',
  ']]>',
  '<!--',
  '<![CDATA[',
  '&#0;',
  '&#xD800;',
  '&none;',
  '<!DOCTYPE a [',
  '"',
  "'",
  '\\',
  '\\u',
  '%',
  '\r',
  '\u2028',
  '\uFEFF',
  '\u202E',
  '{1}',
  '{/1}',
  '-99999999999999999999',
  '\uFFFD',
  '<?xml version="9"?>',
]
  .map((text) => Buffer.from(text))
  .concat([Buffer.of(0xff), Buffer.of(0xc0, 0x80), Buffer.of(0xed, 0xa0, 0x80), Buffer.alloc(20_000)]);

function insert(file: Uint8Array, random: Random, bytes: Uint8Array): Uint8Array {
  const at = random(file.length + 1);
  return Buffer.concat([file.subarray(0, at), bytes, file.subarray(at)]);
}

/** So many places in the file, in order. */
function places(file: Uint8Array, random: Random, count: number): readonly number[] {
  return Array.from({ length: count }, () => random(file.length + 1)).toSorted((a, b) => a - b);
}
