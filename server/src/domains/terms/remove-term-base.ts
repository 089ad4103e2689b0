import type { z } from 'zod';
import type { JobContext } from '../../platform/context.ts';
import { forgetCleanings } from '../assets/forget-cleanings.ts';
import { forgetImports } from '../assets/imports/end-imports.ts';
import { deleteSomeConcepts } from './entries/concepts.store.ts';
import { deleteSomeVersions } from './entries/term-versions.store.ts';
import { deleteTermBaseRow } from './terms.store.ts';
import type { removeTermBaseJob } from './terms-job-kinds.ts';

/** Takes away what a deleted term base holds, some at a time, and then itself. */
export async function removeTermBase(
  job: JobContext,
  { termBaseId }: z.output<typeof removeTermBaseJob.payload>,
): Promise<void> {
  for (const deleteSome of [deleteSomeConcepts, deleteSomeVersions]) {
    while ((await job.transact(({ db }) => deleteSome(db, termBaseId))) > 0) job.signal.throwIfAborted();
  }
  await forgetCleanings(job, termBaseId);
  await job.transact(async (context) => {
    await forgetImports(context, termBaseId);
    await deleteTermBaseRow(context.db, termBaseId);
  });
}
