import { intelligentCheckContract } from '@transloom/contracts/intelligent-checks';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { LongContext } from '../../../platform/context.ts';
import { requireDocument } from '../../documents/require-document.ts';
import { defineWork } from '../../work/define-work.ts';
import { charactersToJudge } from './judge-texts.ts';
import {
  type CheckOptions,
  prepareCheck,
  runIntelligentCheck,
  segmentsToJudge,
  wantedSegments,
} from './run-intelligent-check.ts';

const count = z.number().int().default(0);

/** Intelligent checks of documents by a language model (D3.3, D3.41). What was judged is kept and paid answer by answer. */
export const intelligentCheck = defineWork({
  contract: intelligentCheckContract,
  seenBy: 'owner',
  state: z.object({ checked: count, issues: count, failed: count }),
  steps: [{ stage: 'check', run: runIntelligentCheck }],
  retries: 2,
  timeoutSeconds: 7_200,
  concurrency: 2,
  kept: { days: 7, statuses: ['done', 'failed', 'stopped'] },
  subjectOf: ({ documentId }) => ({ kind: 'document', id: documentId }),
  price,
  nameOf: async (context, { documentId }) => (await requireDocument(context, documentId)).name,
});

const segmentsPerRead = 500;
/** What a language model takes for an answer, several at once. */
const secondsPerRequest = 3;
const charactersPerRequest = 4_000;

/** Counts the characters of all requests. */
async function price(context: LongContext, options: CheckOptions) {
  const prepared = await context.transact((short) => prepareCheck(short, options));
  let characters = 0;
  for (let after = 0; ; ) {
    const { page, segments } = await context.transact(async (short) => {
      const place = { after, limit: segmentsPerRead, workId: null };
      const read = await wantedSegments(short, prepared, place);
      return { page: read, segments: await segmentsToJudge(short, prepared.document, read) };
    });
    characters += charactersToJudge(
      prepared.wish,
      segments.map(({ segment }) => segment),
    );
    const last = page.at(-1);
    if (last === undefined || page.length < segmentsPerRead) break;
    after = last.number;
  }
  if (characters === 0) throw new AppError('intelligent-check.nothing');
  const seconds = Math.ceil((characters / charactersPerRequest) * secondsPerRequest);
  return { cost: null, engineCharacters: characters, seconds };
}
