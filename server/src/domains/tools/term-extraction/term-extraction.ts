import {
  type ExtractionOptions,
  termExtractionApi,
  termExtractionContract,
} from '@transloom/contracts/term-extraction';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, LongContext } from '../../../platform/context.ts';
import { forgetConverted } from '../../files/converted-content.ts';
import { forgetUpload, showUpload, takeUpload } from '../../files/uploaded-content.ts';
import { requireMemory } from '../../memories/require-memory.ts';
import { requireProject } from '../../projects/require-project.ts';
import { defineWork } from '../../work/define-work.ts';
import { runExtraction } from './run-extraction.ts';
import { writeTerms } from './write-terms.ts';

/** Finds the terms of texts. They stand in a table of their own, where people confirm them (D4.40). */
export const termExtraction = defineWork({
  contract: termExtractionContract,
  seenBy: 'organization',
  state: z.object({}),
  steps: [{ stage: 'extract', run: runExtraction }],
  retries: 2,
  timeoutSeconds: 7_200,
  concurrency: 1,
  price,
  beforeCreate: async (context, options) => {
    for (const fileId of filesOf(options)) await takeUpload(context, { fileId, purpose: 'document' });
  },
  nameOf,
  languagesOf: ({ sourceLanguage, targetLanguage }) => ({
    sourceLanguage,
    ...(targetLanguage === null ? {} : { targetLanguage }),
  }),
  notice: { word: 'extraction', link: ({ workId }) => `/tools/termExtraction/detail?workId=${workId}` },
  exported: {
    endpoint: termExtractionApi.exportWork,
    write: (job, work, choice) => writeTerms(job, work, choice),
  },
  async afterDelete(context, { options }) {
    for (const fileId of filesOf(options)) {
      forgetConverted(context, fileId);
      await forgetUpload(context, fileId);
    }
  },
});

function filesOf({ fileIds, translationFileIds }: ExtractionOptions): readonly string[] {
  return [...fileIds, ...translationFileIds];
}

async function price(context: LongContext, options: ExtractionOptions) {
  if (options.sourceLanguage === options.targetLanguage) throw new AppError('project.language-equal');
  await context.transact((short) => requireOrigin(short, options));
  return { cost: null, seconds: null };
}

async function requireOrigin(context: Context, options: ExtractionOptions): Promise<void> {
  for (const fileId of filesOf(options)) await showUpload(context, { fileId, purpose: 'document' });
  if (options.projectId !== null) await requireProject(context, options.projectId);
  if (options.memoryId !== null) await requireMemory(context, options.memoryId);
}

async function nameOf(context: Context, options: ExtractionOptions): Promise<string> {
  const { name, from, fileIds, projectId, memoryId } = options;
  if (name !== null) return name;
  if (from === 'project') return (await requireProject(context, projectId ?? '')).name;
  if (from === 'memory') return (await requireMemory(context, memoryId ?? '')).name;
  const upload = await showUpload(context, { fileId: fileIds[0] ?? '', purpose: 'document' });
  return upload.name.replace(/\.[^.]{1,8}$/, '');
}
