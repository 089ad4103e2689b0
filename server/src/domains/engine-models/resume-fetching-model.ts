import type { InputOf } from '@transloom/contracts/endpoint';
import type { engineModelsApi } from '@transloom/contracts/engine-models';
import type { Context } from '../../platform/context.ts';
import { beginFetching } from './begin-fetching.ts';
import { requireChangeableModels } from './engine-models.policy.ts';
import { requireDownload } from './require-download.ts';

/** @throws {AppError} access.denied, resource.not-found */
export async function resumeFetchingModel(
  context: Context,
  { name }: InputOf<typeof engineModelsApi.resumeFetchingModel>,
): Promise<null> {
  requireChangeableModels(context);
  const { revision } = await requireDownload(context, name);
  await beginFetching(context, { name, revision });
  return null;
}
