import type { InputOf } from '@transloom/contracts/endpoint';
import type { engineModelsApi } from '@transloom/contracts/engine-models';
import type { Context } from '../../platform/context.ts';
import { discardHubModel } from '../../providers/machine-translation/model-store/installed-hub-models.ts';
import { requireChangeableModels } from './engine-models.policy.ts';
import { deleteDownload, isDownloaded } from './engine-models.store.ts';
import { requireDownload } from './require-download.ts';

/**
 * Also of one that is still on its way. What has arrived stays where another organization fetches the same, or may go on
 * with it.
 * @throws {AppError} access.denied, resource.not-found
 */
export async function discardFetchedModel(
  context: Context,
  { name }: InputOf<typeof engineModelsApi.discardFetchedModel>,
): Promise<null> {
  const { store } = requireChangeableModels(context);
  const { jobId, revision } = await requireDownload(context, name);
  await context.cancelJob(jobId);
  await deleteDownload(context.db, name);
  if (await context.asSystem((db) => isDownloaded(db, { name, revision }))) return null;
  context.afterCommit(() =>
    revision === null ? store.discard(name) : discardHubModel(store.modelFolder, revision),
  );
  return null;
}
