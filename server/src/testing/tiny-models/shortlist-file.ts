import { seededRandom } from '@transloom/core/random/seeded-random';

const magic = 0xf11a48d5013417f5n;

/** A lexical shortlist in its binary form: the words a translation is chosen from, for each word of the source. */
export function writeShortlist(vocabulary: number, seed: number): Buffer {
  const random = seededRandom(seed);
  const best = Math.min(24, vocabulary - 1);
  const frequent = Math.min(48, vocabulary);
  const choices = Array.from({ length: vocabulary }, () => distinct(best, () => random(vocabulary)));
  const ends = choices.map((_, word) => BigInt(word * best));
  const offsets = BigUint64Array.from([...ends, BigInt(vocabulary * best)]);
  const words = Uint32Array.from(choices.flat());
  const head = BigUint64Array.of(
    magic,
    0n, // no checksum
    BigInt(frequent),
    BigInt(best),
    BigInt(offsets.length),
    BigInt(words.length),
  );
  return Buffer.concat([head, offsets, words].map(({ buffer }) => Buffer.from(buffer)));
}

function distinct(count: number, draw: () => number): readonly number[] {
  const drawn = new Set<number>();
  while (drawn.size < count) drawn.add(draw());
  return [...drawn].toSorted((a, b) => a - b);
}
