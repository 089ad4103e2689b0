import { tableLayoutSchema } from '@transloom/contracts/assets';
import type { Failure } from '@transloom/contracts/jobs';
import { entryLayers } from '@transloom/core/memory/entries/entry-layer';
import { AppError } from '../../../platform/app-error.ts';

/** Ends that say nothing against the file, so that it is kept for another run. */
const harmless: ReadonlySet<string> = new Set(['job.cancelled', 'server.unexpected']);

export function isHarmless({ code }: Failure): boolean {
  return harmless.has(code);
}

interface EndedImport {
  readonly failure: unknown;
  readonly takenBackAt: Date | null;
  /** Null where the file is not kept. */
  readonly fileId: string | null;
}

interface StoredFile extends EndedImport {
  readonly id: string;
  readonly fileName: string;
  readonly bytes: bigint | number | string;
  readonly format: string | null;
  readonly layer: string | null;
  readonly layout: unknown;
}

/** The payload with which a job resumes an import. @throws {AppError} memory.import-not-resumable */
export function fileToGoOnWith(row: StoredFile) {
  const { id: importId, fileId, fileName: name, format, bytes } = row;
  const layer = entryLayers.find((known) => known === row.layer);
  if (!isResumable(row) || fileId === null || format === null)
    throw new AppError('memory.import-not-resumable');
  const layout = tableLayoutSchema.nullable().parse(row.layout) ?? undefined;
  return { importId, fileId, name, bytes: Number(bytes), format, layer, layout };
}

/** Whether it was stopped and its file still exists. */
export function isResumable({ failure, takenBackAt, fileId }: EndedImport): boolean {
  return takenBackAt === null && fileId !== null && failure !== null && isHarmless(failure as Failure);
}
