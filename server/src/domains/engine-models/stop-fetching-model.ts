import type { InputOf } from '@transloom/contracts/endpoint';
import type { engineModelsApi } from '@transloom/contracts/engine-models';
import type { Context } from '../../platform/context.ts';
import { requireChangeableModels } from './engine-models.policy.ts';
import { requireDownload } from './require-download.ts';

/** What has arrived stays; one that failed stays so. @throws {AppError} access.denied, resource.not-found */
export async function stopFetchingModel(
  context: Context,
  { name }: InputOf<typeof engineModelsApi.stopFetchingModel>,
): Promise<null> {
  requireChangeableModels(context);
  const { jobId } = await requireDownload(context, name);
  await context.cancelJob(jobId);
  return null;
}
