import { AppError } from '../../platform/app-error.ts';
import type { JobContext } from '../../platform/context.ts';
import { bytesOf } from '../../providers/machine-translation/model-store/model-list.ts';
import { fetchModelList } from '../../providers/machine-translation/model-store/model-source.ts';
import { arrivalReporter } from './arrival-reporter.ts';
import { modelRefusal } from './model-refusal.ts';

/** @throws {AppError} model.not-offered, model.unreachable, model.damaged, model.no-space */
export async function fetchOfferedModel(job: JobContext, direction: string): Promise<void> {
  const { store, source } = job.providers.models;
  const { filesUrl, listUrl } = source;
  const { signal } = job;
  const offered = await fetchModelList(source, signal).catch((error: unknown) => {
    throw modelRefusal(error, { direction, address: listUrl });
  });
  const model = offered.find((one) => one.direction === direction);
  if (model === undefined) throw new AppError('model.not-offered', { direction });
  const onProgress = arrivalReporter(job, bytesOf(model));
  await store.fetch({ model, filesUrl, signal, onProgress }).catch((error: unknown) => {
    throw modelRefusal(error, { direction, address: filesUrl });
  });
}
