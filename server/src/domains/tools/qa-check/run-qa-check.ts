import { limits } from '@transloom/contracts/limits';
import type { QaCheckOptions, qaCheckContract } from '@transloom/contracts/qa-check';
import type { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { StepContext, StepEnd } from '../../work/work-definition.ts';
import { type CheckState, checkStateSchema } from './check-state.ts';
import { askModel } from './checking/ask-model.ts';
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

const nothingDone = checkStateSchema.parse({});
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
      state: { ...nothingDone, read: index + 1 },
      write: async ({ db, actor: { organizationId } }) => {
        if (index === 0) await clearCheck(db, work.workId);
        const count = (await lastNumber(db, work.workId)) + file.segments.length;
        const limit = limits.checkedSegments;
        if (count > limit) throw new AppError('qa-check.too-long', { count, limit });
        await insertCheckedFile(db, { workId: work.workId, organizationId }, file);
      },
    });
  }
  return { state: { ...nothingDone, read: sources.length, complete: true } };
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

/** Compares the segments with one another. */
export async function compareStep(step: Step): Promise<StepEnd<CheckState, Result>> {
  const { workId, options, state } = step.work;
  await step.progress(0, 0, 'compare');
  return { state, write: (context) => compareAll(context, { workId, options }) };
}

/** Asks a language model where somebody wants that, and counts what all checks have found. */
export async function askStep(step: Step): Promise<StepEnd<CheckState, Result>> {
  const { workId } = step.work;
  const state = await askModel(step);
  const result = await step.transact(async ({ db }) => ({
    files: (await findCheckedFiles(db, workId)).length,
    segments: await lastNumber(db, workId),
    issues: (await countBySeverity(db, workId)).reduce((sum, { open }) => sum + Number(open), 0),
    unanswered: state.unanswered,
  }));
  return { state, result, counts: { segments: result.segments, issues: result.issues } };
}
