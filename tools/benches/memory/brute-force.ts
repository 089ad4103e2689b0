import { segmentRater } from '@transloom/core/memory/rate/match-rate';
import type { TokenKind } from '@transloom/core/memory/tokens/cut-tokens';
import { similarWords } from '@transloom/core/memory/tokens/graded-distance';
import { matchTokens } from '@transloom/core/memory/tokens/match-tokens';

/** Every text taken apart, its tokens by number in one vocabulary. */
export interface TokenizedTexts {
  readonly texts: readonly string[];
  readonly lists: readonly Int32Array[];
  readonly vocabulary: readonly Word[];
}

interface Word {
  readonly surface: string;
  readonly kind: TokenKind;
}

export function tokenizeTexts(texts: readonly string[]): TokenizedTexts {
  const numbers = new Map<number, number>();
  const vocabulary: Word[] = [];
  const lists = texts.map((text) => {
    const { ids, surfaces, kinds } = matchTokens(text);
    return ids.map((id, i) => {
      const known = numbers.get(id);
      if (known !== undefined) return known;
      numbers.set(id, vocabulary.length);
      vocabulary.push({ surface: surfaces[i] ?? '', kind: kinds[i] ?? 'word' });
      return vocabulary.length - 1;
    });
  });
  return { texts, lists, vocabulary };
}

/**
 * The best rate that any of the texts has for a query, whole percent; 0 where none reaches `least`. Texts stand for their
 * own translations.
 */
export function bestRate({ texts, lists, vocabulary }: TokenizedTexts, query: string, least: number): number {
  const { ids, surfaces, kinds } = matchTokens(query);
  const words = surfaces.map((surface, i) => ({ surface, kind: kinds[i] ?? 'word', id: ids[i] ?? 0 }));
  const mayAgree = agreement(words, vocabulary);
  const rate = segmentRater({ source: inline(query) });
  let best = 0;
  for (const [i, list] of lists.entries()) {
    const longest = Math.max(ids.length, list.length);
    const needed = (Math.max(best, least) / 100) * longest;
    if (Math.min(ids.length, list.length) < needed || countAgreeing(list, mayAgree, needed) < needed)
      continue;
    const known = inline(texts[i] ?? '');
    best = Math.max(best, rate({ source: known, target: known }, least)?.rate ?? 0);
  }
  return best >= least ? best : 0;
}

/** For each word of the vocabulary whether it equals, or is similar to, one of the query. */
function agreement(
  words: readonly (Word & { readonly id: number })[],
  vocabulary: readonly Word[],
): Uint8Array {
  const asked = new Set(words.map(({ surface }) => surface.toLowerCase()));
  const hasNumber = words.some(({ kind }) => kind === 'number');
  const long = words.filter(({ kind, surface }) => kind === 'word' && surface.length > 2);
  return Uint8Array.from(vocabulary, ({ surface, kind }) => {
    if (kind === 'number') return Number(hasNumber);
    if (asked.has(surface.toLowerCase())) return 1;
    return Number(kind === 'word' && long.some((word) => similarWords(word.surface, surface)));
  });
}

function countAgreeing(list: Int32Array, mayAgree: Uint8Array, enough: number): number {
  let count = 0;
  for (const number of list) {
    count += mayAgree[number] ?? 0;
    if (count >= enough) break;
  }
  return count;
}

function inline(text: string) {
  return { text, codes: [], styles: [] };
}
