import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { JobContext } from '../../platform/context.ts';
import type { LastWrite } from '../../platform/queue/last-write.ts';
import { bytesOf } from '../../providers/machine-translation/model-store/model-list.ts';
import { fetchModelList } from '../../providers/machine-translation/model-store/model-source.ts';
import { deleteDownload } from './engine-models.store.ts';
import type { fetchModelJob } from './engine-models-job-kinds.ts';
import { tellProgress } from './fetch-outcome.ts';
import { modelRefusal } from './model-refusal.ts';

type Payload = z.output<typeof fetchModelJob.payload>;

/** @throws {AppError} model.not-offered, model.unreachable, model.damaged, model.no-space */
export async function fetchModelFiles(job: JobContext, { direction }: Payload): Promise<LastWrite> {
  const { store, source } = job.providers.models;
  const { filesUrl, listUrl } = source;
  const { signal } = job;
  const offered = await fetchModelList(source, signal).catch((error: unknown) => {
    throw modelRefusal(error, { direction, address: listUrl });
  });
  const model = offered.find((one) => one.direction === direction);
  if (model === undefined) throw new AppError('model.not-offered', { direction });
  const onProgress = tellProgress(job, bytesOf(model));
  await store.fetch({ model, filesUrl, signal, onProgress }).catch((error: unknown) => {
    throw modelRefusal(error, { direction, address: filesUrl });
  });
  return ({ db }) => deleteDownload(db, direction);
}
