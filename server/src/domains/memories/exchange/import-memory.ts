import type { ImportSummary } from '@transloom/contracts/assets';
import { AppError } from '../../../platform/app-error.ts';
import type { JobContext } from '../../../platform/context.ts';
import type { ImportPayload } from '../../assets/imports/importable-asset.ts';
import { findDirectionsOf } from '../memory-directions.store.ts';
import { readCheckpoint } from './import-checkpoint.ts';
import { importFile } from './import-file.ts';
import { importedUnits } from './imported-units.ts';

/**
 * Stores the content of an uploaded file after what an earlier run stored.
 * @throws {AppError} memory.gone, document.…
 */
export async function importMemory(
  job: JobContext,
  { assetId: memoryId, ...file }: ImportPayload,
  checkpoint: unknown,
): Promise<ImportSummary> {
  const directions = await job.transact(({ db }) => findDirectionsOf(db, memoryId));
  const [first] = directions;
  if (first === undefined) throw new AppError('memory.gone');
  const languages = {
    sourceLanguage: first.sourceLanguage,
    targetLanguages: directions.map(({ targetLanguage }) => targetLanguage),
  };
  const units = importedUnits(job, file, languages);
  return importFile(job, {
    ...file,
    memoryId,
    directions,
    units,
    checkpoint: readCheckpoint(checkpoint),
  });
}
