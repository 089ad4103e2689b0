import { hash32 } from '@transloom/core/memory/tokens/text-hash';
import { type FeatureBuckets, featureBuckets } from '../matching/feature-buckets.ts';
import type { NewSource } from '../matching/memory-sources.store.ts';
import { type SourceFeatures, visitFeatures } from '../matching/source-features.ts';
import { GatheredSources } from './gathered-sources.ts';
import { keyHalves } from './key-halves.ts';
import { PostingList } from './posting-list.ts';
import { SameKeys } from './same-keys.ts';
import { SeenKeys } from './seen-keys.ts';

/** Fewer are found as well one by one, and a search looks into each block. */
export const fewInBlock = 2_000;

/** Sources by the numbers that they have in lists, from 0 on. */
export interface NumberedSources {
  readonly sources: GatheredSources;
  readonly buckets: FeatureBuckets;
}

/** Sources to be stored: with lists by feature, or few of them with their features. */
export type SourcesToStore =
  | ({ readonly kind: 'block' } & NumberedSources)
  | { readonly kind: 'few'; readonly sources: readonly (NewSource & Pick<SourceFeatures, 'features'>)[] };

/** What blocks of sources that come one after the other have together. */
export class SourceRoom {
  /** Keys of sources of the blocks before. */
  readonly seen = new SeenKeys();
  /** Of the block. */
  readonly known = new SameKeys();
  readonly sources = new GatheredSources();
  readonly postings = new PostingList();

  clear(): void {
    for (const part of [this.known, this.sources, this.postings]) part.clear();
  }
}

/** Gathers sources of one direction, each once. */
export class SourceBlock {
  readonly #directionHash: number;
  readonly #room: SourceRoom;

  /** `room`: of a block that is stored. */
  constructor(directionId: string, room: SourceRoom) {
    this.#directionHash = hash32(directionId);
    this.#room = room;
    room.clear();
  }

  /** What its memory goes by. */
  get postings(): number {
    return this.#room.postings.length;
  }

  /** `ids`: of its tokens. */
  add(sourceKey: string, text: string, ids: Int32Array): void {
    const { seen, known, sources, postings } = this.#room;
    const key = keyHalves(sourceKey);
    if (known.add(key)) return;
    const number = sources.size;
    visitFeatures(this.#directionHash, { text, ids }, (feature) => postings.add(feature, number));
    sources.add(key, ids, !seen.add(key));
  }

  /** The block is of no use afterwards; what it gives is until its room is that of another one. */
  finish(): SourcesToStore {
    const { sources, postings } = this.#room;
    if (sources.size >= fewInBlock)
      return { kind: 'block', sources, buckets: featureBuckets(postings.take(), postings.spare()) };
    const { features, numbers } = postings.take();
    const own = Array.from({ length: sources.size }, () => new Set<number>());
    for (const [i, feature] of features.entries()) own[numbers[i] ?? 0]?.add(feature);
    return {
      kind: 'few',
      sources: own.map((ofSource, place) => ({ ...sources.at(place), features: [...ofSource] })),
    };
  }
}
