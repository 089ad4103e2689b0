import type { InputOf } from '@transloom/contracts/endpoint';
import type { memoriesApi } from '@transloom/contracts/memories';
import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Context, JobContext } from '../../platform/context.ts';
import { forgetUpload } from '../files/uploaded-content.ts';
import { memoryChanged } from './announce-memory.ts';
import { deleteEntriesWith } from './delete-entries-with.ts';
import { takeBackImportJob } from './memories-job-kinds.ts';
import { deleteEmptyBlocks } from './memory-blocks.store.ts';
import { findDirectionsOf } from './memory-directions.store.ts';
import { findEntriesOfImport } from './memory-entries.store.ts';
import { findImport, markTakenBack } from './memory-imports.store.ts';
import { requireWritableMemory } from './require-memory.ts';

/** An import that still runs is stopped first. @throws {AppError} resource.not-found, memory.not-writable */
export async function takeBackImport(
  context: Context,
  { memoryId, importId }: InputOf<typeof memoriesApi.takeBackImport>,
): Promise<null> {
  await requireWritableMemory(context, memoryId);
  const found = await findImport(context.db, importId);
  if (found?.memoryId !== memoryId) throw new AppError('resource.not-found');
  if (found.jobId !== null && found.finishedAt === null) await context.cancelJob(found.jobId);
  await markTakenBack(context.db, importId, context.now());
  if (found.fileId !== null) await forgetUpload(context, found.fileId);
  await context.enqueue(takeBackImportJob, { memoryId, importId }, { key: `take-back:${importId}` });
  for (const event of memoryChanged({ memoryId }, context.actor)) context.publish(event);
  return null;
}

/** Takes out what an import added, some at a time. */
export async function takeEntriesBack(
  job: JobContext,
  { memoryId, importId }: z.output<typeof takeBackImportJob.payload>,
): Promise<void> {
  const directions = await job.transact(({ db }) => findDirectionsOf(db, memoryId));
  for (const { id: directionId } of directions) {
    let last: string | undefined;
    do {
      job.signal.throwIfAborted();
      last = await job.transact(async (context) => {
        const entries = await findEntriesOfImport(context.db, { directionId, importId }, last);
        await deleteEntriesWith(
          context,
          directionId,
          entries.map(({ id }) => id),
        );
        return entries.at(-1)?.id;
      });
    } while (last !== undefined);
    await job.transact(({ db }) => deleteEmptyBlocks(db, directionId));
  }
}
