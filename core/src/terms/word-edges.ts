import { baseLanguage } from '../language/language-tag.ts';
import type { TermToken } from './term-tokens.ts';

/** A Chinese or Japanese term that is longer is hardly ever found across two words by chance. */
const longestDoubtful = 2;
/** Scripts whose letters say nothing of where a word ends. */
const alphabetic = /[\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;

/** Where words begin and end in text written without spaces, by the dictionary of the runtime. */
export class WordEdges {
  readonly #text: string;
  readonly #language: string;
  #edges: ReadonlySet<number> | undefined;

  constructor(text: string, language: string) {
    this.#text = text;
    this.#language = language;
  }

  /** False where a term would begin or end within a word of the dictionary. */
  allow(start: number, end: number, tokens: readonly TermToken[]): boolean {
    if (!tokens.some(({ single }) => single)) return true;
    const doubtful = tokens.length <= longestDoubtful || alphabetic.test(this.#text.slice(start, end));
    if (!doubtful) return true;
    this.#edges ??= edgesOf(this.#text, this.#language);
    return this.#edges.has(start) && this.#edges.has(end);
  }
}

const segmenters = new Map<string, Intl.Segmenter>();

function edgesOf(text: string, language: string): ReadonlySet<number> {
  const base = baseLanguage(language);
  const segmenter = segmenters.get(base) ?? new Intl.Segmenter(base, { granularity: 'word' });
  segmenters.set(base, segmenter);
  const edges = new Set([text.length]);
  for (const { index } of segmenter.segment(text)) edges.add(index);
  return edges;
}
