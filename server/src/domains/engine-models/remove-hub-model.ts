import type { InputOf } from '@transloom/contracts/endpoint';
import type { engineModelsApi } from '@transloom/contracts/engine-models';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { removeHubModel as removeFiles } from '../../providers/machine-translation/model-store/installed-hub-models.ts';
import { requireChangeableModels } from './engine-models.policy.ts';

/** @throws {AppError} access.denied, resource.not-found */
export async function removeHubModel(
  context: Context,
  { name }: InputOf<typeof engineModelsApi.removeHubModel>,
): Promise<null> {
  const { store } = requireChangeableModels(context);
  if (!(await removeFiles(store.modelFolder, name))) throw new AppError('resource.not-found');
  return null;
}
