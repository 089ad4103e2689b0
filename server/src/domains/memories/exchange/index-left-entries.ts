import type { Context, JobContext } from '../../../platform/context.ts';
import { endedImports, holdEndedImport } from '../../assets/imports/ended-imports.ts';
import type { IndexingJob } from '../blocks/indexing-job.ts';
import { findDirectionIds } from '../memory-directions.store.ts';
import { freeWriter, takeWriter } from '../memory-turns.store.ts';
import { directionsToIndex, readCheckpoint } from './import-checkpoint.ts';
import { indexImport } from './index-import.ts';

/** Undoes what was found of an import that somebody takes back, or lets go on. */
class ImportGoesOn extends Error {}

export type LeftJob = IndexingJob & Pick<JobContext, 'actor' | 'progress'>;

/**
 * Makes found what imports stored that were stopped, or failed, before it was. Meanwhile no file goes into the memory; while one
 * does they are left, because its end asks for them again.
 */
export async function indexLeftEntries(job: LeftJob, memoryId: string): Promise<void> {
  const left = await job.transact(({ db }) => findLeft({ db }, memoryId));
  if (left.length === 0) return;
  if (!(await job.transact(({ db }) => takeWriter(db, memoryId, memoryId)))) return;
  try {
    for (const { importId, ...stored } of left) {
      await indexImport(
        job,
        { importId, ...stored, isEmpty: false },
        {
          tell: (share) => job.progress(Math.floor(100 * share), 100, 'indexing'),
          async check(context) {
            if (!(await holdEndedImport(context, importId))) throw new ImportGoesOn();
          },
        },
      );
    }
  } catch (error) {
    if (!(error instanceof ImportGoesOn)) throw error;
  } finally {
    await job.transact(({ db }) => freeWriter(db, memoryId, memoryId));
  }
}

async function findLeft(context: Pick<Context, 'db'>, memoryId: string) {
  const directionIds = await findDirectionIds(context.db, memoryId);
  return (await endedImports(context, memoryId)).flatMap(({ importId, checkpoint: kept }) => {
    const checkpoint = readCheckpoint(kept);
    if (checkpoint === undefined || directionsToIndex(checkpoint, directionIds).length === 0) return [];
    return { importId, directionIds, checkpoint };
  });
}
