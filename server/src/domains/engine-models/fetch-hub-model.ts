import type { JobContext } from '../../platform/context.ts';
import { fetchHubModel as fetchFiles } from '../../providers/machine-translation/model-store/fetch-hub-model.ts';
import {
  findHubModel,
  type HubRequest,
  hubName,
} from '../../providers/machine-translation/model-store/hub-model.ts';
import { bytesOf } from '../../providers/machine-translation/model-store/model-list.ts';
import { arrivalReporter } from './arrival-reporter.ts';
import { modelRefusal } from './model-refusal.ts';

/**
 * @throws {AppError} model.not-offered, model.unfit, model.gated, model.unreachable, model.damaged, model.no-space
 */
export async function fetchHubModel(job: JobContext, wanted: HubRequest): Promise<void> {
  const { store, hub } = job.providers.models;
  const { signal } = job;
  const refuse = (error: unknown) => {
    throw modelRefusal(error, { direction: hubName(wanted), address: `${hub}/${wanted.repository}` });
  };
  const model = await findHubModel(hub, wanted, signal).catch(refuse);
  const onProgress = arrivalReporter(job, bytesOf(model));
  const { modelFolder } = store;
  await fetchFiles({ model, modelFolder, signal, onProgress }).catch(refuse);
}
