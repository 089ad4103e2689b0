import { type ModelDownloadOptions, modelDownloadContract } from '@transloom/contracts/model-downloads';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { hubName } from '../../providers/machine-translation/model-store/hub-model.ts';
import { discardHubModel } from '../../providers/machine-translation/model-store/installed-hub-models.ts';
import { defineWork } from '../work/define-work.ts';
import { isKeyInUse } from '../work/is-key-in-use.ts';
import { requireChangeableModels } from './engine-models.policy.ts';
import { fetchHubModel } from './fetch-hub-model.ts';
import { fetchOfferedModel } from './fetch-offered-model.ts';

/** A model on its way to this machine. It goes on where the files that have arrived end. */
export const modelDownloads = defineWork({
  contract: modelDownloadContract,
  seenBy: 'organization',
  state: z.object({}),
  steps: [
    {
      stage: 'download',
      async run(step) {
        const { options } = step.work;
        if ('direction' in options) await fetchOfferedModel(step, options.direction);
        else await fetchHubModel(step, { ...options, file: options.file ?? undefined });
        return { result: {} };
      },
    },
  ],
  retries: 3,
  timeoutSeconds: 36_000,
  concurrency: 1,
  // An installed model stands in the list of models.
  kept: { days: 1, statuses: ['done'] },
  async price(context) {
    requireChangeableModels(context);
    return { cost: null, seconds: null };
  },
  notice: { word: 'model-download', link: () => '/engine/settings' },
  nameOf: async (_, options) => nameOf(options),
  keyOf: (options) => keyOf(options),
  afterDelete: (context, { options }) => discardArrived(context, options),
});

function nameOf(options: ModelDownloadOptions): string {
  if ('direction' in options) return options.direction;
  return hubName({ ...options, file: options.file ?? undefined });
}

function keyOf(options: ModelDownloadOptions): string {
  return 'direction' in options ? options.direction : `${nameOf(options)}@${options.revision}`;
}

/** Takes away what has arrived, unless another organization downloads the same and may go on with it. */
async function discardArrived(context: Context, options: ModelDownloadOptions): Promise<void> {
  const { store } = context.providers.models;
  const { kind } = modelDownloadContract;
  if (await context.asSystem((db) => isKeyInUse(db, kind, keyOf(options)))) return;
  context.afterCommit(() =>
    'direction' in options
      ? store.discard(options.direction)
      : discardHubModel(store.modelFolder, options.revision),
  );
}
