import { type FeatureBuckets, featureBuckets, type Postings } from './feature-buckets.ts';
import type { NewSource } from './memory-sources.store.ts';
import { type SourceFeatures, sourceFeatures } from './source-features.ts';

/** Fewer are found as well one by one, and a search looks into each block. */
const fewSources = 2_000;

/** Sources to be stored: with lists by feature, or few of them with their features. */
export type SourcesToStore =
  | { readonly kind: 'block'; readonly sources: readonly NewSource[]; readonly buckets: FeatureBuckets }
  | { readonly kind: 'few'; readonly sources: readonly (NewSource & Pick<SourceFeatures, 'features'>)[] };

/** Gathers sources of one direction, each once. */
export class SourceBlock {
  readonly #directionId: string;
  readonly #seen = new Set<string>();
  readonly #sources: NewSource[] = [];
  #features = new Int32Array(1_024);
  #numbers = new Int32Array(1_024);
  #postings = 0;

  constructor(directionId: string) {
    this.#directionId = directionId;
  }

  /** Features of all sources, with repetitions: what its memory goes by. */
  get postings(): number {
    return this.#postings;
  }

  add(sourceKey: string, text: string): void {
    if (this.#seen.has(sourceKey)) return;
    this.#seen.add(sourceKey);
    const { features, ...source } = sourceFeatures(this.#directionId, text);
    this.#makeRoom(features.length);
    for (const feature of features) {
      this.#features[this.#postings] = feature;
      this.#numbers[this.#postings] = this.#sources.length;
      this.#postings += 1;
    }
    this.#sources.push({ sourceKey, ...source });
  }

  /** The block is of no use afterwards. */
  finish(): SourcesToStore {
    const sources = this.#sources;
    const features = this.#features.subarray(0, this.#postings);
    const numbers = this.#numbers.subarray(0, this.#postings);
    if (sources.length >= fewSources) return block(sources, { features, numbers });
    const own: number[][] = sources.map(() => []);
    for (const [i, feature] of features.entries()) own[numbers[i] ?? 0]?.push(feature);
    return { kind: 'few', sources: sources.map((source, i) => ({ ...source, features: own[i] ?? [] })) };
  }

  #makeRoom(count: number): void {
    if (this.#postings + count <= this.#features.length) return;
    const length = Math.max(this.#postings + count, this.#features.length * 2);
    this.#features = grown(this.#features, length);
    this.#numbers = grown(this.#numbers, length);
  }
}

/** In the order of their keys, so that they come into the index of keys side by side. */
function block(found: readonly NewSource[], { features, numbers }: Postings): SourcesToStore {
  const ordered = found
    .map((source, place) => ({ source, place, key: source.sourceKey }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const ranks = new Int32Array(found.length);
  for (const [rank, { place }] of ordered.entries()) ranks[place] = rank;
  for (let i = 0; i < numbers.length; i++) numbers[i] = ranks[numbers[i] ?? 0] ?? 0;
  const sources = ordered.map(({ source }) => source);
  return { kind: 'block', sources, buckets: featureBuckets({ features, numbers }) };
}

function grown(numbers: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length);
  larger.set(numbers);
  return larger;
}
