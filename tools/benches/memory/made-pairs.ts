import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTmx } from '@transloom/core/memory/tmx/tmx-reader';
import { pick, type Random, seededRandom } from '@transloom/core/random/seeded-random';

export interface TextPair {
  readonly source: string;
  readonly target: string;
}

/** The pairs of a file of the corpus. */
export function pairsOfFile(
  folder: string,
  file: string,
  languages: readonly [string, string],
): readonly TextPair[] {
  const { units } = readTmx(readFileSync(join(folder, file)));
  return units.flatMap(({ variants }) => {
    const [source, target] = languages.map(
      (language) => variants.find((variant) => variant.language === language)?.text.text,
    );
    return source && target ? [{ source, target }] : [];
  });
}

/** The pairs themselves and, up to so many, the beginning of one with the end of another. */
export function* madePairs(pairs: readonly TextPair[], count: number): Generator<TextPair> {
  const random = seededRandom(60);
  for (let i = 0; i < count; i++) yield pairs[i] ?? crossed(pick(random, pairs), pick(random, pairs), random);
}

function crossed(first: TextPair, second: TextPair, random: Random): TextPair {
  const share = (20 + random(60)) / 100;
  const cross = (a: string, b: string) =>
    a.slice(0, Math.round(a.length * share)) + b.slice(Math.round(b.length * share));
  return { source: cross(first.source, second.source), target: cross(first.target, second.target) };
}
