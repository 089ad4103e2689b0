import { matchTokens } from './match-tokens.ts';
import { hash32 } from './text-hash.ts';

/** A similar word counts half, so texts of so few words may be alike without sharing enough words to be found by them. */
export const mostShortTokens = 3;
/** Shorter words are similar to none. */
const leastLetters = 5;
const affixLetters = 3;

/**
 * Hashes of how the words of a short text begin and end, by which texts of similar words are found; none for other
 * texts. `tokenCount`: of the text, where that is known already.
 */
export function affixHashes(text: string, tokenCount: number): readonly number[] {
  return affixesOf(text, tokenCount).hashes;
}

export interface TextAffixes {
  /** Tokens of the text. */
  readonly tokens: number;
  /** Number of tokens that are words with possibly similar ones. */
  readonly words: number;
  readonly hashes: readonly number[];
  /** Affixes of each token of a short text; undefined where no word is similar to the token. */
  readonly ofTokens: readonly (WordAffixes | undefined)[];
}

export interface WordAffixes {
  readonly begins: number;
  readonly ends: number;
}

/** Affixes of a text, with the numbers that say how many another text must share. */
export function affixesOf(text: string, tokens: number): TextAffixes {
  if (tokens === 0 || tokens > mostShortTokens) return { tokens, words: 0, hashes: [], ofTokens: [] };
  const { surfaces, kinds } = matchTokens(text);
  const ofTokens = surfaces.map((surface, i) => {
    if (kinds[i] !== 'word' || surface.length < leastLetters) return undefined;
    const word = surface.toLowerCase();
    const [begins, ends] = [word.slice(0, affixLetters), word.slice(-affixLetters)];
    return { begins: hash32(`\u0001${begins}`), ends: hash32(`\u0002${ends}`) };
  });
  const words = ofTokens.filter((affixes) => affixes !== undefined);
  const hashes = new Set(words.flatMap(({ begins, ends }) => [begins, ends]));
  return { tokens, words: words.length, hashes: [...hashes], ofTokens };
}

/** The least that a text must share with another one. */
export interface AlikeDemand {
  readonly affixes: number;
  readonly tokens: number;
}

/**
 * The least that a text with similar words must share to reach a rate (whole percent); undefined where there is no
 * such text. An equal word shares two affixes, a similar one shares one.
 */
export function alikeDemand(
  { tokens, words, hashes }: TextAffixes,
  minRate: number,
): AlikeDemand | undefined {
  const ways = waysToBeAlike(tokens, words, minRate);
  if (ways.length === 0) return undefined;
  const repeated = 2 * words - hashes.length;
  const shared = ways.map(({ equal, similar }) => 2 * Math.max(0, words + equal - tokens) + similar);
  return {
    affixes: Math.max(1, Math.min(...shared) - repeated),
    tokens: Math.min(...ways.map(({ equal }) => equal)),
  };
}

/** Possible numbers of equal tokens and similar words, in texts of any length that have affixes. */
function waysToBeAlike(tokens: number, words: number, minRate: number) {
  const ways: { readonly equal: number; readonly similar: number }[] = [];
  for (let length = 1; length <= mostShortTokens; length++) {
    for (let similar = 1; similar <= words; similar++) {
      for (let equal = 0; equal + similar <= Math.min(tokens, length); equal++) {
        const share = (equal + similar / 2) / Math.max(tokens, length);
        if (share >= minRate / 100 - rounding) ways.push({ equal, similar });
      }
    }
  }
  return ways;
}

const rounding = 1e-9;

/** Most short texts that are rated for one. */
export const mostAlike = 300;
