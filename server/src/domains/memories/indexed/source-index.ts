import { findCandidates } from '@transloom/core/memory/index/find-candidates';
import { type TokenIndex, TokenIndexBuilder } from '@transloom/core/memory/index/token-index';
import { tokenQuery } from '@transloom/core/memory/index/token-query';
import {
  keyAt,
  PackedKeys,
  type PackedSources,
  packedCount,
  unpackSources,
} from '../matching/packed-sources.ts';
import { mostRated, ratedSlack, type SimilarSource, type SourceSearch } from '../matching/rated-sources.ts';

/** The indexed sources of one direction, and those that were added later. */
export class SourceIndex {
  #gathering = new GatheredSources();
  #settled: SearchedSources | undefined;
  /** Sources that were added later; they are few, and indexed again when more arrive. */
  #later: PackedSources[] = [];
  readonly #laterKeys = new Set<string>();
  #laterSettled: SearchedSources | undefined;

  add(sources: PackedSources): void {
    if (this.#settled === undefined) this.#gathering.add(sources);
    else if (packedCount(sources) > 0) this.#addLater(sources);
  }

  /** Best first. */
  search(ids: Int32Array, search: SourceSearch): readonly SimilarSource[] {
    this.settle();
    const found = [this.#settled, this.#laterSettled].flatMap((part) => part?.search(ids, search) ?? []);
    return found.sort((a, b) => b.similarity - a.similarity).slice(0, mostRated);
  }

  #addLater(sources: PackedSources): void {
    const known = this.#laterKeys.size;
    for (let place = 0; place < packedCount(sources); place++)
      this.#laterKeys.add(keyAt(sources.keys, place));
    if (this.#laterKeys.size === known) return;
    this.#later.push(sources);
    this.#laterSettled = undefined;
  }

  /** Indexes the added sources now instead of in the first search. */
  settle(): void {
    if (this.#settled === undefined) {
      this.#settled = this.#gathering.finish();
      this.#gathering = new GatheredSources();
    }
    if (this.#laterSettled !== undefined || this.#later.length === 0) return;
    const gathering = new GatheredSources();
    for (const sources of this.#later) gathering.add(sources);
    this.#laterSettled = gathering.finish();
  }
}

class GatheredSources {
  readonly #tokens = new TokenIndexBuilder();
  readonly #keys = new PackedKeys();

  add(sources: PackedSources): void {
    unpackSources(sources, (tokens) => this.#tokens.add(tokens, noForm));
    this.#keys.add(sources);
  }

  finish(): SearchedSources {
    return new SearchedSources(this.#tokens.finish(), this.#keys);
  }
}

/** The database does not store the form of a source. */
const noForm = 0;

class SearchedSources {
  readonly #tokens: TokenIndex;
  readonly #keys: PackedKeys;

  constructor(tokens: TokenIndex, keys: PackedKeys) {
    this.#tokens = tokens;
    this.#keys = keys;
  }

  search(ids: Int32Array, { minRate, matches }: SourceSearch): readonly SimilarSource[] {
    const query = tokenQuery(this.#tokens, ids, minRate);
    const near = { matches, slack: ratedSlack };
    return findCandidates(this.#tokens, query, { minRate, limit: mostRated, near, form: noForm }).map(
      ({ place, similarity }) => ({ key: this.#keys.get(this.#tokens.textAt[place] ?? 0), similarity }),
    );
  }
}
