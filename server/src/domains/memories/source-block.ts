import { hash32 } from '@transloom/core/memory/text-hash';
import { type FeatureBuckets, featureBuckets, type Postings } from './feature-buckets.ts';
import type { NewSource } from './memory-sources.store.ts';
import { PostingList } from './posting-list.ts';
import type { SeenKeys } from './seen-keys.ts';
import { type SourceFeatures, visitFeatures } from './source-features.ts';

/** Fewer are found as well one by one, and a search looks into each block. */
export const fewInBlock = 2_000;

export interface BlockSource extends NewSource {
  /** Whether who gathers has not seen it in a block before. */
  readonly isUnseen: boolean;
}

/** Sources to be stored: with lists by feature, or few of them with their features. */
export type SourcesToStore =
  | { readonly kind: 'block'; readonly sources: readonly BlockSource[]; readonly buckets: FeatureBuckets }
  | { readonly kind: 'few'; readonly sources: readonly (NewSource & Pick<SourceFeatures, 'features'>)[] };

/** Gathers sources of one direction, each once. */
export class SourceBlock {
  readonly #directionHash: number;
  readonly #known = new Set<string>();
  readonly #seen: SeenKeys;
  readonly #sources: BlockSource[] = [];
  readonly #postings: PostingList;

  /** `seen`: keys of sources of the blocks before. `postings`: of such a block, which is stored. */
  constructor(directionId: string, seen: SeenKeys, postings = new PostingList()) {
    this.#directionHash = hash32(directionId);
    this.#seen = seen;
    this.#postings = postings;
    postings.clear();
  }

  /** What its memory goes by. */
  get postings(): number {
    return this.#postings.length;
  }

  add(sourceKey: string, text: string): void {
    if (this.#known.has(sourceKey)) return;
    this.#known.add(sourceKey);
    const number = this.#sources.length;
    const visit = (feature: number) => this.#postings.add(feature, number);
    const { tokenCount, signature, tokens } = visitFeatures(this.#directionHash, text, visit);
    const isUnseen = !this.#seen.add(sourceKey);
    this.#sources.push({ sourceKey, tokenCount, signature, tokens, isUnseen });
  }

  /** The block is of no use afterwards; what it gives is until its postings are those of another one. */
  finish(): SourcesToStore {
    const sources = this.#sources;
    const { features, numbers } = this.#postings.take();
    if (sources.length >= fewInBlock) return block(sources, { features, numbers }, this.#postings.spare());
    const own: Set<number>[] = sources.map(() => new Set());
    for (const [i, feature] of features.entries()) own[numbers[i] ?? 0]?.add(feature);
    return {
      kind: 'few',
      sources: sources.map((source, i) => ({ ...source, features: [...(own[i] ?? [])] })),
    };
  }
}

/** In the order of their keys, or nearly so, that they come into the index of keys side by side. */
function block(
  found: readonly BlockSource[],
  { features, numbers }: Postings,
  spare: Postings,
): SourcesToStore {
  const places = placesByKey(found);
  const ranks = new Int32Array(found.length);
  for (const [rank, place] of places.entries()) ranks[place] = rank;
  for (let i = 0; i < numbers.length; i++) numbers[i] = ranks[numbers[i] ?? 0] ?? 0;
  const sources = places.flatMap((place) => found[place] ?? []);
  return { kind: 'block', sources, buckets: featureBuckets({ features, numbers }, spare) };
}

const digitsCompared = 7;
/** More sources than are in memory at once; with the digits they are as many bits as a number has. */
const mostPlaces = 2 ** 25;

/** By the first digits of the keys, as numbers: to compare strings takes longer than to store some of the sources. */
function placesByKey(sources: readonly BlockSource[]): readonly number[] {
  const numbers = Float64Array.from(
    sources,
    ({ sourceKey }, place) => Number.parseInt(sourceKey.slice(0, digitsCompared), 16) * mostPlaces + place,
  );
  return Array.from(numbers.sort(), (number) => number % mostPlaces);
}
