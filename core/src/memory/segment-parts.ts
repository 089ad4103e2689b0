import { type CommonRun, commonRuns, type TextRange } from './common-runs.ts';
import { type TextWord, textWords, wordKeys } from './words/text-words.ts';

/** Two words that say something, or four characters: less is no part worth showing. */
const leastWeight = 4;
const shortLetters = 3;

function weightOf({ kind, root }: TextWord): number {
  if (kind === 'character') return 1;
  return kind === 'word' && root.length > shortLetters ? 2 : 0;
}

/** A short part of a text; what has a longer one has one of these. */
export interface PartSeed extends TextRange {
  readonly words: readonly TextWord[];
  /** Word keys that texts with the part have, all of them. */
  readonly keys: readonly number[];
}

/** More than that nobody translates in one piece. */
const mostSeeds = 40;

/** The shortest parts that say enough, one from each word on. */
export function partSeeds(text: string): readonly PartSeed[] {
  const words = textWords(text);
  return words.flatMap((_, first) => seedFrom(words, first)).slice(0, mostSeeds);
}

function seedFrom(words: readonly TextWord[], first: number): readonly PartSeed[] {
  let weight = 0;
  for (let i = first; i < words.length; i++) {
    const word = words[i];
    weight += word === undefined ? 0 : weightOf(word);
    if (i === first && weight === 0) return [];
    if (weight >= leastWeight) return [seedOf(words.slice(first, i + 1))];
  }
  return [];
}

function seedOf(words: readonly TextWord[]): PartSeed {
  const { words: own, pairs } = wordKeys(words);
  const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
  return { start, end, words, keys: [...new Set([...own, ...pairs])] };
}

/** The longest part of a segment that another text has as well. */
export interface SharedPart {
  readonly inSegment: TextRange;
  readonly inText: TextRange;
  /** Weight of the part: 2 for a word, 1 for a character; words of up to three letters and numbers count nothing. */
  readonly weight: number;
  /** Whether the other text consists of the part alone. */
  readonly whole: boolean;
}

/** Undefined where they share no part that says enough. */
export function sharedPart(segment: readonly TextWord[], text: string): SharedPart | undefined {
  const words = textWords(text);
  const weigh = ({ first, length }: CommonRun) =>
    segment.slice(first, first + length).reduce((sum, word) => sum + weightOf(word), 0);
  const [best] = commonRuns(segment, words).toSorted((a, b) => weigh(b) - weigh(a));
  if (best === undefined || weigh(best) < leastWeight) return undefined;
  const { first, length, start, end } = best;
  return {
    inSegment: { start: segment[first]?.start ?? 0, end: segment[first + length - 1]?.end ?? 0 },
    inText: { start, end },
    weight: weigh(best),
    whole: length === words.length,
  };
}

/** Parts that say more go first, of equal ones those of texts that are nothing else. */
export function compareParts(a: SharedPart, b: SharedPart): number {
  return b.weight - a.weight || Number(b.whole) - Number(a.whole);
}
