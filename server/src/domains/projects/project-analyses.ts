import { analysesApi, analysisContract } from '@transloom/contracts/analyses';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { totalOf } from '@transloom/core/analysis/count-lines';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { analyzedDocuments } from '../analyses/analyzed-parts.ts';
import { documentsToAnalyze, makeAnalysis } from '../analyses/make-analysis.ts';
import { requireRateScheme } from '../analyses/rate-schemes/rate-schemes.ts';
import { requireAnalysis } from '../analyses/require-analysis.ts';
import { writeAnalysis } from '../analyses/write-analysis.ts';
import { defineWork } from '../work/define-work.ts';
import { listWork } from '../work/list-work.ts';
import { requireProject } from './require-project.ts';

/** Analyses of projects: each is a snapshot that stays until somebody deletes it. */
export const projectAnalyses = defineWork({
  contract: analysisContract,
  seenBy: 'organization',
  state: z.object({}),
  steps: [
    {
      stage: 'matching',
      async run(step) {
        const { workId: analysisId, options } = step.work;
        const result = await makeAnalysis(step, { analysisId, ...options });
        return { result, counts: { segments: totalOf(result.total.lines).segments } };
      },
    },
  ],
  retries: 2,
  timeoutSeconds: 3_600,
  concurrency: 1,
  subjectOf: ({ projectId }) => ({ kind: 'project', id: projectId }),
  async price(context, options) {
    await context.transact(async (transaction) => {
      await requireProject(transaction, options.projectId);
      await requireRateScheme(transaction, options.schemeId);
      await documentsToAnalyze(transaction, options);
    });
    return { cost: null, seconds: null };
  },
  nameOf: async (context, { projectId }) => (await requireProject(context, projectId)).name,
  exported: {
    endpoint: analysesApi.exportWork,
    async write(job, { workId: analysisId }, { format }) {
      return job.transact(async (context) =>
        writeAnalysis({
          analysis: await requireAnalysis(context, analysisId),
          documents: await analyzedDocuments(context, { analysisId }),
          format,
          language: context.language,
        }),
      );
    },
  },
});

/** More are kept, and found by their ids. */
const analysesListed = 100;

/** The newest analyses of a project, also of an archived one. @throws {AppError} resource.not-found */
export async function listProjectAnalyses(
  context: Context,
  { projectId }: InputOf<typeof analysesApi.projectAnalyses>,
): Promise<OutputOf<typeof analysesApi.projectAnalyses>> {
  await requireProject(context, projectId);
  const page = { pageNumber: 1, pageSize: analysesListed, sort: 'createdAt', order: 'descending' } as const;
  const { records } = await listWork(context, projectAnalyses, { ...page, status: [], subjectId: projectId });
  return records.map(({ workId: analysisId, status, creator, createdAt, counts }) => ({
    analysisId,
    status,
    creator,
    createdAt,
    segments: counts['segments'] ?? 0,
  }));
}
