import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportSummary } from '@transloom/contracts/assets';
import type { EntryLayer } from '@transloom/core/memory/entries/entry-layer';
import type { TmxHeader, TmxUnit } from '@transloom/core/memory/tmx/tmx-unit';
import { AppError } from '../../../platform/app-error.ts';
import type { JobContext } from '../../../platform/context.ts';
import { commitSoon } from '../../../platform/db/commit-soon.ts';
import { largeValuesGiven } from '../../../platform/db/send-values-in-place.ts';
import { isUniqueViolation } from '../../../platform/db/unique-violation.ts';
import { later } from '../../../platform/later.ts';
import { keepStep } from '../../assets/imports/kept-step.ts';
import type { MemoryContext } from '../blocks/gathered-entries.ts';
import { SeenEntries } from '../blocks/seen-entries.ts';
import { type EntryBuffer, hasEntries } from '../entries/memory-entries.store.ts';
import { holdWriter } from '../memory-turns.store.ts';
import { beginning, type Checkpoint } from './import-checkpoint.ts';
import { ImportStep } from './import-step.ts';
import { type ImportedDirection, importedRecords } from './imported-records.ts';
import type { StoredImport } from './index-import.ts';

/** The part of a job that an import needs. */
export interface ImportJob extends Pick<JobContext, 'progress' | 'signal' | 'now' | 'actor'> {
  transact<Result>(work: (context: MemoryContext) => Promise<Result>): Promise<Result>;
}

export interface ImportTarget {
  readonly importId: string;
  readonly memoryId: string;
  readonly directions: readonly ImportedDirection[];
  readonly name: string;
  /** Layer of entries for which the file names none; absent: approved. */
  readonly layer?: EntryLayer | undefined;
  /** Progress of an earlier run. */
  readonly checkpoint?: Checkpoint | undefined;
}

/**
 * Stores the content of a file step by step; each step keeps the progress, so that another run continues after it.
 */
export class ImportWriter {
  readonly #job: ImportJob;
  readonly #target: ImportTarget;
  readonly #seen = new Map<string, SeenEntries>();
  readonly #buffers: EntryBuffer[] = [];
  /** Date of entries that have none in the file: of two equal entries neither is newer. */
  readonly #now: Date;
  /** Whether the memory is known to hold only what this run stored. */
  #isEmpty = false;
  #reached: Checkpoint;
  #step: ImportStep;
  /** The step before. */
  #storing: Promise<void> = Promise.resolve();

  constructor(job: ImportJob, target: ImportTarget) {
    this.#job = job;
    this.#target = target;
    this.#now = job.now();
    this.#reached = target.checkpoint ?? beginning;
    this.#step = this.#nextStep(this.#reached.units, this.#reached.summary.detected);
  }

  /** What is stored so far. */
  get stored(): StoredImport {
    const { directions, importId } = this.#target;
    const directionIds = directions.map(({ id }) => id);
    return { importId, directionIds, checkpoint: this.#reached, isEmpty: this.#isEmpty };
  }

  get isStepFull(): boolean {
    return this.#step.isFull;
  }

  /** Reads the state of the memory. */
  async begin(): Promise<void> {
    if (this.#target.checkpoint !== undefined) return;
    const ids = this.#target.directions.map(({ id }) => id);
    this.#isEmpty = await this.#job.transact(async ({ db }) => {
      for (const id of ids) if (await hasEntries(db, id)) return false;
      return true;
    });
  }

  /** The unit of the file at this place, from 1. What an earlier run stored is not stored again. */
  add(unit: TmxUnit, place: number): void {
    if (place <= this.#reached.units) return;
    this.#step.add(importedRecords(unit, this.#target.directions), place);
  }

  /**
   * Gives the database what was added since the last step, once that one is stored; meanwhile other units can be read.
   * @throws {AppError} memory.gone
   */
  async store(header: TmxHeader | undefined): Promise<void> {
    await this.#storing;
    this.#job.signal.throwIfAborted();
    const step = this.#step;
    this.#step = this.#nextStep(step.units, step.detected);
    const given = Promise.withResolvers<void>();
    this.#storing = later(this.#storeStep(step, header, given.resolve).finally(given.resolve));
    await given.promise;
  }

  /** Waits until all that was sent to the database is stored. @throws {AppError} memory.gone */
  async settle(): Promise<void> {
    await this.#storing;
  }

  async #storeStep(step: ImportStep, header: TmxHeader | undefined, tellGiven: () => void): Promise<void> {
    this.#reached = await this.#unlessAdded(() => this.#transactStep(step, header, tellGiven));
    step.release();
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

  #transactStep(step: ImportStep, header: TmxHeader | undefined, tellGiven: () => void): Promise<Checkpoint> {
    const { importId, memoryId } = this.#target;
    return this.#job.transact(async (context) => {
      const asked = later(
        Promise.all([
          commitSoon(context.db),
          holdWriter(context.db, memoryId, importId),
          step.store(context, this.#isEmpty),
        ]),
      );
      await nextTurn();
      await largeValuesGiven();
      tellGiven();
      const [, isHeld, duplicates] = await asked;
      if (!isHeld) throw new AppError('memory.gone');
      const summary = added(this.#reached.summary, step, duplicates.length);
      const lastStored = step.pairs.at(-1)?.id ?? this.#reached.lastStored;
      const reached = { ...this.#reached, lastStored, units: step.units, summary };
      const discards = [...step.discards, ...duplicates];
      await keepStep(context, importId, { checkpoint: reached, discards, frame: header });
      return reached;
    });
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
}

function added(before: ImportSummary, step: ImportStep, known: number): ImportSummary {
  const after = { ...before, detected: step.detected };
  for (const { reason } of step.discards) after[reason] += 1;
  after.duplicate += known;
  after.imported += step.pairs.length - known;
  return after;
}
