import type { OutputOf } from '@transloom/contracts/endpoint';
import type { engineModelsApi } from '@transloom/contracts/engine-models';
import type { LongContext } from '../../platform/context.ts';
import {
  bytesOf,
  modelLicence,
  type OfferedModel,
} from '../../providers/machine-translation/model-store/model-list.ts';
import { checkedFile } from '../../providers/machine-translation/model-store/model-manifest.ts';
import { fetchModelList } from '../../providers/machine-translation/model-store/model-source.ts';
import { requireChangeableModels } from './engine-models.policy.ts';
import { modelRefusal } from './model-refusal.ts';

const timeoutMs = 30_000;

/** Asked of where models come from each time: nobody looks often. @throws {AppError} access.denied, model.unreachable */
export async function listOfferedModels(
  context: LongContext,
): Promise<OutputOf<typeof engineModelsApi.offeredModels>> {
  const { source } = requireChangeableModels(context);
  const models = await fetchModelList(source, AbortSignal.timeout(timeoutMs)).catch((error: unknown) => {
    throw modelRefusal(error, { direction: '', address: source.listUrl });
  });
  return { models: models.map(shownModel), licence: modelLicence, host: new URL(source.filesUrl).host };
}

function shownModel(model: OfferedModel) {
  const { direction, pair, version, files } = model;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return {
    direction,
    ...pair,
    version,
    bytes,
    downloadBytes: bytesOf(model),
    files: files.map(checkedFile),
  };
}
