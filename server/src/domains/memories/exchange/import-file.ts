import type { ImportSummary } from '@transloom/contracts/assets';
import type { UnitBatch } from '@transloom/core/memory/exchange/exchange-format';
import type { TmxHeader } from '@transloom/core/memory/tmx/tmx-unit';
import { type ImportJob, type ImportTarget, ImportWriter } from './import-writer.ts';

export interface FileToImport extends ImportTarget {
  readonly bytes: number;
  readonly units: AsyncIterable<UnitBatch>;
}

/**
 * Adds the pairs of a file to a memory, step by step. What was stored and what was left out is kept with each step, so
 * that another run goes on behind it.
 * @throws {AppError} memory.gone
 */
export async function importFile(job: ImportJob, file: FileToImport): Promise<ImportSummary> {
  const writer = new ImportWriter(job, file);
  try {
    await writer.begin();
    await storeUnits(job, file, writer);
  } catch (error) {
    // What was stored stays, and is to be found. Where that fails too, the first failure says more.
    await writer.makeSearchable().catch(() => undefined);
    throw error;
  }
  await writer.makeSearchable();
  return writer.summary;
}

/** Looked at later; until then its failure is nobody's. */
function later(storing: Promise<void>): Promise<void> {
  storing.catch(() => undefined);
  return storing;
}

/** One step is stored while the units of the next one are read. */
async function storeUnits(job: ImportJob, file: FileToImport, writer: ImportWriter): Promise<void> {
  let place = 0;
  let storing: Promise<void> = Promise.resolve();
  let last: TmxHeader | undefined;
  try {
    for await (const { units, bytes, header } of file.units) {
      last = header;
      for (const unit of units) {
        writer.add(unit, ++place);
        if (!writer.isStepFull) continue;
        await storing;
        storing = later(writer.store(header));
        await job.progress(Math.min(bytes, file.bytes), file.bytes, 'importing');
      }
    }
  } finally {
    await storing;
  }
  await writer.store(last);
}
