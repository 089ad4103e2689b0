import type { JobContext } from '../../../platform/context.ts';
import type { IndexingJob } from '../blocks/indexing-job.ts';
import { makeSearchable } from '../blocks/make-searchable.ts';
import { beforeAllEntries, findSearchableUpTo, keepSearchable } from '../memory-directions.store.ts';

/**
 * Makes found by similar texts and by words what was copied into a direction, and is not yet. Whoever asks has the turn to
 * write into its memory.
 * @throws {AppError} memory.gone
 */
export async function indexCopies(
  job: IndexingJob & Pick<JobContext, 'actor'>,
  directionId: string,
): Promise<void> {
  const after = await job.transact(({ db }) => findSearchableUpTo(db, directionId));
  if (after === null) return;
  const owner = { organizationId: job.actor.organizationId, directionId };
  const isEmpty = after === beforeAllEntries;
  await makeSearchable(
    job,
    { owner, after, isEmpty },
    {
      keep: ({ db }, last) => keepSearchable(db, directionId, last),
      tell: async () => undefined,
    },
  );
  await job.transact(({ db }) => keepSearchable(db, directionId, null));
}
