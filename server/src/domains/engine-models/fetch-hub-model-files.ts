import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { JobContext } from '../../platform/context.ts';
import type { LastWrite } from '../../platform/queue/last-write.ts';
import { fetchHubModel } from '../../providers/machine-translation/model-store/fetch-hub-model.ts';
import { findHubModel, readHubName } from '../../providers/machine-translation/model-store/hub-model.ts';
import { bytesOf } from '../../providers/machine-translation/model-store/model-list.ts';
import { deleteDownload } from './engine-models.store.ts';
import type { fetchHubModelJob } from './engine-models-job-kinds.ts';
import { tellProgress } from './fetch-outcome.ts';
import { modelRefusal } from './model-refusal.ts';

type Payload = z.output<typeof fetchHubModelJob.payload>;

/**
 * @throws {AppError} model.not-offered, model.unfit, model.gated, model.unreachable, model.damaged, model.no-space
 */
export async function fetchHubModelFiles(job: JobContext, { name, revision }: Payload): Promise<LastWrite> {
  const { store, hub } = job.providers.models;
  const { signal } = job;
  const wanted = readHubName(name);
  if (wanted === undefined) throw new AppError('model.not-offered', { direction: name });
  const refuse = (error: unknown) => {
    throw modelRefusal(error, { direction: name, address: `${hub}/${wanted.repository}` });
  };
  const model = await findHubModel(hub, { ...wanted, revision }, signal).catch(refuse);
  const onProgress = tellProgress(job, bytesOf(model));
  const { modelFolder } = store;
  await fetchHubModel({ model, modelFolder, signal, onProgress }).catch(refuse);
  return ({ db }) => deleteDownload(db, name);
}
