import { pretranslationEstimateContract } from '@transloom/contracts/pretranslation-estimates';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { EstimateWish } from '../documents/estimate/estimate-wish.ts';
import { makeEstimate } from '../documents/estimate/make-estimate.ts';
import { showUpload } from '../files/uploaded-content.ts';
import { defineWork } from '../work/define-work.ts';
import { documentsAgainWish } from './documents-again-wish.ts';
import { newDocumentsWish } from './new-documents-wish.ts';
import { requireManagedActiveProject } from './require-project.ts';

type Options = z.output<typeof pretranslationEstimateContract.options>;

/** What pre-translating the documents of a project would take and cost. A repeated run starts from the beginning. */
export const projectEstimates = defineWork({
  contract: pretranslationEstimateContract,
  seenBy: 'owner',
  state: z.object({}),
  steps: [
    {
      stage: 'estimate',
      async run(step) {
        const wish = await step.transact((context) => wishOf(context, step.work.options));
        return { result: await makeEstimate(step, wish) };
      },
    },
  ],
  retries: 1,
  timeoutSeconds: 1_800,
  concurrency: 1,
  kept: { days: 1, statuses: ['done', 'failed', 'stopped'] },
  async price(context, options) {
    await context.transact((transaction) => wishOf(transaction, options));
    return { cost: null, seconds: null };
  },
  nameOf: async (context, options) =>
    'fileIds' in options
      ? (await showUpload(context, { fileId: options.fileIds[0] ?? '', purpose: 'document' })).name
      : (await requireManagedActiveProject(context, options.projectId)).name,
});

function wishOf(context: Context, options: Options): Promise<EstimateWish> {
  return 'fileIds' in options ? newDocumentsWish(context, options) : documentsAgainWish(context, options);
}
