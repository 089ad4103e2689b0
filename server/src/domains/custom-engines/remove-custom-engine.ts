import type { z } from 'zod';
import type { JobContext } from '../../platform/context.ts';
import type { LastWrite } from '../../platform/queue/last-write.ts';
import { forgetUpload } from '../files/uploaded-content.ts';
import { deleteCorpora, deleteSomePairs, findCorpora } from './corpus/engine-corpus.store.ts';
import { deleteCustomEngineRow } from './custom-engines.store.ts';
import type { removeCustomEngineJob } from './custom-engines-job-kinds.ts';
import { settleLater } from './deep/settle-training.ts';
import { deleteVersions, findVersions } from './versions/engine-versions.store.ts';
import { versionStorageKeys } from './versions/version-storage.ts';

/** Takes away what a deleted engine holds, and then itself. */
export async function removeCustomEngine(
  job: JobContext,
  { customEngineId }: z.output<typeof removeCustomEngineJob.payload>,
): Promise<LastWrite> {
  while ((await job.transact(({ db }) => deleteSomePairs(db, customEngineId))) > 0)
    job.signal.throwIfAborted();
  return async (context) => {
    const { db, storage, afterCommit, actor } = context;
    const engine = { id: customEngineId, organizationId: actor.organizationId };
    for (const { fileId } of await findCorpora(db, customEngineId)) {
      if (fileId !== null) await forgetUpload(context, fileId);
    }
    for (const version of await findVersions(db, [customEngineId])) {
      for (const key of versionStorageKeys(engine, version)) afterCommit(() => storage.remove(key));
      await settleLater(context, 'remove', version);
    }
    await deleteVersions(db, customEngineId);
    await deleteCorpora(db, customEngineId);
    await deleteCustomEngineRow(db, customEngineId);
  };
}
