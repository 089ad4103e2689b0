import type { EngineModels, ModelFacts } from '@transloom/contracts/engine-models';
import type { Context } from '../../platform/context.ts';
import type { ModelManifest } from '../../providers/machine-translation/model-store/model-manifest.ts';

/** What is installed. */
export async function listModels(context: Context): Promise<EngineModels> {
  const { store, changeable } = context.providers.models;
  const [installed, others] = await Promise.all([store.installed(), store.others()]);
  return {
    models: installed.map(({ manifest, ...model }) => ({
      ...model,
      version: manifest?.version ?? null,
      ...factsOf(manifest),
    })),
    others: others.map(({ direction: name, bytes, manifest }) => ({
      name,
      bytes,
      revision: manifest?.version ?? null,
      ...factsOf(manifest),
    })),
    diskBytes: await store.diskBytes(),
    folder: changeable && context.actor.permissions.has('installation:models') ? store.folder : null,
  };
}

function factsOf(manifest: ModelManifest | null): ModelFacts {
  return { licence: manifest?.licence ?? null, files: [...(manifest?.files ?? [])] };
}
