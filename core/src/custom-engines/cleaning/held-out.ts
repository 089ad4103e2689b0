import { findCandidates } from '../../memory/index/find-candidates.ts';
import { GrowingInts } from '../../memory/index/growing-ints.ts';
import { type TokenIndex, TokenIndexBuilder } from '../../memory/index/token-index.ts';
import { tokenQuery } from '../../memory/index/token-query.ts';
import { matchTokenIds } from '../../memory/tokens/match-tokens.ts';
import { combineHashes, hash32 } from '../../memory/tokens/text-hash.ts';

export const corpusParts = ['train', 'development', 'test'] as const;
export type CorpusPart = (typeof corpusParts)[number];

/** Whole percent of equal tokens from which on a source tells too much of another. */
const tooAlike = 95;
/** Pairs beside one another are alike, so they stay together where a document is cut. */
const blockSize = 20;
/** Of a corpus at most so much is kept from training, for each of the two parts. */
const largestShare = 0.1;
const wanted = { least: 200, most: 1_500, share: 0.05 };

/** How many pairs of a corpus each of the parts that are kept from training should have. */
export function heldOutSize(pairs: number): number {
  const wish = Math.min(wanted.most, Math.max(wanted.least, Math.round(pairs * wanted.share)));
  return Math.min(wish, Math.floor(pairs * largestShare));
}

/** Gives whole documents to the parts of a corpus, the same for the same seed. */
export class DocumentParts {
  readonly #documentOf = new GrowingInts();
  readonly #seed: number;
  readonly #parts = new Map<number, CorpusPart>();
  #groups: Int32Array = new Int32Array();

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** Pairs come in the order of their documents; `document` is undefined where none is known. */
  add(document: string | undefined): void {
    this.#documentOf.push(hash32(document ?? ''));
  }

  settle(): void {
    const wish = heldOutSize(this.#documentOf.length);
    this.#groups = groupPairs(this.#documentOf.view(), wish);
    const sizes = new Map<number, number>();
    for (const group of this.#groups) sizes.set(group, (sizes.get(group) ?? 0) + 1);
    const order = [...sizes.keys()].toSorted((a, b) => this.#rank(a) - this.#rank(b) || a - b);
    const filled = { test: 0, development: 0 };
    for (const group of order) {
      const size = sizes.get(group) ?? 0;
      const part = heldOutParts.find((name) => filled[name] < wish && filled[name] + size <= wish * slack);
      if (part === undefined) continue;
      this.#parts.set(group, part);
      filled[part] += size;
    }
  }

  partOf(number: number): CorpusPart {
    return this.#parts.get(this.#groups[number] ?? 0) ?? 'train';
  }

  #rank(group: number): number {
    return combineHashes(this.#seed, group);
  }
}

const heldOutParts = ['test', 'development'] as const;
/** The last document of a part may make it so much larger. */
const slack = 1.1;

/** Documents larger than a part is to be are cut: a corpus may be one file. */
function groupPairs(documents: Int32Array, largest: number): Int32Array {
  const sizes = new Map<number, number>();
  for (const id of documents) sizes.set(id, (sizes.get(id) ?? 0) + 1);
  const places = new Map<number, number>();
  return documents.map((id) => {
    const place = places.get(id) ?? 0;
    places.set(id, place + 1);
    return (sizes.get(id) ?? 0) <= largest ? id : combineHashes(id, 1 + Math.floor(place / blockSize));
  });
}

/** The sources of one part, to tell what is as good as one of them. */
export class HeldOutSources {
  readonly #builder = new TokenIndexBuilder();
  readonly #exact = new Set<string>();
  #index: TokenIndex | undefined;

  add(source: string): void {
    this.#exact.add(source);
    this.#builder.add(matchTokenIds(source), anyForm);
  }

  settle(): void {
    this.#index = this.#builder.finish();
  }

  hasAlike(source: string): boolean {
    if (this.#exact.has(source)) return true;
    const ids = matchTokenIds(source);
    if (this.#index === undefined || ids.length === 0) return false;
    const search = { minRate: tooAlike, limit: 1, form: anyForm };
    return findCandidates(this.#index, tokenQuery(this.#index, ids, tooAlike), search).length > 0;
  }
}

/** How a text is written besides its words does not count here. */
const anyForm = 0;
