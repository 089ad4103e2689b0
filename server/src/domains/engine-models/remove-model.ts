import type { InputOf } from '@transloom/contracts/endpoint';
import type { engineModelsApi } from '@transloom/contracts/engine-models';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { requireChangeableModels } from './engine-models.policy.ts';

/** @throws {AppError} access.denied, resource.not-found */
export async function removeModel(
  context: Context,
  { direction }: InputOf<typeof engineModelsApi.removeModel>,
): Promise<null> {
  const { store } = requireChangeableModels(context);
  if (!(await store.remove(direction))) throw new AppError('resource.not-found');
  return null;
}
