import type { Failure } from '@transloom/contracts/jobs';
import type { Context, JobContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type BoundJob, handleJob } from '../../../platform/queue/handle-job.ts';
import { type LastWrite, nothingLeft } from '../../../platform/queue/last-write.ts';
import { forgetConverted } from '../../files/converted-content.ts';
import { forgetUpload } from '../../files/uploaded-content.ts';
import type { ImportableAsset, ImportPayload } from './importable-asset.ts';
import { endImport, findImport, type ImportRow, moveImport } from './imports.store.ts';
import { isHarmless } from './resumable-import.ts';

/** Jobs of an asset that import files and undo imports. */
export function importJobsOf(asset: ImportableAsset): readonly BoundJob[] {
  const { store, takeBack } = asset.jobs;
  return [
    handleJob(store, (job, payload) => runImport(job, payload, asset), {
      announce: asset.announce,
      afterFailure: (context, payload, failure) => failImport(context, payload, { asset, failure }),
    }),
    handleJob(takeBack, (job, one) => asset.takeBack(job, one), { announce: asset.announce }),
  ];
}

/** Imports an uploaded file and keeps what became of its records. The upload goes with it. */
async function runImport(
  job: JobContext,
  payload: ImportPayload,
  asset: ImportableAsset,
): Promise<LastWrite> {
  const { importId, assetId, fileId } = payload;
  const taken = await job.transact(({ db }) => takeFile(db, payload, asset));
  if (taken === 'ended') return nothingLeft;
  if (taken === 'others') return (context) => comeLater(context, payload, asset);
  const summary = await asset.store(job, payload, taken.checkpoint);
  job.log.info({ assetId, ...summary }, 'a file was imported');
  return async (context) => {
    await asset.finish(context, payload);
    await endImport(context.db, importId, { summary, failure: null, finishedAt: context.now() });
    await asset.endTurn(context.db, assetId, importId);
    forgetConverted(context, fileId);
    await forgetUpload(context, fileId);
  };
}

/** Takes the turn and returns the progress of an earlier run; undefined for an asset that is gone. */
async function takeFile(
  db: Db,
  { importId, assetId }: ImportPayload,
  asset: ImportableAsset,
): Promise<'ended' | 'others' | Pick<ImportRow, 'checkpoint'>> {
  if ((await findImport(db, importId))?.finishedAt !== null) return 'ended';
  if (!(await asset.takeTurn(db, assetId, importId))) return 'others';
  // While it was the turn of others they may have made found what it stored.
  return (await findImport(db, importId)) ?? 'ended';
}

/** Delay after which a waiting file tries again. */
const waitSeconds = 2;

/** One file at a time is imported into an asset; while it is another's turn, the job is enqueued again. */
async function comeLater(
  { db, enqueue }: Context,
  payload: ImportPayload,
  { jobs }: ImportableAsset,
): Promise<void> {
  const jobId = await enqueue(jobs.store, payload, { delaySeconds: waitSeconds });
  await moveImport(db, payload.importId, jobId);
}

/** Keeps why a file was not imported to its end; the file stays where another run can go on with it. */
async function failImport(
  context: Context,
  payload: ImportPayload,
  { asset, failure }: { readonly asset: ImportableAsset; readonly failure: Failure },
): Promise<void> {
  const { importId, assetId, fileId } = payload;
  await asset.abandon(context, payload);
  await endImport(context.db, importId, { failure, finishedAt: context.now() });
  await asset.endTurn(context.db, assetId, importId);
  if (!isHarmless(failure)) await forgetUpload(context, fileId);
  for (const event of asset.announce(payload, context.actor)) context.publish(event);
}
