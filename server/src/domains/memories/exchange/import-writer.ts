import type { ImportSummary } from '@transloom/contracts/assets';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { EntryLayer } from '@transloom/core/memory/entries/entry-layer';
import type { TmxHeader, TmxUnit } from '@transloom/core/memory/tmx/tmx-unit';
import { AppError } from '../../../platform/app-error.ts';
import type { JobContext } from '../../../platform/context.ts';
import { commitSoon } from '../../../platform/db/commit-soon.ts';
import { isUniqueViolation } from '../../../platform/db/unique-violation.ts';
import { type Discard, keepStep } from '../../assets/imports/kept-step.ts';
import type { MemoryContext } from '../blocks/gathered-entries.ts';
import { SeenEntries } from '../blocks/seen-entries.ts';
import { type EntryBuffer, findEntriesOfImport, hasEntries } from '../entries/memory-entries.store.ts';
import { type EntryToSearch, SourcesToSearch, storeSources } from '../matching/sources-to-search.ts';
import { holdWriter } from '../memory-turns.store.ts';
import type { Checkpoint } from './import-checkpoint.ts';
import { type GatheredPair, ImportStep } from './import-step.ts';
import { type ImportedDirection, importedRecords } from './imported-records.ts';

/** What an import needs of its job. */
export interface ImportJob extends Pick<JobContext, 'progress' | 'signal' | 'now' | 'actor'> {
  transact<Result>(work: (context: MemoryContext) => Promise<Result>): Promise<Result>;
}

export interface ImportTarget {
  readonly importId: string;
  readonly memoryId: string;
  readonly directions: readonly ImportedDirection[];
  readonly name: string;
  /** Of entries that the file says nothing of; absent: approved. */
  readonly layer?: EntryLayer | undefined;
  /** How far an earlier run came. */
  readonly checkpoint?: Checkpoint | undefined;
}

/** Stores what a file holds, step by step; each keeps how far the import came, so that another run goes on behind it. */
export class ImportWriter {
  readonly #job: ImportJob;
  readonly #target: ImportTarget;
  readonly #sources = new SourcesToSearch();
  readonly #seen = new Map<string, SeenEntries>();
  readonly #buffers: EntryBuffer[] = [];
  /** Of entries that the file gives no dates: of two that are the same neither is newer. */
  readonly #now: Date;
  /** Whether nothing is in the memory but what this run stored, as far as is known. */
  #isEmpty = false;
  #lastStored: string | undefined;
  #reached: Checkpoint;
  #step: ImportStep;

  constructor(job: ImportJob, target: ImportTarget) {
    this.#job = job;
    this.#target = target;
    this.#now = job.now();
    this.#reached = target.checkpoint ?? { units: 0, summary: nothing };
    this.#step = this.#nextStep(this.#reached.units, this.#reached.summary.detected);
  }

  get summary(): ImportSummary {
    return this.#reached.summary;
  }

  get isStepFull(): boolean {
    return this.#step.isFull;
  }

  /** Looks at what is there. @throws {AppError} memory.gone */
  async begin(): Promise<void> {
    if (this.#target.checkpoint !== undefined) return this.#recover();
    const ids = this.#target.directions.map(({ id }) => id);
    this.#isEmpty = await this.#job.transact(async ({ db }) => {
      for (const id of ids) if (await hasEntries(db, id)) return false;
      return true;
    });
  }

  /** What an earlier run stored and did not make searchable. @throws {AppError} memory.gone */
  async #recover(): Promise<void> {
    const { importId, directions } = this.#target;
    const { lastFound } = this.#reached;
    for (const { id: directionId } of directions) {
      let last = lastFound;
      do {
        const page = await this.#job.transact(({ db }) =>
          findEntriesOfImport(db, { directionId, importId }, last),
        );
        for (const { id, sourceKey, source, target } of page) {
          const texts = { source: fromMarkup(source).text, target: fromMarkup(target).text };
          this.#search(directionId, sourceKey, { id, ...texts });
        }
        last = page.at(-1)?.id;
        if (this.#sources.isFull) await this.#storeBlocks(this.#reached);
      } while (last !== undefined);
    }
    await this.makeSearchable();
  }

  /** The unit of the file at this place, from 1. What an earlier run stored is not stored again. */
  add(unit: TmxUnit, place: number): void {
    if (place <= this.#reached.units) return;
    this.#step.add(importedRecords(unit, this.#target.directions), place);
  }

  /** Stores what was added since the last step, while other units are read already. @throws {AppError} memory.gone */
  async store(header: TmxHeader | undefined): Promise<void> {
    const step = this.#step;
    this.#step = this.#nextStep(step.units, step.detected);
    this.#job.signal.throwIfAborted();
    const stored = await this.#unlessAdded(() => this.#transactStep(step, header));
    step.release();
    this.#reached = stored.reached;
    for (const pair of step.pairs) {
      if (!stored.known.has(pair)) this.#search(pair.directionId, pair.sourceKey, pair);
    }
    if (this.#sources.isFull) await this.makeSearchable();
  }

  /** Somebody may have added an entry to a memory that was empty; then each is looked for from now on. */
  async #unlessAdded<Result>(store: () => Promise<Result>): Promise<Result> {
    try {
      return await store();
    } catch (error) {
      if (!this.#isEmpty || !isUniqueViolation(error)) throw error;
      this.#isEmpty = false;
      return store();
    }
  }

  #transactStep(step: ImportStep, header: TmxHeader | undefined): Promise<StoredStep> {
    const { importId, memoryId } = this.#target;
    return this.#job.transact(async (context) => {
      await commitSoon(context.db);
      if (!(await holdWriter(context.db, memoryId, importId))) throw new AppError('memory.gone');
      const known = await step.store(context, this.#isEmpty);
      const summary = added(this.#reached.summary, step, known.length);
      const reached = { ...this.#reached, units: step.units, summary };
      const discards = [...step.discards, ...known.map(duplicateOf)];
      await keepStep(context, importId, { checkpoint: reached, discards, frame: header });
      return { reached, known: new Set(known) };
    });
  }

  /** What was stored is found by similar texts and by words from now on. @throws {AppError} memory.gone */
  async makeSearchable(): Promise<void> {
    if (this.#lastStored === undefined || this.#lastStored === this.#reached.lastFound) return;
    await this.#storeBlocks({ ...this.#reached, lastFound: this.#lastStored });
  }

  async #storeBlocks(reached: Checkpoint): Promise<void> {
    const found = this.#sources.take();
    await this.#job.transact(async (context) => {
      await commitSoon(context.db);
      await storeSources(context, found, this.#isEmpty);
      await keepStep(context, this.#target.importId, { checkpoint: reached });
    });
    this.#reached = reached;
  }

  #nextStep(units: number, detected: number): ImportStep {
    const { organizationId } = this.#job.actor;
    const { importId, name: fileName, layer = 'approved' } = this.#target;
    const seenIn = (directionId: string) => this.#seenIn(directionId);
    const buffers = this.#buffers;
    const source = { organizationId, importId, fileName, layer, now: this.#now, seenIn, buffers };
    return new ImportStep(source, { units, detected });
  }

  #seenIn(directionId: string): SeenEntries {
    const seen = this.#seen.get(directionId) ?? new SeenEntries();
    this.#seen.set(directionId, seen);
    return seen;
  }

  #search(directionId: string, sourceKey: string, entry: EntryToSearch): void {
    this.#sources.add(directionId, sourceKey, entry);
    if (this.#lastStored === undefined || entry.id > this.#lastStored) this.#lastStored = entry.id;
  }
}

interface StoredStep {
  readonly reached: Checkpoint;
  readonly known: ReadonlySet<GatheredPair>;
}

function duplicateOf({
  id: _id,
  directionId: _directionId,
  sourceKey: _key,
  ...shown
}: GatheredPair): Discard {
  return { reason: 'duplicate', ...shown };
}

function added(before: ImportSummary, step: ImportStep, known: number): ImportSummary {
  const after = { ...before, detected: step.detected };
  for (const { reason } of step.discards) after[reason] += 1;
  after.duplicate += known;
  after.imported += step.pairs.length - known;
  return after;
}

const nothing: ImportSummary = {
  ...{ detected: 0, imported: 0, empty: 0, identical: 0 },
  ...{ duplicate: 0, tooLong: 0, otherLanguage: 0 },
};
