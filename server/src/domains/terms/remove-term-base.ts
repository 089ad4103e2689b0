import type { z } from 'zod';
import type { JobContext } from '../../platform/context.ts';
import type { LastWrite } from '../../platform/queue/last-write.ts';
import { forgetCleanings } from '../assets/forget-cleanings.ts';
import { forgetImports } from '../assets/imports/end-imports.ts';
import { deleteSomeConcepts } from './entries/concepts.store.ts';
import { deleteSomeVersions } from './entries/term-versions.store.ts';
import { forgetPictures } from './pictures/forget-pictures.ts';
import { deleteTermBaseRow } from './terms.store.ts';
import type { removeTermBaseJob } from './terms-job-kinds.ts';

/** Takes away what a deleted term base holds, some at a time, and then itself. */
export async function removeTermBase(
  job: JobContext,
  { termBaseId }: z.output<typeof removeTermBaseJob.payload>,
): Promise<LastWrite> {
  for (const deleteSome of [deleteSomeConcepts, deleteSomeVersions]) {
    const step = () =>
      job.transact(async (context) => {
        const { deleted, pictures } = await deleteSome(context.db, termBaseId);
        await forgetPictures(context, pictures);
        return deleted;
      });
    while ((await step()) > 0) job.signal.throwIfAborted();
  }
  await forgetCleanings(job, termBaseId);
  return async (context) => {
    await forgetImports(context, termBaseId);
    await deleteTermBaseRow(context.db, termBaseId);
  };
}
