import { commonNgrams, countNgrams, type NgramCounts, totalNgrams } from './count-ngrams.ts';
import { splitWords } from './score-tokens.ts';

const characterOrders = [1, 2, 3, 4, 5, 6] as const;
const wordOrders = [1, 2] as const;
/** Recall counts this much more than precision. */
const beta = 2;

/** What chrF counts of a segment or, summed up, of a corpus, by order: characters first, then words. */
export type ChrfCounts = readonly OrderCounts[];

interface OrderCounts {
  readonly hypothesis: number;
  readonly reference: number;
  readonly common: number;
}

export interface ChrfOptions {
  /** Count words and pairs of words as well: chrF++. */
  readonly words?: boolean;
}

/** Against that one of the references which scores best. */
export function countChrf(
  hypothesis: string,
  references: readonly string[],
  options: ChrfOptions = {},
): ChrfCounts {
  const ngrams = ngramsOf(hypothesis, options);
  const counted = references.map((reference) => compare(ngrams, ngramsOf(reference, options)));
  const [best] = counted.toSorted((a, b) => chrfScore(b) - chrfScore(a));
  return best ?? compare(ngrams, ngramsOf('', options));
}

export function sumChrf(counts: readonly ChrfCounts[]): ChrfCounts {
  const orders = Math.max(0, ...counts.map((of) => of.length));
  return Array.from({ length: orders }, (_, order) => {
    const sum = { hypothesis: 0, reference: 0, common: 0 };
    for (const of of counts) {
      sum.hypothesis += of[order]?.hypothesis ?? 0;
      sum.reference += of[order]?.reference ?? 0;
      sum.common += of[order]?.common ?? 0;
    }
    return sum;
  });
}

/** 0 to 100: Popović (2015, 2017) over summed counts without white space, equal to sacreBLEU 2.6.0. */
export function chrfScore(counts: ChrfCounts): number {
  const used = counts.filter(({ hypothesis, reference }) => hypothesis > 0 && reference > 0);
  if (used.length === 0) return 0;
  const mean = (part: (of: OrderCounts) => number) =>
    used.reduce((sum, of) => sum + part(of), 0) / used.length;
  const precision = mean(({ common, hypothesis }) => common / hypothesis);
  const recall = mean(({ common, reference }) => common / reference);
  if (precision + recall === 0) return 0;
  return (100 * (1 + beta ** 2) * precision * recall) / (beta ** 2 * precision + recall);
}

function ngramsOf(text: string, { words = false }: ChrfOptions): readonly NgramCounts[] {
  const characters = Array.from(splitWords(text).join(''));
  const ofCharacters = characterOrders.map((order) => countNgrams(characters, order, ''));
  if (!words) return ofCharacters;
  const wordsAndSigns = splitWords(text).flatMap(cutSign);
  return [...ofCharacters, ...wordOrders.map((order) => countNgrams(wordsAndSigns, order, ' '))];
}

/** One sign at the end of a word stands alone, or else one at its beginning. */
function cutSign(word: string): readonly string[] {
  const characters = Array.from(word);
  if (characters.length === 1) return [word];
  if (signs.test(characters.at(-1) ?? '')) return [characters.slice(0, -1).join(''), characters.at(-1) ?? ''];
  if (signs.test(characters[0] ?? '')) return [characters[0] ?? '', characters.slice(1).join('')];
  return [word];
}

const signs = /^[!-/:-@[-`{-~]$/;

function compare(hypothesis: readonly NgramCounts[], reference: readonly NgramCounts[]): ChrfCounts {
  return hypothesis.map((counts, order) => {
    const others = reference[order] ?? new Map();
    // What the reference is too short for counts nowhere.
    const of = others.size === 0 ? 0 : totalNgrams(counts);
    return { hypothesis: of, reference: totalNgrams(others), common: commonNgrams(counts, others) };
  });
}
