import type { z } from 'zod';
import type { JobContext } from '../../platform/context.ts';
import { forgetConverted } from '../files/converted-content.ts';
import { forgetUpload } from '../files/uploaded-content.ts';
import { importFile } from './import-file.ts';
import { importedUnits } from './imported-units.ts';
import { importMemoryJob } from './memories-job-kinds.ts';
import { findDirectionsOf } from './memory-directions.store.ts';
import { endImport, findImport, moveImport, takeWriter } from './memory-imports.store.ts';
import { countFeatures } from './memory-sources.store.ts';

type Payload = z.output<typeof importMemoryJob.payload>;

/** How soon a file that has to wait for another one tries again. */
const waitSeconds = 2;

/** Imports an uploaded file into a memory and keeps what became of its records. The upload goes with it. */
export async function importMemory(job: JobContext, payload: Payload): Promise<void> {
  const { importId, memoryId, fileId } = payload;
  const directions = await job.transact(({ db }) => findDirectionsOf(db, memoryId));
  const [first] = directions;
  if (first === undefined || !(await takeTurn(job, payload))) return;
  const known = await job.transact(({ db }) => findImport(db, importId));
  const languages = {
    sourceLanguage: first.sourceLanguage,
    targetLanguages: directions.map(({ targetLanguage }) => targetLanguage),
  };
  const units = importedUnits(job, payload, languages);
  const summary = await importFile(job, { ...payload, directions, units, checkpoint: known?.checkpoint });
  job.log.info({ memoryId, ...summary }, 'a memory was imported');
  await job.transact(async (context) => {
    for (const { id } of directions) await countFeatures(context.db, id);
    await endImport(
      context.db,
      { importId, memoryId },
      { summary, failure: null, finishedAt: context.now() },
    );
    forgetConverted(context, fileId);
    await forgetUpload(context, fileId);
  });
}

/** One file at a time goes into a memory; while it is another's turn, the job comes again later. */
function takeTurn(job: JobContext, payload: Payload): Promise<boolean> {
  return job.transact(async ({ db, enqueue }) => {
    if (await takeWriter(db, payload.memoryId, payload.importId)) return true;
    const jobId = await enqueue(importMemoryJob, payload, { delaySeconds: waitSeconds });
    await moveImport(db, payload.importId, jobId);
    return false;
  });
}
