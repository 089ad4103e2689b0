import type { ImportSummary } from '@transloom/contracts/assets';
import type { UnitBatch } from '@transloom/core/memory/exchange/exchange-format';
import type { TmxHeader } from '@transloom/core/memory/tmx/tmx-unit';
import { type ImportJob, type ImportTarget, ImportWriter } from './import-writer.ts';
import { indexImport, type StoredImport } from './index-import.ts';

export interface FileToImport extends ImportTarget {
  readonly bytes: number;
  readonly units: AsyncIterable<UnitBatch>;
}

/**
 * Adds the pairs of a file to a memory, step by step, and then makes them searchable. Each step keeps the progress,
 * so that another run continues after it.
 * @throws {AppError} memory.gone
 */
export async function importFile(job: ImportJob, file: FileToImport): Promise<ImportSummary> {
  const stored = await storeUnits(job, file);
  await indexImport(job, stored, {
    tell: (share) => tellOf(job, file, { share: (1 + share) / 2, step: 'indexing' }),
  });
  return stored.checkpoint.summary;
}

/** Stores one step while the units of the next are read. */
async function storeUnits(job: ImportJob, file: FileToImport): Promise<StoredImport> {
  const writer = new ImportWriter(job, file);
  await writer.begin();
  let place = 0;
  let last: TmxHeader | undefined;
  try {
    for await (const { units, bytes, header } of file.units) {
      last = header;
      for (const unit of units) {
        writer.add(unit, ++place);
        if (!writer.isStepFull) continue;
        await writer.store(header);
        await tellOf(job, file, { share: bytes / Math.max(1, file.bytes) / 2, step: 'importing' });
      }
    }
    await writer.store(last);
  } finally {
    await writer.settle();
  }
  return writer.stored;
}

/** Progress is measured in bytes of the file: storing them takes about as long as making them searchable. */
function tellOf(
  job: ImportJob,
  { bytes }: FileToImport,
  { share, step }: { readonly share: number; readonly step: 'importing' | 'indexing' },
): Promise<void> {
  return job.progress(Math.min(bytes, Math.floor(bytes * share)), bytes, step);
}
