import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { engineModelsApi } from '@transloom/contracts/engine-models';
import type { LongContext } from '../../platform/context.ts';
import {
  findHubModel as askHub,
  hubName,
} from '../../providers/machine-translation/model-store/hub-model.ts';
import { bytesOf } from '../../providers/machine-translation/model-store/model-list.ts';
import { checkedFile } from '../../providers/machine-translation/model-store/model-manifest.ts';
import { requireChangeableModels } from './engine-models.policy.ts';
import { modelRefusal } from './model-refusal.ts';

const timeoutMs = 30_000;

/** Before anything is fetched. @throws {AppError} access.denied, model.not-offered, model.unfit, model.gated, model.unreachable */
export async function findHubModel(
  context: LongContext,
  wanted: InputOf<typeof engineModelsApi.findHubModel>,
): Promise<OutputOf<typeof engineModelsApi.findHubModel>> {
  const { hub } = requireChangeableModels(context);
  const { repository } = wanted;
  const facts = { direction: hubName(wanted), address: `${hub}/${repository}` };
  const model = await askHub(hub, wanted, AbortSignal.timeout(timeoutMs)).catch((error: unknown) => {
    throw modelRefusal(error, facts);
  });
  const { engine, name, revision, licence, files } = model;
  return {
    repository,
    engine,
    revision,
    licence,
    host: new URL(hub).host,
    file: engine === 'gguf' ? name : null,
    bytes: bytesOf(model),
    files: files.map(checkedFile),
  };
}
