import { commonRuns, type TextRange } from './common-runs.ts';
import { areJoined, type TextWord, textWords, wordKeys } from './text-words.ts';

/** Words that are looked for in the texts of a memory. */
export interface Concordance {
  readonly words: readonly TextWord[];
  /** What to look up, one after the other until enough is found: all keys of a set stand in an entry that may fit. */
  readonly steps: readonly (readonly KeySet[])[];
}

export type KeySet = readonly number[];

/** More words than that are a text, of which the first ones are looked for. */
const mostWords = 40;
/** So many parts of what is looked for are looked up at most. */
const mostParts = 60;

/** First the phrase, then all its words, then parts of it, the longest first, down to half. */
export function concordanceOf(text: string): Concordance {
  const words = textWords(text).slice(0, mostWords);
  const all = keysOfParts(words);
  const { pairs } = wordKeys(words);
  const phrase = [...new Set([...all, ...pairs])];
  const whole = words.length === 0 ? [] : [[phrase], ...(phrase.length > all.length ? [[all]] : [])];
  return { words, steps: [...whole, ...partsOf(words)] };
}

function partsOf(words: readonly TextWord[]): readonly (readonly KeySet[])[] {
  const steps: (readonly (readonly TextWord[])[])[] = [allButOne(words)];
  for (let length = words.length - 2; length >= Math.max(1, words.length / 2); length--)
    steps.push(inARow(words, length));
  let parts = 0;
  return steps
    .filter((step) => {
      parts += step.length;
      return parts <= mostParts;
    })
    .map((step) => step.filter(saysEnough).map(keysOfParts))
    .filter((sets) => sets.length > 0);
}

/** Without one word each; what is left when a character goes from the middle of others is no word. */
function allButOne(words: readonly TextWord[]): readonly (readonly TextWord[])[] {
  return words.flatMap(({ kind }, i) => {
    const inside = i > 0 && i < words.length - 1;
    return kind === 'character' && inside ? [] : [words.toSpliced(i, 1)];
  });
}

function inARow(words: readonly TextWord[], length: number): readonly (readonly TextWord[])[] {
  return Array.from({ length: words.length - length + 1 }, (_, i) => words.slice(i, i + length));
}

/** One character is no word. */
function saysEnough(part: readonly TextWord[]): boolean {
  return part.length > 1 || part[0]?.kind === 'word';
}

/** Keys that texts with all these words have; empty where there is no word. */
export function keysOfText(text: string): KeySet {
  return keysOfParts(textWords(text).slice(0, mostWords));
}

/** Of characters that are joined the pairs, of others the words. */
function keysOfParts(words: readonly TextWord[]): KeySet {
  const keys = words.flatMap((word, i) => {
    const [before, after] = [words[i - 1], words[i + 1]];
    if (after !== undefined && areJoined(word, after)) return wordKeys([word, after]).pairs;
    return before !== undefined && areJoined(before, word) ? [] : wordKeys([word]).words;
  });
  return [...new Set(keys)];
}

/** What of a concordance a text has. */
export interface WordsFound {
  /** Whether the words stand there in their order with nothing but signs between. */
  readonly phrase: boolean;
  /** Of the words, 0 to 1. */
  readonly share: number;
  /** Most words in a row. */
  readonly longest: number;
  readonly hits: readonly TextRange[];
}

/** Undefined where the text has none of the words. */
export function findWords({ words }: Concordance, text: string): WordsFound | undefined {
  const runs = commonRuns(words, textWords(text)).filter(
    ({ length, kind }) => length > 1 || kind !== 'character' || words.length === 1,
  );
  const longest = Math.max(0, ...runs.map(({ length }) => length));
  if (longest === 0) return undefined;
  const phrase = longest === words.length;
  const met = new Set(runs.flatMap(({ first, length }) => Array.from({ length }, (_, i) => first + i)));
  const shown = phrase ? runs.filter(({ length }) => length === longest) : runs;
  const hits = shown.map(({ start, end }) => ({ start, end }));
  return { phrase, share: met.size / words.length, longest, hits };
}

/** The better one first: the phrase, then more of the words, then more of them in a row. */
export function compareWordsFound(a: WordsFound, b: WordsFound): number {
  return Number(b.phrase) - Number(a.phrase) || b.share - a.share || b.longest - a.longest;
}
