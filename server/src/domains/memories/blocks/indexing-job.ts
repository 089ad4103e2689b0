import type { SourceOwner } from '../matching/memory-sources.store.ts';
import type { MemoryContext } from './gathered-entries.ts';

/** The part of a job that making entries searchable needs. */
export interface IndexingJob {
  transact<Result>(work: (context: MemoryContext) => Promise<Result>): Promise<Result>;
}

/** Entries of a direction that are found by their own text alone. */
export interface StoredEntries {
  readonly owner: SourceOwner;
  /** The import that stored them; absent for entries that were copied into the direction. */
  readonly importId?: string;
  /** Entries up to this id are searchable already. */
  readonly after: string | undefined;
  /** No others are in the direction, which spares looking for each source. */
  readonly isEmpty: boolean;
}
