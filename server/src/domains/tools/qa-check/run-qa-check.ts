import { limits } from '@transloom/contracts/limits';
import type { QaCheckOptions, qaCheckContract } from '@transloom/contracts/qa-check';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { StepContext, StepEnd } from '../../work/work-definition.ts';
import { checkRows, compareAll } from './checking/check-segments.ts';
import { documentsToCheck, readDocumentToCheck } from './reading/read-project.ts';
import { readFileToCheck } from './reading/read-segments.ts';
import { countBySeverity } from './segments/checked-issues.store.ts';
import {
  clearCheck,
  findCheckedFiles,
  findSegmentsAfter,
  insertCheckedFile,
  lastNumber,
  type NewCheckedFile,
} from './segments/checked-segments.store.ts';

export const checkStateSchema = z.object({
  /** Files that were read. */
  read: z.number().int().default(0),
  /** The segments of the check are read, from whichever run. */
  complete: z.boolean().default(false),
  /** Number of the last segment that was checked. */
  checkedTo: z.number().int().default(0),
});
export type CheckState = z.output<typeof checkStateSchema>;
type Result = z.input<typeof qaCheckContract.result>;
type Step = StepContext<QaCheckOptions, CheckState>;

/** Reads file after file, and keeps each, so that a lost worker goes on with the next one. */
export async function readStep(step: Step): Promise<StepEnd<CheckState, Result>> {
  const { work } = step;
  if (work.state.complete) return {};
  const sources = await sourcesOf(step);
  for (const [index, read] of sources.entries()) {
    if (index < work.state.read) continue;
    await step.progress(index, sources.length, 'read');
    const file = await read();
    await step.keep({
      state: { read: index + 1, complete: false, checkedTo: 0 },
      write: async ({ db, actor: { organizationId } }) => {
        if (index === 0) await clearCheck(db, work.workId);
        const count = (await lastNumber(db, work.workId)) + file.segments.length;
        const limit = limits.checkedSegments;
        if (count > limit) throw new AppError('qa-check.too-long', { count, limit });
        await insertCheckedFile(db, { workId: work.workId, organizationId }, file);
      },
    });
  }
  return { state: { read: sources.length, complete: true, checkedTo: 0 } };
}

async function sourcesOf(step: Step): Promise<readonly (() => Promise<NewCheckedFile>)[]> {
  const { options } = step.work;
  if (options.from === 'project') {
    const documents = await step.transact((context) => documentsToCheck(context, options));
    return documents.map((document) => () => readDocumentToCheck(step, document));
  }
  const { fileIds, translationFileIds, sourceLanguage, targetLanguage } = options;
  const languages = { sourceLanguage, targetLanguage };
  return fileIds.map(
    (fileId, i) => () =>
      readFileToCheck(step, { ...languages, fileId, translationFileId: translationFileIds[i] }),
  );
}

const segmentsTogether = 500;

/** Checks the segments some at a time, in bounded memory, and keeps how far it is. */
export async function checkStep(step: Step): Promise<StepEnd<CheckState, Result>> {
  const { workId, options, state } = step.work;
  const total = await step.transact(({ db }) => lastNumber(db, workId));
  let checkedTo = state.checkedTo;
  while (checkedTo < total) {
    step.signal.throwIfAborted();
    await step.progress(checkedTo, total, 'check');
    const rows = await step.transact(({ db }) => findSegmentsAfter(db, workId, checkedTo, segmentsTogether));
    checkedTo = rows.at(-1)?.number ?? total;
    await step.keep({
      state: { ...state, checkedTo },
      write: (context) => checkRows(context, { workId, options }, rows),
    });
  }
  return { state: { ...state, checkedTo } };
}

/** Compares the segments with one another, and counts what all checks have found. */
export async function compareStep(step: Step): Promise<StepEnd<CheckState, Result>> {
  const { workId, options } = step.work;
  await step.progress(0, 0, 'compare');
  const result = await step.transact(async (context) => {
    await compareAll(context, { workId, options });
    const counted = await countBySeverity(context.db, workId);
    return {
      files: (await findCheckedFiles(context.db, workId)).length,
      segments: await lastNumber(context.db, workId),
      issues: counted.reduce((sum, { open }) => sum + Number(open), 0),
    };
  });
  return { result, counts: { segments: result.segments, issues: result.issues } };
}
