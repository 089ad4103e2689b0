import type { Bitext } from '../custom-engines/statistical/bitext.ts';
import type { Steps } from '../custom-engines/statistical/steps.ts';
import { LinkGrid, symmetrize } from '../custom-engines/statistical/symmetrize.ts';
import { alignWords, type WordAlignment } from '../custom-engines/statistical/word-alignment.ts';
import { bitextOfWords } from '../memory/words/bitext-of-words.ts';
import { rootOf } from '../memory/words/text-words.ts';
import { type CandidateWord, candidateWords } from './candidate-words.ts';
import type { ExtractedTerm } from './extract-terms.ts';
import type { TermPlace } from './find-candidates.ts';
import { WordClasses } from './word-classes.ts';

export interface TranslatedSegment {
  readonly source: string;
  readonly target: string;
}

export interface TranslationTexts {
  /** Segments of the extracted texts with their translations; places of terms refer to them. */
  readonly segments: readonly TranslatedSegment[];
  /** Further pairs from which it is learned which words belong together: a memory, entries of a term base. */
  readonly others?: readonly TranslatedSegment[];
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

export interface TermTranslation {
  readonly text: string;
  /** In how many places of the term it stands. */
  readonly frequency: number;
}

/** So many translations of a term are kept. */
export const mostTranslations = 5;
/** A segment with more words says little of which belong together, and takes long. */
const mostWords = 100;
/** A translation that has fewer than this share of the places of the best one is chance. */
const leastShare = 0.1;

/**
 * What the texts say for each term, the most frequent first, by the words that stand together in all of them. Empty for a
 * term whose segments have no translation. Yields the share done.
 */
export function* translateTerms(
  terms: readonly Pick<ExtractedTerm, 'places'>[],
  texts: TranslationTexts,
): Steps<readonly (readonly TermTranslation[])[]> {
  const pairs = readPairs(texts);
  const bitext = bitextOfWords(
    pairs.map(({ sourceWords, targetWords }) => ({
      source: rootsOf(sourceWords),
      target: rootsOf(targetWords),
    })),
  );
  const alignment = yield* alignWords(bitext);
  const linked = new LinkedPairs(pairs, bitext, alignment);
  return terms.map(({ places }) => bestOf(places.flatMap((place) => linked.translationsOf(place))));
}

interface WordPair {
  readonly sourceWords: readonly CandidateWord[];
  readonly targetWords: readonly CandidateWord[];
  readonly target: string;
}

function readPairs(texts: TranslationTexts): readonly WordPair[] {
  const classes = {
    source: new WordClasses(texts.sourceLanguage),
    target: new WordClasses(texts.targetLanguage),
  };
  return [...texts.segments, ...(texts.others ?? [])].map(({ source, target }) => {
    const sourceWords = candidateWords(source, texts.sourceLanguage, classes.source);
    const targetWords = candidateWords(target, texts.targetLanguage, classes.target);
    const usable = sourceWords.length <= mostWords && targetWords.length <= mostWords;
    return usable ? { sourceWords, targetWords, target } : { sourceWords: [], targetWords: [], target };
  });
}

const rootsOf = (words: readonly CandidateWord[]) => words.map(({ folded }) => rootOf(folded));

/** The pairs with the words that belong together; the links of a pair are computed once. */
class LinkedPairs {
  readonly #pairs: readonly WordPair[];
  readonly #bitext: Bitext;
  readonly #alignment: WordAlignment;
  readonly #grids = new Map<number, LinkGrid>();

  constructor(pairs: readonly WordPair[], bitext: Bitext, alignment: WordAlignment) {
    this.#pairs = pairs;
    this.#bitext = bitext;
    this.#alignment = alignment;
  }

  /** What may stand for a place of a term: by all links of its words, and by those that both directions say. */
  translationsOf({ segment, start, end }: TermPlace): readonly string[] {
    const pair = this.#pairs[segment];
    if (pair === undefined) return [];
    const first = pair.sourceWords.findIndex((word) => word.start >= start);
    const behind = pair.sourceWords.findLastIndex((word) => word.end <= end) + 1;
    const texts = [this.#gridOf(segment), this.#certain(segment)].map((grid) =>
      textOf(grid, { first, behind }, pair),
    );
    return [...new Set(texts)].filter((text) => text !== '');
  }

  #certain(pair: number): LinkGrid {
    const { sourceStart, targetStart } = this.#bitext;
    const ofTarget = this.#alignment.ofTarget.subarray(targetStart[pair], targetStart[pair + 1]);
    const ofSource = this.#alignment.ofSource.subarray(sourceStart[pair], sourceStart[pair + 1]);
    const grid = new LinkGrid(ofSource.length, ofTarget.length);
    for (const [target, source] of ofTarget.entries())
      if (source >= 0 && ofSource[source] === target) grid.set(source, target, 1);
    return grid;
  }

  #gridOf(pair: number): LinkGrid {
    const known = this.#grids.get(pair);
    if (known !== undefined) return known;
    const { sourceStart, targetStart, copyOf } = this.#bitext;
    const [s, t] = [sourceStart, targetStart];
    const grid = symmetrize({
      ofTarget: this.#alignment.ofTarget.slice(t[pair], t[pair + 1]),
      ofSource: this.#alignment.ofSource.slice(s[pair], s[pair + 1]),
      copyOf: copyOf.slice(t[pair], t[pair + 1]),
    });
    this.#grids.set(pair, grid);
    return grid;
  }
}

function textOf(grid: LinkGrid, words: Pick<Correspondence, 'first' | 'behind'>, pair: WordPair): string {
  const whole = trimmed(rangeOf(grid, words.first, words.behind), pair.targetWords);
  const place = { ...words, from: whole[0], to: whole[1] };
  const [from, to] = isForeign(grid, place, pair)
    ? trimmed(ownRun(grid, place, pair), pair.targetWords)
    : whole;
  if (from >= to) return '';
  return pair.target.slice(pair.targetWords[from]?.start, pair.targetWords[to - 1]?.end).replace(/\s+/g, ' ');
}

type Range = readonly [from: number, to: number];

/** From the first to behind the last target word that belongs to the source words. */
function rangeOf(grid: LinkGrid, first: number, behind: number): Range {
  let [from, to] = [grid.targets, 0];
  for (let i = Math.max(0, first); i < behind; i++) {
    if (!grid.hasSource(i)) continue;
    from = Math.min(from, grid.firstTarget(i));
    to = Math.max(to, grid.lastTarget(i) + 1);
  }
  return [from, to];
}

/** Without signs and words of no meaning at both ends. */
function trimmed([first, behind]: Range, words: readonly CandidateWord[]): Range {
  const empty = (word: CandidateWord | undefined) =>
    word === undefined || word.sign || word.class !== undefined;
  let [from, to] = [first, behind];
  while (from < to && empty(words[from])) from++;
  while (to > from && empty(words[to - 1])) to--;
  return [from, to];
}

interface Correspondence {
  readonly first: number;
  readonly behind: number;
  readonly from: number;
  readonly to: number;
}

/** Whether the target words hold one that belongs to another word of the source, or a sign. */
function isForeign(grid: LinkGrid, { first, behind, from, to }: Correspondence, pair: WordPair): boolean {
  for (let j = from; j < to; j++) {
    if (pair.targetWords[j]?.sign === true && /[。.,，、;；!?！？:：()（）]/.test(textAt(pair, j)))
      return true;
    if (!grid.hasTarget(j)) continue;
    if (grid.firstSource(j) < first || grid.lastSource(j) >= behind) return true;
  }
  return false;
}

/** The longest run of words within that belong to nothing else. */
function ownRun(grid: LinkGrid, place: Correspondence, pair: WordPair): Range {
  let best: Range = [0, 0];
  for (let from = place.from; from < place.to; from++) {
    let to = from;
    while (to < place.to && !isForeign(grid, { ...place, from: to, to: to + 1 }, pair)) to++;
    if (to - from > best[1] - best[0]) best = [from, to];
  }
  return best;
}

function textAt({ target, targetWords }: WordPair, place: number): string {
  return target.slice(targetWords[place]?.start, targetWords[place]?.end);
}

function bestOf(found: readonly string[]): readonly TermTranslation[] {
  const groups = new Map<string, Map<string, number>>();
  for (const text of found) {
    const key = text.toLowerCase().replace(/\s+/g, '');
    const forms = groups.get(key) ?? new Map<string, number>();
    groups.set(key, forms.set(text, (forms.get(text) ?? 0) + 1));
  }
  const translations = [...groups.values()].map((forms) => ({
    text: [...forms].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '',
    frequency: [...forms.values()].reduce((sum, count) => sum + count, 0),
  }));
  const best = translations.toSorted((a, b) => b.frequency - a.frequency || a.text.length - b.text.length);
  const least = (best[0]?.frequency ?? 0) * leastShare;
  return best.filter(({ frequency }) => frequency >= least).slice(0, mostTranslations);
}
