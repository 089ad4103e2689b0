import type { Context, JobContext } from '../../../platform/context.ts';
import { endedImports, holdEndedImport } from '../../assets/imports/ended-imports.ts';
import type { IndexingJob } from '../blocks/indexing-job.ts';
import { findDirectionIds, findSearchableUpTo } from '../memory-directions.store.ts';
import { freeWriter, takeWriter } from '../memory-turns.store.ts';
import { indexCopies } from '../merging/index-copies.ts';
import { directionsToIndex, readCheckpoint } from './import-checkpoint.ts';
import { indexImport, type StoredImport } from './index-import.ts';

/** Undoes what was found of an import that somebody takes back, or lets go on. */
class ImportGoesOn extends Error {}

export type LeftJob = IndexingJob & Pick<JobContext, 'actor' | 'progress'>;

/**
 * Makes entries searchable that imports stored, or a copy wrote, before they stopped or failed. No file is imported
 * into the memory meanwhile; where one is, or entries are copied, it does nothing, because the end of that asks for
 * the job again. `writer`: id of its turn.
 */
export async function indexLeftEntries(
  job: LeftJob,
  { memoryId, writer }: { readonly memoryId: string; readonly writer: string },
): Promise<void> {
  const { imports, copied } = await job.transact(({ db }) => findLeft({ db }, memoryId));
  if (imports.length + copied.length === 0) return;
  if (!(await job.transact(({ db }) => takeWriter(db, memoryId, writer)))) return;
  try {
    for (const directionId of copied) await indexCopies(job, directionId);
    for (const stored of imports) await indexLeft(job, stored);
  } catch (error) {
    if (!(error instanceof ImportGoesOn)) throw error;
  } finally {
    await job.transact(({ db }) => freeWriter(db, memoryId, writer));
  }
}

function indexLeft(job: LeftJob, stored: Omit<StoredImport, 'isEmpty'>): Promise<void> {
  return indexImport(
    job,
    { ...stored, isEmpty: false },
    {
      tell: (share) => job.progress(Math.floor(100 * share), 100, 'indexing'),
      async check(context) {
        if (!(await holdEndedImport(context, stored.importId))) throw new ImportGoesOn();
      },
    },
  );
}

async function findLeft(context: Pick<Context, 'db'>, memoryId: string) {
  const directionIds = await findDirectionIds(context.db, memoryId);
  const imports = (await endedImports(context, memoryId)).flatMap(({ importId, checkpoint: kept }) => {
    const checkpoint = readCheckpoint(kept);
    if (checkpoint === undefined || directionsToIndex(checkpoint, directionIds).length === 0) return [];
    return { importId, directionIds, checkpoint };
  });
  const copied: string[] = [];
  for (const id of directionIds) if ((await findSearchableUpTo(context.db, id)) !== null) copied.push(id);
  return { imports, copied };
}
