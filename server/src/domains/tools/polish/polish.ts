import { limits } from '@transloom/contracts/limits';
import {
  type PolishOptions,
  polishApi,
  polishContract,
  polishedExtensions,
  polishedFileOf,
} from '@transloom/contracts/polish';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, LongContext } from '../../../platform/context.ts';
import { requireWriter } from '../../engines/translating/write-by-engine.ts';
import { forgetConverted } from '../../files/converted-content.ts';
import { forgetUpload, showUpload, takeUpload } from '../../files/uploaded-content.ts';
import { defineWork } from '../../work/define-work.ts';
import { requirePolishStyle } from './own-styles/own-styles.ts';
import { polishSegments } from './polish-segments.ts';
import { readSegments, readText } from './read-text.ts';
import { writePolished } from './result/write-polished.ts';

/**
 * Polishes a text or a document (D4.41, D4.42). What was not sent to an engine yet is not charged when somebody stops it
 * (D4.43); a request that is under way is answered, counted and charged (D4.44).
 */
export const polish = defineWork({
  contract: polishContract,
  seenBy: 'owner',
  state: z.object({
    round: z.number().int().default(1),
    engine: z.string().nullable().default(null),
    version: z.string().nullable().default(null),
  }),
  steps: [
    { stage: 'read', run: readText },
    { stage: 'polish', run: polishSegments },
  ],
  retries: 2,
  timeoutSeconds: 14_400,
  concurrency: 2,
  price,
  beforeCreate: async (context, options) => {
    const fileId = polishedFileOf(options);
    if (fileId !== null) await takeUpload(context, { fileId, purpose: 'document' });
  },
  nameOf,
  languagesOf: ({ language }) => ({ sourceLanguage: language }),
  notice: { word: 'polish', link: ({ workId }) => `/tools/polish/index?workId=${workId}` },
  exported: {
    endpoint: polishApi.exportWork,
    write: (job, work, { as }) => writePolished(job, work, as),
  },
  async afterDelete(context, { options }) {
    const fileId = polishedFileOf(options);
    if (fileId === null) return;
    forgetConverted(context, fileId);
    await forgetUpload(context, fileId);
  },
});

const readingMs = 60_000;

async function price(context: LongContext, options: PolishOptions) {
  const { engineKey, polishStyleId, text, language } = options;
  const fileId = polishedFileOf(options);
  await context.transact(async (short) => {
    if (polishStyleId !== null) await requirePolishStyle(short, polishStyleId);
    if (engineKey !== null) await requireWriter(short, engineKey);
    if (fileId !== null) await requirePolishable(short, fileId);
  });
  if (engineKey === null) return { cost: null, seconds: null };
  if (fileId === null) return { cost: null, seconds: null, engineCharacters: [...(text ?? '')].length };
  const reader = { ...context, signal: AbortSignal.timeout(readingMs) };
  const segments = await readSegments(reader, { fileId, language });
  const engineCharacters = segments.reduce((sum, { characters }) => sum + characters, 0);
  return { cost: null, seconds: null, engineCharacters };
}

/** @throws {AppError} resource.not-found; polish.document-only, polish.too-large (D5.50, D9.13) */
async function requirePolishable(context: Context, fileId: string): Promise<void> {
  const { name, bytes } = await showUpload(context, { fileId, purpose: 'document' });
  const extension = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  if (!(polishedExtensions as readonly string[]).includes(extension))
    throw new AppError('polish.document-only', { name });
  if (bytes > limits.polishedBytes)
    throw new AppError('polish.too-large', { name, limit: limits.polishedBytes / 1024 / 1024 });
}

const nameCharacters = 40;

async function nameOf(context: Context, options: PolishOptions): Promise<string> {
  const { name, text } = options;
  const fileId = polishedFileOf(options);
  if (name !== null) return name;
  if (fileId !== null) return (await showUpload(context, { fileId, purpose: 'document' })).name;
  const [line = ''] = (text ?? '').split('\n', 1);
  const characters = [...line.trim()];
  return characters.length <= nameCharacters
    ? line.trim()
    : `${characters.slice(0, nameCharacters).join('')}…`;
}
