import type { ImportSummary } from '@transloom/contracts/assets';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { TmxHeader, TmxUnit } from '@transloom/core/memory/tmx/tmx-unit';
import { AppError } from '../../platform/app-error.ts';
import type { JobContext } from '../../platform/context.ts';
import { type MemoryContext, storeEntries } from './add-entries.ts';
import type { EntryToSearch } from './entry-block.ts';
import { entryToAdd, type ImportedDirection, importedRecords, type PairRecord } from './imported-records.ts';
import { insertDiscards, type NewDiscard } from './memory-discards.store.ts';
import { findEntriesOfImport } from './memory-entries.store.ts';
import { type Checkpoint, commitSoon, holdWriter, saveCheckpoint } from './memory-imports.store.ts';
import { SourcesToSearch, storeSources } from './sources-to-search.ts';

/** What an import needs of its job. */
export interface ImportJob extends Pick<JobContext, 'progress' | 'signal' | 'now'> {
  transact<Result>(work: (context: MemoryContext) => Promise<Result>): Promise<Result>;
}

export interface ImportTarget {
  readonly importId: string;
  readonly memoryId: string;
  readonly directions: readonly ImportedDirection[];
  readonly name: string;
  /** How far an earlier run came. */
  readonly checkpoint?: Checkpoint | undefined;
}

/** Small enough for live progress and short transactions, large enough for their cost not to count. */
const recordsPerStep = 2_000;

/** Stores what a file holds, step by step; each keeps how far the import came, so that another run goes on behind it. */
export class ImportWriter {
  readonly #job: ImportJob;
  readonly #target: ImportTarget;
  readonly #sources = new SourcesToSearch();
  #lastStored: string | undefined;
  #reached: Checkpoint;
  #step: Step;

  constructor(job: ImportJob, target: ImportTarget) {
    this.#job = job;
    this.#target = target;
    this.#reached = target.checkpoint ?? { units: 0, summary: nothing };
    this.#step = emptyStep(this.#reached);
  }

  get summary(): ImportSummary {
    return this.#reached.summary;
  }

  get isStepFull(): boolean {
    return this.#step.pairs.length + this.#step.discards.length >= recordsPerStep;
  }

  /** What an earlier run stored and did not make searchable. @throws {AppError} memory.gone */
  async recover(): Promise<void> {
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
    addRecords(this.#step, importedRecords(unit, this.#target.directions), place);
  }

  /** Stores what was added since the last step, while other units are read already. @throws {AppError} memory.gone */
  async store(header: TmxHeader | undefined): Promise<void> {
    const step = this.#step;
    this.#step = emptyStep(step);
    this.#job.signal.throwIfAborted();
    const { importId, memoryId } = this.#target;
    const stored = await this.#job.transact(async (context) => {
      const { organizationId } = context.actor;
      await commitSoon(context.db);
      if (!(await holdWriter(context.db, memoryId, importId))) throw new AppError('memory.gone');
      const pairs = await this.#storePairs(context, step.pairs);
      const known = pairs.filter(({ id }) => id === undefined).map(({ pair }) => duplicateOf(pair));
      await insertDiscards(context.db, { organizationId, importId }, [...step.discards, ...known]);
      const summary = added(this.#reached.summary, step, known.length);
      const reached = { ...this.#reached, units: step.units, summary };
      await saveCheckpoint(context.db, importId, reached, header);
      return { reached, pairs };
    });
    this.#reached = stored.reached;
    for (const { pair, id } of stored.pairs) {
      if (id === undefined) continue;
      const { direction, sourceKey, entry } = pair;
      this.#search(direction.id, sourceKey, { id, source: entry.source.text, target: entry.target.text });
    }
    if (this.#sources.isFull) await this.makeSearchable();
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
      await storeSources(context, found);
      await saveCheckpoint(context.db, this.#target.importId, reached, undefined);
    });
    this.#reached = reached;
  }

  #search(directionId: string, sourceKey: string, entry: EntryToSearch): void {
    this.#sources.add(directionId, sourceKey, entry);
    if (this.#lastStored === undefined || entry.id > this.#lastStored) this.#lastStored = entry.id;
  }

  /** Gives each with the id it has if it is new. */
  async #storePairs(context: MemoryContext, all: Step['pairs']): Promise<readonly StoredPair[]> {
    const { importId, name } = this.#target;
    const stored: StoredPair[] = [];
    const now = this.#job.now();
    for (const [directionId, pairs] of Map.groupBy(all, ({ direction }) => direction.id)) {
      const entries = pairs.map((pair) => ({ ...entryToAdd(pair, now), importId, fileName: name }));
      const ids = await storeEntries(context, directionId, entries, 'in-block');
      for (const [i, pair] of pairs.entries()) stored.push({ pair, id: ids[i] });
    }
    return stored;
  }
}

type PlacedPair = PairRecord & { readonly position: number };

interface StoredPair {
  readonly pair: PlacedPair;
  readonly id: string | undefined;
}

function duplicateOf({ shown, position }: PlacedPair): NewDiscard {
  return { ...shown, position };
}

/** Records that are stored together. */
interface Step {
  /** Of the file, up to its end. */
  units: number;
  /** Records of the file, up to its end. */
  detected: number;
  readonly pairs: PlacedPair[];
  readonly discards: NewDiscard[];
}

function emptyStep({ units, ...before }: Pick<Step, 'units'> & (Pick<Step, 'detected'> | Checkpoint)): Step {
  const detected = 'summary' in before ? before.summary.detected : before.detected;
  return { units, detected, pairs: [], discards: [] };
}

function addRecords(step: Step, records: ReturnType<typeof importedRecords>, place: number): void {
  step.units = place;
  for (const record of records) {
    step.detected += 1;
    const position = step.detected;
    if (record.kind === 'pair') step.pairs.push({ ...record, position });
    else step.discards.push({ ...record, position });
  }
}

function added(before: ImportSummary, step: Step, known: number): ImportSummary {
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
