import { commonRuns, type TextRange } from '../common-runs.ts';
import { plainWord } from './plain-word.ts';
import { areJoined, rootOf, type TextWord, textWords, wordKeys } from './text-words.ts';

/** A word that is looked for. */
export interface WantedWord extends TextWord {
  /** Whatever begins so is meant as well (`trans*`). */
  readonly isBeginning: boolean;
}

/** Words that are looked for in the texts of a memory. */
export interface Concordance {
  readonly words: readonly WantedWord[];
  /** Roots of other words that are meant, each with the root of the searched word that it stands for. */
  readonly meant: ReadonlyMap<string, string>;
  /** Searches to run one after the other until enough is found: an entry that fits may have all keys of a set. */
  readonly steps: readonly ConcordanceStep[];
}

export interface ConcordanceStep {
  readonly sets: readonly KeySet[];
  /** Whether all sets say the same in other words, so that a few entries of each are as good as many of one. */
  readonly alike: boolean;
}

export type KeySet = readonly number[];

/** More words than that are a text, of which the first ones are looked for. */
const mostWords = 40;
/** Most parts of the searched text that are looked up. */
const mostParts = 60;

/** `isUnfinished`: somebody is still typing the last word. */
export function wantedWords(text: string, isUnfinished = false): readonly WantedWord[] {
  return textWords(text)
    .slice(0, mostWords)
    .map((word) => ({ ...word, isBeginning: isBeginning(word, text, isUnfinished) }));
}

const shortestBeginning = 2;

function isBeginning({ kind, folded, end }: TextWord, text: string, isUnfinished: boolean): boolean {
  if (kind !== 'word' || folded.length < shortestBeginning) return false;
  return /^[*＊]/.test(text.slice(end)) || (isUnfinished && end === text.length);
}

/**
 * First the phrase, then all its words, then these in other forms, then parts of it, the longest first, down to half.
 * `alternatives`: for each word others that are meant by it, as they are in lower case, the likeliest first.
 */
export function concordanceOf(
  words: readonly WantedWord[],
  alternatives: readonly (readonly string[])[] = [],
): Concordance {
  const all = keysOfParts(words);
  const { pairs } = wordKeys(words);
  const phrase = [...new Set([...all, ...pairs])];
  const whole = words.length === 0 ? [] : [[phrase], ...(phrase.length > all.length ? [[all]] : [])];
  const separate = (sets: readonly KeySet[]) => ({ sets, alike: false });
  const roots = words.map((word, i) => otherRoots(word, alternatives[i] ?? []));
  const meant = new Map(
    words.flatMap((word, i) => (roots[i] ?? []).map((root) => [root, word.root] as const)),
  );
  for (const { root } of words) meant.delete(root);
  const steps = [...whole.map(separate), ...inOtherForms(words, roots), ...partsOf(words).map(separate)];
  return { words, meant, steps };
}

function otherRoots({ root }: WantedWord, alternatives: readonly string[]): readonly string[] {
  return [...new Set(alternatives.map(rootOf))].filter((other) => other !== root);
}

/** All words, one or more of them replaced by a word that is meant; for prefixes also texts with all the others. */
function inOtherForms(
  words: readonly WantedWord[],
  roots: readonly (readonly string[])[],
): readonly ConcordanceStep[] {
  const many = roots.filter(({ length }) => length > 0).length;
  if (many === 0) return [];
  const perWord = Math.max(1, Math.floor(mostParts ** (1 / many)) - (many > 1 ? 1 : 0));
  let sets: (readonly TextWord[])[] = [[]];
  for (const [i, word] of words.entries()) {
    const choices = [word, ...(roots[i] ?? []).slice(0, perWord).map((root) => ({ ...word, root }))];
    sets = sets.flatMap((set) => choices.map((choice) => [...set, choice])).slice(0, mostParts * 2);
  }
  const others = words.filter((word) => !word.isBeginning);
  const beside = others.length < words.length && saysEnough(others) ? [others] : [];
  return [{ sets: [...beside, ...sets.slice(1, mostParts)].map(keysOfParts), alike: true }];
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

/** The words without one each; a character missing from the middle of others leaves no word. */
function allButOne(words: readonly TextWord[]): readonly (readonly TextWord[])[] {
  return words.flatMap(({ kind }, i) => {
    const inside = i > 0 && i < words.length - 1;
    return kind === 'character' && inside ? [] : [words.toSpliced(i, 1)];
  });
}

function inARow(words: readonly TextWord[], length: number): readonly (readonly TextWord[])[] {
  return Array.from({ length: words.length - length + 1 }, (_, i) => words.slice(i, i + length));
}

/** A single character is no word. */
function saysEnough(part: readonly TextWord[]): boolean {
  return part.length > 1 || part[0]?.kind === 'word';
}

/** Keys that texts with all these words have; empty where there is no word. */
export function keysOfText(text: string): KeySet {
  return keysOfParts(textWords(text).slice(0, mostWords));
}

/** Pairs of joined characters, and words. */
function keysOfParts(words: readonly TextWord[]): KeySet {
  const keys = words.flatMap((word, i) => {
    const [before, after] = [words[i - 1], words[i + 1]];
    if (after !== undefined && areJoined(word, after)) return wordKeys([word, after]).pairs;
    return before !== undefined && areJoined(before, word) ? [] : wordKeys([word]).words;
  });
  return [...new Set(keys)];
}

/** What a text has of the searched words. */
export interface WordsFound {
  /** Whether the words occur in their order, with only signs between them. */
  readonly phrase: boolean;
  /** Share of the words, 0 to 1. */
  readonly share: number;
  /** Most words in a row. */
  readonly longest: number;
  /** Whether none of them occurs in another form. */
  readonly asWritten: boolean;
  readonly hits: readonly TextRange[];
}

/** Undefined where the text has none of the words. */
export function findWords(concordance: Concordance, text: string): WordsFound | undefined {
  const { words } = concordance;
  const inText = textWords(text);
  const asWanted = inText.map((word) => asWantedWord(concordance, word));
  const runs = commonRuns(words, asWanted).filter(
    ({ length, kind }) => length > 1 || kind !== 'character' || words.length === 1,
  );
  const longest = Math.max(0, ...runs.map(({ length }) => length));
  if (longest === 0) return undefined;
  const phrase = longest === words.length;
  const met = new Set(runs.flatMap(({ first, length }) => Array.from({ length }, (_, i) => first + i)));
  const shown = phrase ? runs.filter(({ length }) => length === longest) : runs;
  const hits = shown.map(({ start, end }) => ({ start, end }));
  const others = inText.filter((word, i) => word.root !== asWanted[i]?.root);
  const asWritten = !others.some(({ start }) => hits.some((hit) => hit.start <= start && start < hit.end));
  return { phrase, share: met.size / words.length, longest, asWritten, hits };
}

/** Gives a word the root of the searched word that it stands for. */
function asWantedWord({ words, meant }: Concordance, word: TextWord): TextWord {
  if (word.kind !== 'word') return word;
  const root = meant.get(word.root) ?? words.find((wanted) => beginsAs(wanted, word))?.root;
  return root === undefined ? word : { ...word, root };
}

function beginsAs({ isBeginning, folded }: WantedWord, word: TextWord): boolean {
  return isBeginning && plainWord(word.folded).startsWith(plainWord(folded));
}

/** The better one first: the phrase, then more of the words, then more in a row, then those in no other form. */
export function compareWordsFound(a: WordsFound, b: WordsFound): number {
  return (
    Number(b.phrase) - Number(a.phrase) ||
    b.share - a.share ||
    b.longest - a.longest ||
    Number(b.asWritten) - Number(a.asWritten)
  );
}
