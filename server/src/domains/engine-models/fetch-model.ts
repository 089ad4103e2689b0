import type { InputOf } from '@transloom/contracts/endpoint';
import type { engineModelsApi } from '@transloom/contracts/engine-models';
import type { Context } from '../../platform/context.ts';
import { beginFetching } from './begin-fetching.ts';
import { requireChangeableModels } from './engine-models.policy.ts';

/** @throws {AppError} access.denied */
export async function fetchModel(
  context: Context,
  { direction }: InputOf<typeof engineModelsApi.fetchModel>,
): Promise<null> {
  requireChangeableModels(context);
  await beginFetching(context, { name: direction, revision: null });
  return null;
}
