import type { Bitext } from '../../custom-engines/statistical/bitext.ts';
import type { Steps } from '../../custom-engines/statistical/steps.ts';
import { alignWords, type WordAlignment } from '../../custom-engines/statistical/word-alignment.ts';
import type { TextRange } from '../common-runs.ts';
import { bitextOfWords } from './bitext-of-words.ts';
import { areJoined, type TextWord, textWords } from './text-words.ts';

/** A text and its translation, and where the searched words stand in the text. */
export interface FoundPair {
  readonly text: string;
  readonly translation: string;
  readonly hits: readonly TextRange[];
}

/** With fewer pairs no place is marked: any word of them could be meant. */
const fewestPairs = 3;
/** More say no more, and take longer than somebody waits. */
const mostFound = 60;
const mostOthers = 40;
const mostWords = 60;
/**
 * Bound for long texts, because each word of a text is compared with each of its translation repeatedly. This many
 * pairs of words are enough for sixty texts of twenty words.
 */
const mostCellsOfFound = 30_000;
const mostCellsOfOthers = 15_000;

/**
 * Where each translation probably says what was found, by the words that occur together in all of them; empty where
 * they do not show it. `others`: pairs without the found words, which show what else words stand for.
 */
export function* likelyTranslations(
  found: readonly FoundPair[],
  others: readonly Pick<FoundPair, 'text' | 'translation'>[],
): Steps<readonly (readonly TextRange[])[]> {
  if (found.length < fewestPairs) return found.map(() => []);
  const withoutHits = others.slice(0, mostOthers).map((pair) => ({ ...pair, hits: [] }));
  const whole = firstPairs(found.slice(0, mostFound), mostCellsOfFound);
  const beside = firstPairs(withoutHits, mostCellsOfOthers);
  const pairs = [...whole, ...beside];
  const bitext = bitextOfWords(
    pairs.map(({ source, target }) => ({ source: rootsOf(source), target: rootsOf(target) })),
  );
  const places = placesSaid(placesOf(bitext, yield* alignWords(bitext), pairs), pairs, beside);
  return found.map((_, i) => (i < whole.length ? joinedRanges(places[i] ?? [], pairs[i]?.target ?? []) : []));
}

/** The first pairs, within the bound. */
function firstPairs(found: readonly FoundPair[], mostCells: number): readonly CutPair[] {
  const pairs: CutPair[] = [];
  let cells = 0;
  for (const each of found) {
    const pair = cutPair(each);
    cells += pair.source.length * pair.target.length;
    if (cells > mostCells) break;
    pairs.push(pair);
  }
  return pairs;
}

/** Of the places marked in each pair those that other pairs confirm, as whole words. */
function placesSaid(
  marked: readonly (readonly number[])[],
  pairs: readonly CutPair[],
  beside: readonly CutPair[],
): readonly (readonly number[])[] {
  const supported = supportedWords(marked, pairs);
  const usual = usualWords(beside);
  const whole = wholeWords(marked, pairs);
  return pairs.map(({ target }, i) => {
    const says = ({ root }: TextWord) => supported.has(root) && !usual.has(root);
    const places = (marked[i] ?? []).filter((place) => target[place] && says(target[place]));
    return whole(places, target);
  });
}

interface CutPair {
  readonly source: readonly TextWord[];
  readonly target: readonly TextWord[];
  readonly isHit: (word: TextWord) => boolean;
}

function cutPair({ text, translation, hits }: FoundPair): CutPair {
  return {
    source: textWords(text).slice(0, mostWords),
    target: textWords(translation).slice(0, mostWords),
    isHit: ({ start }) => hits.some((hit) => hit.start <= start && start < hit.end),
  };
}

const rootsOf = (words: readonly TextWord[]) => words.map(({ root }) => root);

/** Places of the words of the translation that belong to a found word, in either direction of alignment. */
function placesOf(
  { sourceStart, targetStart }: Bitext,
  { ofSource, ofTarget }: WordAlignment,
  pairs: readonly CutPair[],
): readonly (readonly number[])[] {
  return pairs.map(({ source, target, isHit }, pair) => {
    const [firstSource, firstTarget] = [sourceStart[pair] ?? 0, targetStart[pair] ?? 0];
    const hits = new Set(source.flatMap((word, i) => (isHit(word) ? [i] : [])));
    const partners = new Set([...hits].map((i) => ofSource[firstSource + i] ?? -1));
    return target.flatMap((_, i) =>
      hits.has(ofTarget[firstTarget + i] ?? -1) || partners.has(i) ? [i] : [],
    );
  });
}

/** A word that only one pair confirms, or fewer than one in this many, may be chance. */
const onePairIn = 10;

/** Words that enough pairs have for it. */
function supportedWords(
  marked: readonly (readonly number[])[],
  pairs: readonly CutPair[],
): ReadonlySet<string> {
  const times = new Map<string, number>();
  for (const [i, places] of marked.entries()) {
    const roots = new Set(places.flatMap((place) => pairs[i]?.target[place]?.root ?? []));
    for (const root of roots) times.set(root, (times.get(root) ?? 0) + 1);
  }
  const least = Math.max(2, marked.filter(({ length }) => length > 0).length / onePairIn);
  return new Set([...times].flatMap(([root, count]) => (count >= least ? [root] : [])));
}

/** A word that this share of the pairs without the found words has does not say it. */
const leastUsual = 0.25;

function usualWords(others: readonly CutPair[]): ReadonlySet<string> {
  const times = new Map<string, number>();
  for (const { target } of others)
    for (const root of new Set(target.map((word) => word.root))) times.set(root, (times.get(root) ?? 0) + 1);
  return new Set(
    [...times].flatMap(([root, count]) => (count > 1 && count >= others.length * leastUsual ? [root] : [])),
  );
}

/** Characters that stand beside one in this share of its places belong to the same word. */
const leastBeside = 0.75;

/** Extends places to whole words by the characters beside them: of `中止` one character may have been marked. */
function wholeWords(marked: readonly (readonly number[])[], pairs: readonly CutPair[]) {
  const times = new Map<string, number>();
  const count = (key: string) => times.set(key, (times.get(key) ?? 0) + 1);
  for (const [i, places] of marked.entries()) {
    const { target } = pairs[i] ?? { target: [] };
    for (const key of new Set(places.flatMap((place) => keysAround(place, target)))) count(key);
  }
  const belongs = (place: number, step: -1 | 1, target: readonly TextWord[]) => {
    const [alone = '', ...beside] = keysAround(place, target);
    const key = beside.find((each) => each.startsWith(`${step}`));
    const all = times.get(alone) ?? 0;
    return key !== undefined && all > 1 && (times.get(key) ?? 0) >= all * leastBeside;
  };
  return (places: readonly number[], target: readonly TextWord[]): readonly number[] => {
    const before = places.flatMap((place) => (belongs(place, -1, target) ? [place - 1] : []));
    const behind = places.flatMap((place) => (belongs(place, 1, target) ? [place + 1] : []));
    return [...new Set([...places, ...before, ...behind])].sort((a, b) => a - b);
  };
}

/** The word itself, and where it is a character it with those that it is joined to. */
function keysAround(place: number, target: readonly TextWord[]): readonly string[] {
  const word = target[place];
  if (word === undefined) return [];
  const beside = ([-1, 1] as const).flatMap((step) => {
    const other = target[place + step];
    const [first, second] = step < 0 ? [other, word] : [word, other];
    const joined = first && second && other && areJoined(first, second);
    return joined ? [`${step} ${word.root} ${other.root}`] : [];
  });
  return [` ${word.root}`, ...beside];
}

/** Words beside one another are one place. */
function joinedRanges(places: readonly number[], words: readonly TextWord[]): readonly TextRange[] {
  const ranges: { start: number; end: number }[] = [];
  for (const [i, place] of places.entries()) {
    const word = words[place];
    const last = ranges.at(-1);
    if (word === undefined) continue;
    if (last && places[i - 1] === place - 1) last.end = word.end;
    else ranges.push({ start: word.start, end: word.end });
  }
  return ranges;
}
