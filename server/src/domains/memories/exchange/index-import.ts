import type { JobContext } from '../../../platform/context.ts';
import { keepStep } from '../../assets/imports/kept-step.ts';
import type { MemoryContext } from '../blocks/gathered-entries.ts';
import type { IndexingJob } from '../blocks/indexing-job.ts';
import { makeSearchable } from '../blocks/make-searchable.ts';
import { type Checkpoint, directionsToIndex } from './import-checkpoint.ts';

export interface StoredImport {
  readonly importId: string;
  /** Directions of the memory. */
  readonly directionIds: readonly string[];
  /** What the import stored, and what of it is searchable. */
  readonly checkpoint: Checkpoint;
  /** Nothing else was in the memory. */
  readonly isEmpty: boolean;
}

interface IndexingOfImport {
  /** Receives the share that is searchable, 0 to 1. */
  tell(share: number): Promise<void>;
  /** Runs in each transaction that makes entries searchable; throwing undoes it. */
  check?(context: MemoryContext): Promise<void>;
}

/**
 * Makes found by similar texts and by words what an import stored: after all of its file, so that what they are found by is put
 * in order once. It may be done again.
 * @throws {AppError} memory.gone
 */
export async function indexImport(
  job: IndexingJob & Pick<JobContext, 'actor'>,
  { importId, directionIds, checkpoint, isEmpty }: StoredImport,
  { tell, check = async () => undefined }: IndexingOfImport,
): Promise<void> {
  const { organizationId } = job.actor;
  const { imported } = checkpoint.summary;
  let { lastFound } = checkpoint;
  const keep = async (context: MemoryContext, directionId: string, last: string) => {
    await check(context);
    lastFound = { ...lastFound, [directionId]: last };
    const reached: Checkpoint = { ...checkpoint, lastFound };
    await keepStep(context, importId, { checkpoint: reached });
  };
  let before = 0;
  await tell(0);
  for (const directionId of directionsToIndex(checkpoint, directionIds)) {
    const owner = { organizationId, directionId };
    let done = 0;
    await makeSearchable(
      job,
      { owner, importId, after: lastFound[directionId], isEmpty },
      {
        keep: (context, last) => keep(context, directionId, last),
        tell(now) {
          done = now;
          return tell(Math.min(1, (before + done) / Math.max(1, imported)));
        },
      },
    );
    before += done;
    // The last stored entry may belong to another direction, or was deleted meanwhile.
    await job.transact((context) => keep(context, directionId, checkpoint.lastStored ?? ''));
  }
}
