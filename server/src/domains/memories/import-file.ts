import type { ImportSummary } from '@transloom/contracts/assets';
import type { UnitBatch } from '@transloom/core/memory/exchange/exchange-format';
import type { TmxHeader } from '@transloom/core/memory/tmx/tmx-unit';
import { AppError } from '../../platform/app-error.ts';
import type { JobContext } from '../../platform/context.ts';
import { addEntries, type MemoryContext } from './add-entries.ts';
import { entryToAdd, type ImportedDirection, importedRecords, type PairRecord } from './imported-records.ts';
import { insertDiscards, type NewDiscard } from './memory-discards.store.ts';
import { type Checkpoint, holdWriter, saveCheckpoint } from './memory-imports.store.ts';

export interface FileToImport {
  readonly importId: string;
  readonly memoryId: string;
  readonly directions: readonly ImportedDirection[];
  readonly name: string;
  readonly bytes: number;
  readonly units: AsyncIterable<UnitBatch>;
  /** How far an earlier run came. */
  readonly checkpoint?: Checkpoint | undefined;
}

/** What an import needs of its job. */
export interface ImportJob extends Pick<JobContext, 'progress' | 'signal' | 'now'> {
  transact<Result>(work: (context: MemoryContext) => Promise<Result>): Promise<Result>;
}

/** Small enough for live progress and short transactions, large enough for their cost not to count. */
const recordsPerStep = 2_000;

/**
 * Adds the pairs of a file to a memory, step by step. What was stored and what was left out is kept with each step, so
 * that another run goes on behind it.
 * @throws {AppError} memory.gone
 */
export async function importFile(job: ImportJob, file: FileToImport): Promise<ImportSummary> {
  const step = new ImportStep(job, file);
  let units = 0;
  for await (const { units: some, bytes, header } of file.units) {
    for (const unit of some) {
      units += 1;
      if (units <= step.unitsBefore) continue;
      step.add(units, importedRecords(unit, file.directions));
      if (step.size < recordsPerStep) continue;
      await step.store(header);
      await job.progress(Math.min(bytes, file.bytes), file.bytes, 'importing');
    }
    step.header = header;
  }
  await step.store(step.header);
  return step.summary;
}

class ImportStep {
  readonly #job: ImportJob;
  readonly #file: FileToImport;
  readonly unitsBefore: number;
  summary: ImportSummary;
  header: TmxHeader | undefined;
  #units: number;
  #pairs: (PairRecord & { readonly position: number })[] = [];
  #discards: NewDiscard[] = [];

  constructor(job: ImportJob, file: FileToImport) {
    this.#job = job;
    this.#file = file;
    this.unitsBefore = file.checkpoint?.units ?? 0;
    this.#units = this.unitsBefore;
    this.summary = { ...(file.checkpoint?.summary ?? nothing) };
  }

  get size(): number {
    return this.#pairs.length + this.#discards.length;
  }

  add(units: number, records: ReturnType<typeof importedRecords>): void {
    this.#units = units;
    for (const record of records) {
      this.summary.detected += 1;
      const position = this.summary.detected;
      if (record.kind === 'pair') this.#pairs.push({ ...record, position });
      else {
        this.summary[record.reason] += 1;
        this.#discards.push({ ...record, position });
      }
    }
  }

  async store(header: TmxHeader | undefined): Promise<void> {
    const { importId, memoryId } = this.#file;
    this.#job.signal.throwIfAborted();
    this.summary = await this.#job.transact(async (context) => {
      const { organizationId } = context.actor;
      if (!(await holdWriter(context.db, memoryId, importId))) throw new AppError('memory.gone');
      const known = await this.#addPairs(context);
      const { summary } = this;
      const [duplicate, imported] = [
        summary.duplicate + known.length,
        summary.imported + this.#pairs.length - known.length,
      ];
      const now = { ...summary, duplicate, imported };
      await insertDiscards(context.db, { organizationId, importId }, [...this.#discards, ...known]);
      await saveCheckpoint(context.db, importId, { units: this.#units, summary: now }, header);
      return now;
    });
    this.#pairs = [];
    this.#discards = [];
  }

  /** Gives those that were known already. */
  async #addPairs(context: MemoryContext): Promise<readonly NewDiscard[]> {
    const { importId, name } = this.#file;
    const known: NewDiscard[] = [];
    const now = this.#job.now();
    for (const [directionId, pairs] of Map.groupBy(this.#pairs, (pair) => pair.directionId)) {
      const entries = pairs.map((pair) => ({ ...entryToAdd(pair, now), importId, fileName: name }));
      const isNew = await addEntries(context, directionId, entries);
      for (const [i, pair] of pairs.entries())
        if (!isNew[i]) known.push({ ...pair.shown, position: pair.position });
    }
    return known;
  }
}

const nothing: ImportSummary = {
  ...{ detected: 0, imported: 0, empty: 0, identical: 0 },
  ...{ duplicate: 0, tooLong: 0, otherLanguage: 0 },
};
