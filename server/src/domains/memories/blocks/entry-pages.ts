import type { Db } from '../../../platform/db/database.ts';
import { later } from '../../../platform/later.ts';
import { findEntriesOfImport, findEntriesWithoutWords } from '../entries/memory-entries.store.ts';
import { beforeAllEntries } from '../memory-directions.store.ts';
import type { IndexingJob, StoredEntries } from './indexing-job.ts';

export type EntryPage = Awaited<ReturnType<typeof findEntriesOfImport>>;

/** Entries that were stored, some at a time; the next ones are on their way while these are dealt with. */
export class EntryPages {
  readonly #job: IndexingJob;
  readonly #wanted: StoredEntries;
  #coming: Promise<EntryPage>;

  constructor(job: IndexingJob, wanted: StoredEntries) {
    this.#job = job;
    this.#wanted = wanted;
    this.#coming = this.#ask(wanted.after);
  }

  /** Returns the next page; an empty one at the end. */
  async next(): Promise<EntryPage> {
    const page = await this.#coming;
    const last = page.at(-1);
    if (last !== undefined) this.#coming = this.#ask(last.id);
    return page;
  }

  #ask(after: string | undefined): Promise<EntryPage> {
    return later(this.#job.transact(({ db }) => this.#find(db, after)));
  }

  #find(db: Db, after: string | undefined): Promise<EntryPage> {
    const { owner, importId } = this.#wanted;
    const { directionId } = owner;
    if (importId === undefined) return findEntriesWithoutWords(db, directionId, after ?? beforeAllEntries);
    return findEntriesOfImport(db, { directionId, importId }, after);
  }
}
