import type { InputOf } from '@transloom/contracts/endpoint';
import type { engineModelsApi } from '@transloom/contracts/engine-models';
import type { Failure } from '@transloom/contracts/jobs';
import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Context, JobContext } from '../../platform/context.ts';
import { bytesOf, type OfferedModel } from '../../providers/machine-translation/model-store/model-list.ts';
import { fetchModelList } from '../../providers/machine-translation/model-store/model-source.ts';
import { requireChangeableModels } from './engine-models.policy.ts';
import { deleteDownload, updateDownloadFailure, upsertDownload } from './engine-models.store.ts';
import { fetchModelJob } from './engine-models-job-kinds.ts';
import { modelRefusal } from './model-refusal.ts';

/** @throws {AppError} access.denied */
export async function fetchModel(
  context: Context,
  { direction }: InputOf<typeof engineModelsApi.fetchModel>,
): Promise<null> {
  requireChangeableModels(context);
  const { db, actor, now } = context;
  const jobId = await context.enqueue(fetchModelJob, { direction }, { key: `model:${direction}` });
  await upsertDownload(db, { organizationId: actor.organizationId, direction, jobId, startedAt: now() });
  return null;
}

type Payload = z.output<typeof fetchModelJob.payload>;

/** @throws {AppError} model.not-offered, model.unreachable, model.damaged, model.no-space */
export async function fetchModelFiles(job: JobContext, { direction }: Payload): Promise<void> {
  const { store, source } = job.providers.models;
  const { filesUrl, listUrl } = source;
  const { signal } = job;
  const offered = await fetchModelList(source, signal).catch((error: unknown) => {
    throw modelRefusal(error, { direction, address: listUrl });
  });
  const model = offered.find((one) => one.direction === direction);
  if (model === undefined) throw new AppError('model.not-offered', { direction });
  const onProgress = progressOf(job, model);
  await store.fetch({ model, filesUrl, signal, onProgress }).catch((error: unknown) => {
    throw modelRefusal(error, { direction, address: filesUrl });
  });
  await job.transact(({ db }) => deleteDownload(db, direction));
}

/** Files arrive faster than anybody reads: only every hundredth is told. */
function progressOf(job: JobContext, model: OfferedModel): (bytes: number) => void {
  const total = bytesOf(model);
  let told = -1;
  return (bytes) => {
    const percent = Math.floor((bytes / total) * 100);
    if (percent === told) return;
    told = percent;
    void job.progress(bytes, total).catch((error: unknown) => job.log.warn({ error }, 'progress not told'));
  };
}

/** One that was cancelled is forgotten; of another what has arrived stays, and it can be asked for again. */
export async function failFetching(
  context: Context,
  { direction }: Payload,
  failure: Failure,
): Promise<void> {
  if (failure.code !== 'job.cancelled') return updateDownloadFailure(context.db, direction, failure);
  await deleteDownload(context.db, direction);
}
