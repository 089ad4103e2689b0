import type { InputOf } from '@transloom/contracts/endpoint';
import type { engineModelsApi } from '@transloom/contracts/engine-models';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { requireChangeableModels } from './engine-models.policy.ts';
import { deleteDownload, findDownload } from './engine-models.store.ts';

/** Also forgets one that failed. @throws {AppError} access.denied, resource.not-found */
export async function stopFetchingModel(
  context: Context,
  { direction }: InputOf<typeof engineModelsApi.stopFetchingModel>,
): Promise<null> {
  const { store } = requireChangeableModels(context);
  const download = await findDownload(context.db, direction);
  if (download === undefined) throw new AppError('resource.not-found');
  await context.cancelJob(download.jobId);
  await deleteDownload(context.db, direction);
  context.afterCommit(() => store.discard(direction));
  return null;
}
