import { type AlignmentOptions, alignmentApi, alignmentContract } from '@transloom/contracts/alignment';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, LongContext } from '../../../platform/context.ts';
import { requireEnginesForPairs } from '../../engines/catalogue/require-engines-for-pairs.ts';
import { requireWriter } from '../../engines/writing/require-writer.ts';
import { forgetConverted } from '../../files/converted-content.ts';
import { forgetUpload, showUpload, takeUpload } from '../../files/uploaded-content.ts';
import { defineWork } from '../../work/define-work.ts';
import { readTexts } from './aligning/read-texts.ts';
import { writePairs } from './pairs/write-pairs.ts';
import { runAlignment } from './run-alignment.ts';

/** Aligns a text with its translation. Its rows stand in a table of their own, where people change them. */
export const alignment = defineWork({
  contract: alignmentContract,
  seenBy: 'organization',
  state: z.object({
    /** Only the rows from this one on are aligned, as they are. */
    fromRowId: z.uuid().nullable().default(null),
  }),
  steps: [{ stage: 'align', run: runAlignment }],
  retries: 2,
  timeoutSeconds: 14_400,
  concurrency: 1,
  price,
  beforeCreate: async (context, options) => {
    for (const fileId of filesOf(options)) await takeUpload(context, { fileId, purpose: 'document' });
  },
  nameOf,
  languagesOf: ({ sourceLanguage, targetLanguage }) => ({ sourceLanguage, targetLanguage }),
  notice: {
    word: 'alignment',
    link: ({ workId, options: { method } }) =>
      `/tools/align/${method === 'ai' ? 'detail' : 'tiled'}?workId=${workId}`,
  },
  exported: {
    endpoint: alignmentApi.exportWork,
    write: (job, work, { as }) => writePairs(job, work, as),
  },
  async afterDelete(context, { options }) {
    for (const fileId of filesOf(options)) {
      forgetConverted(context, fileId);
      await forgetUpload(context, fileId);
    }
  },
});

function filesOf({ sourceFileId, targetFileId }: AlignmentOptions): readonly string[] {
  return targetFileId === null ? [sourceFileId] : [sourceFileId, targetFileId];
}

async function price(context: LongContext, options: AlignmentOptions) {
  const { sourceLanguage, targetLanguage, engineKey } = options;
  if (sourceLanguage === targetLanguage) throw new AppError('project.language-equal');
  await context.transact(async (short) => {
    for (const fileId of filesOf(options)) await showUpload(short, { fileId, purpose: 'document' });
    if (engineKey !== null)
      await requireEnginesForPairs(short, [{ engineKey, source: sourceLanguage, target: targetLanguage }]);
    if (options.askModel) await requireWriter(short, options.modelKey);
  });
  if (options.method === 'rules' && !options.askModel) return { cost: null, seconds: null };
  return { cost: null, seconds: null, engineCharacters: await charactersOf(context, options) };
}

/** Larger files are not read before the start. */
const mostBytes = 10 * 1024 * 1024;
const readingMs = 60_000;

/**
 * Characters of the source, which is translated, and of both texts, which may be unsure everywhere; null where the files are too large to be read for it.
 * @throws {AppError} document.…
 */
async function charactersOf(context: LongContext, options: AlignmentOptions): Promise<number | null> {
  const sizes = await context.transact(async (short) => {
    const uploads = [];
    for (const fileId of filesOf(options))
      uploads.push(await showUpload(short, { fileId, purpose: 'document' }));
    return uploads.map(({ bytes }) => bytes);
  });
  if (sizes.some((bytes) => bytes > mostBytes)) return null;
  const texts = await readTexts({ ...context, signal: AbortSignal.timeout(readingMs) }, options);
  if (texts.kind === 'pairs') return 0;
  const translated = options.method === 'ai' ? charactersIn(texts.source) : 0;
  const asked = options.askModel ? charactersIn(texts.source) + charactersIn(texts.target) : 0;
  return translated + asked;
}

function charactersIn(sentences: readonly string[]): number {
  return sentences.reduce((sum, sentence) => sum + [...sentence].length, 0);
}

async function nameOf(context: Context, options: AlignmentOptions): Promise<string> {
  if (options.name !== null) return options.name;
  const { name } = await showUpload(context, { fileId: options.sourceFileId, purpose: 'document' });
  return name.replace(/\.[^.]{1,8}$/, '');
}
