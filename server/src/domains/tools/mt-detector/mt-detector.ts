import { failureSchema } from '@transloom/contracts/jobs';
import { type DetectorOptions, mtDetectorApi, mtDetectorContract } from '@transloom/contracts/mt-detector';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, LongContext } from '../../../platform/context.ts';
import { requireEnginesForPairs } from '../../engines/catalogue/require-engines-for-pairs.ts';
import { forgetConverted } from '../../files/converted-content.ts';
import { forgetUpload, showUpload, takeUpload } from '../../files/uploaded-content.ts';
import { requireProject } from '../../projects/require-project.ts';
import { defineWork } from '../../work/define-work.ts';
import { askEngines } from './ask-engines.ts';
import { readPairs } from './read-pairs.ts';
import { sampleOf, samplePairs } from './sample-pairs.ts';
import { writeSimilarities } from './write-similarities.ts';

/** Compares translations with what engines write for their sources (D2.27, D3.40). */
export const mtDetector = defineWork({
  contract: mtDetectorContract,
  seenBy: 'organization',
  state: z.object({
    segments: z.number().default(0),
    short: z.number().default(0),
    /** Engines that are done or have failed. */
    engines: z
      .array(z.object({ engineKey: z.string(), name: z.string(), failure: failureSchema.nullable() }))
      .default([]),
    /** The sample stands: only engines that have not answered are asked. */
    sampled: z.boolean().default(false),
  }),
  steps: [
    { stage: 'read', run: samplePairs },
    { stage: 'compare', run: askEngines },
  ],
  retries: 2,
  timeoutSeconds: 14_400,
  concurrency: 1,
  price,
  beforeCreate: async (context, { fileIds }) => {
    for (const fileId of fileIds) await takeUpload(context, { fileId, purpose: 'document' });
  },
  nameOf,
  languagesOf: ({ sourceLanguage, targetLanguage }) => ({ sourceLanguage, targetLanguage }),
  notice: { word: 'detector', link: ({ workId }) => `/tools/detector/detail?workId=${workId}` },
  exported: {
    endpoint: mtDetectorApi.exportWork,
    write: (job, work) => writeSimilarities(job, work),
  },
  async afterDelete(context, { options: { fileIds } }) {
    for (const fileId of fileIds) {
      forgetConverted(context, fileId);
      await forgetUpload(context, fileId);
    }
  },
});

const readingMs = 120_000;

/** Source characters of the sample × engines (D9.17): the rate is in the sample. */
async function price(context: LongContext, options: DetectorOptions) {
  const { sourceLanguage: source, targetLanguage: target, engineKeys } = options;
  if (source === target) throw new AppError('project.language-equal');
  await context.transact(async (short) => {
    for (const fileId of options.fileIds) await showUpload(short, { fileId, purpose: 'document' });
    if (options.projectId !== null) await requireProject(short, options.projectId);
    await requireEnginesForPairs(
      short,
      engineKeys.map((engineKey) => ({ engineKey, source, target })),
    );
  });
  const pairs = await readPairs({ ...context, signal: AbortSignal.timeout(readingMs) }, options);
  const { sampled } = sampleOf(pairs, options);
  const characters = sampled.reduce((sum, pair) => sum + [...pair.source].length, 0);
  return { cost: null, seconds: null, engineCharacters: characters * new Set(engineKeys).size };
}

async function nameOf(context: Context, options: DetectorOptions): Promise<string> {
  const { name, from, fileIds, projectId } = options;
  if (name !== null) return name;
  if (from === 'project') return (await requireProject(context, projectId ?? '')).name;
  return (await showUpload(context, { fileId: fileIds[0] ?? '', purpose: 'document' })).name;
}
