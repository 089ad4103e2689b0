import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import {
  type PretranslationPreview,
  pretranslationPreviewSchema,
  pretranslationRunContract,
  type pretranslationRunsApi,
} from '@transloom/contracts/pretranslation-runs';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { previewAgain } from '../documents/again/preview-again.ts';
import { runAgain } from '../documents/again/run-again.ts';
import { undoAgain } from '../documents/again/undo-again.ts';
import { defineWork } from '../work/define-work.ts';
import { noteCounts } from '../work/note-counts.ts';
import { requireWork } from '../work/require-work.ts';
import { requireManagedActiveProject } from './require-project.ts';
import { wantedDocuments } from './wanted-documents.ts';

/**
 * Pre-translates documents once more. The first step finds out what would change and waits for a person; the second one
 * changes it. Nothing to change ends the work at once.
 */
export const projectPretranslations = defineWork({
  contract: pretranslationRunContract,
  seenBy: 'organization',
  state: z.object({ preview: pretranslationPreviewSchema.nullable().default(null) }),
  steps: [
    {
      stage: 'preview',
      async run(step) {
        const { options } = step.work;
        const documentIds = await step.transact((context) => wantedDocuments(context, options));
        const preview = await previewAgain(step, { documentIds, settings: options });
        return {
          state: { preview },
          result: { preview, outcome: null },
          waitsForPerson: preview.fromMemory + preview.forEngine > 0,
        };
      },
    },
    {
      stage: 'pretranslate',
      async run(step) {
        const { workId: runId, options, state } = step.work;
        const preview = state.preview ?? emptyPreview;
        const documentIds = await step.transact((context) => wantedDocuments(context, options));
        const outcome = await runAgain(step, { runId, documentIds, settings: options, preview });
        return { result: { preview, outcome }, counts: { ...outcome } };
      },
    },
  ],
  retries: 3,
  timeoutSeconds: 14_400,
  concurrency: 2,
  subjectOf: ({ projectId }) => ({ kind: 'project', id: projectId }),
  /** Two runs at once would undo one another. */
  keyOf: ({ projectId }) => projectId,
  async price(context, options) {
    await context.transact((transaction) => wantedDocuments(transaction, options));
    return { cost: null, seconds: null };
  },
  nameOf: async (context, { projectId }) => (await requireManagedActiveProject(context, projectId)).name,
});

const emptyPreview: PretranslationPreview = {
  segments: 0,
  fromMemory: 0,
  forEngine: 0,
  unchanged: 0,
  samples: [],
  engines: [],
};

/** @throws {AppError} resource.not-found, access.denied, project.not-active; work.other-state before the run has ended */
export async function undoPretranslation(
  context: Context,
  { workId }: InputOf<typeof pretranslationRunsApi.undoPretranslation>,
): Promise<OutputOf<typeof pretranslationRunsApi.undoPretranslation>> {
  const run = await requireWork(context, projectPretranslations.definition, workId);
  if (run.subjectId === null) throw new AppError('resource.not-found');
  await requireManagedActiveProject(context, run.subjectId);
  const undone = await undoAgain(context, workId);
  await noteCounts(context, workId, { restored: undone.restored, kept: undone.kept });
  return undone;
}
