import type { InputOf } from '@transloom/contracts/endpoint';
import type { engineModelsApi } from '@transloom/contracts/engine-models';
import type { Context } from '../../platform/context.ts';
import { hubName } from '../../providers/machine-translation/model-store/hub-model.ts';
import { beginFetching } from './begin-fetching.ts';
import { requireChangeableModels } from './engine-models.policy.ts';

/** The commit is named, so that what comes is what was looked at. @throws {AppError} access.denied */
export async function fetchHubModel(
  context: Context,
  { repository, file, revision }: InputOf<typeof engineModelsApi.fetchHubModel>,
): Promise<null> {
  requireChangeableModels(context);
  const name = hubName({ repository, file: file ?? undefined });
  await beginFetching(context, { name, revision });
  return null;
}
