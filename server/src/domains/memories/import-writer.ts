import type { ImportSummary } from '@transloom/contracts/assets';
import type { TmxHeader, TmxUnit } from '@transloom/core/memory/tmx/tmx-unit';
import { AppError } from '../../platform/app-error.ts';
import type { JobContext } from '../../platform/context.ts';
import { type MemoryContext, storeEntries } from './add-entries.ts';
import { entryToAdd, type ImportedDirection, importedRecords, type PairRecord } from './imported-records.ts';
import { insertDiscards, type NewDiscard } from './memory-discards.store.ts';
import { type Checkpoint, holdWriter, saveCheckpoint } from './memory-imports.store.ts';
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
  #reached: Checkpoint;
  #step: Step;

  constructor(job: ImportJob, target: ImportTarget) {
    this.#job = job;
    this.#target = target;
    this.#reached = target.checkpoint ?? { units: 0, searchable: 0, summary: nothing };
    this.#step = emptyStep(this.#reached);
  }

  get summary(): ImportSummary {
    return this.#reached.summary;
  }

  get isStepFull(): boolean {
    return this.#step.pairs.length + this.#step.discards.length >= recordsPerStep;
  }

  /** The unit of the file at this place, from 1. What an earlier run stored is not stored again. */
  add(unit: TmxUnit, place: number): void {
    const { units, searchable } = this.#reached;
    if (place <= Math.min(units, searchable)) return;
    const records = importedRecords(unit, this.#target.directions);
    if (place > units) addRecords(this.#step, records, place);
    else for (const record of records) if (record.kind === 'pair') this.#search(record);
  }

  /** Stores what was added since the last step, while other units are read already. @throws {AppError} memory.gone */
  async store(header: TmxHeader | undefined): Promise<void> {
    const step = this.#step;
    this.#step = emptyStep(step);
    this.#job.signal.throwIfAborted();
    const summary = await this.#job.transact(async (context) => {
      const { organizationId } = context.actor;
      const { importId, memoryId } = this.#target;
      if (!(await holdWriter(context.db, memoryId, importId))) throw new AppError('memory.gone');
      const known = await this.#storePairs(context, step.pairs);
      await insertDiscards(context.db, { organizationId, importId }, [...step.discards, ...known]);
      const now = added(this.#reached.summary, step, known.length);
      await saveCheckpoint(
        context.db,
        importId,
        { ...this.#reached, units: step.units, summary: now },
        header,
      );
      return now;
    });
    this.#reached = { ...this.#reached, units: step.units, summary };
    for (const pair of step.pairs) this.#search(pair);
    if (this.#sources.isFull) await this.makeSearchable();
  }

  /** What was stored is found by similar texts from now on. @throws {AppError} memory.gone */
  async makeSearchable(): Promise<void> {
    const sources = this.#sources.take();
    if (sources.size === 0) return;
    const reached = { ...this.#reached, searchable: this.#reached.units };
    await this.#job.transact(async (context) => {
      await storeSources(context, sources);
      await saveCheckpoint(context.db, this.#target.importId, reached, undefined);
    });
    this.#reached = reached;
  }

  #search({ direction, sourceKey, entry }: PairRecord): void {
    this.#sources.add(direction.id, sourceKey, entry.source.text);
  }

  /** Gives those that were known already. */
  async #storePairs(context: MemoryContext, all: Step['pairs']): Promise<readonly NewDiscard[]> {
    const { importId, name } = this.#target;
    const known: NewDiscard[] = [];
    const now = this.#job.now();
    for (const [directionId, pairs] of Map.groupBy(all, ({ direction }) => direction.id)) {
      const entries = pairs.map((pair) => ({ ...entryToAdd(pair, now), importId, fileName: name }));
      const isNew = await storeEntries(context, directionId, entries);
      for (const [i, { shown, position }] of pairs.entries())
        if (!isNew[i]) known.push({ ...shown, position });
    }
    return known;
  }
}

/** Records that are stored together. */
interface Step {
  /** Of the file, up to its end. */
  units: number;
  /** Records of the file, up to its end. */
  detected: number;
  readonly pairs: (PairRecord & { readonly position: number })[];
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
