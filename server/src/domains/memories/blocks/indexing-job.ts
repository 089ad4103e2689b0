import type { SourceOwner } from '../matching/memory-sources.store.ts';
import type { MemoryContext } from './gathered-entries.ts';

/** What making entries searchable needs of its job. */
export interface IndexingJob {
  transact<Result>(work: (context: MemoryContext) => Promise<Result>): Promise<Result>;
}

/** Entries of a direction that are found by their own text alone. */
export interface StoredEntries {
  readonly owner: SourceOwner;
  /** That stored them; absent: those that were copied into the direction. */
  readonly importId?: string;
  /** Those up to this one are found. */
  readonly after: string | undefined;
  /** No others are in the direction, which spares looking for each source. */
  readonly isEmpty: boolean;
}
