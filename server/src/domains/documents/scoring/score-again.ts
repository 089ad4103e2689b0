import type { Context, JobContext } from '../../../platform/context.ts';
import { plannedDocument } from '../again/document-engine.ts';
import { lockAgain } from '../again/run-again.ts';
import { scoreDocument } from './score-document.ts';
import { forgetScores } from './scores.store.ts';

interface DocumentsToScore {
  readonly documentIds: readonly string[];
  /** Whether scores are made anew. */
  readonly again: boolean;
}

/** Scores machine translations that have no score, and locks those of low risk where the project wants that. */
export async function scoreDocuments(
  job: JobContext,
  { documentIds, again }: DocumentsToScore,
): Promise<number> {
  let scored = 0;
  for (const documentId of documentIds) {
    const planned = await plannedDocument(job, documentId);
    if (planned === undefined) continue;
    if (again) await job.transact(({ db }: Context) => forgetScores(db, documentId));
    scored += await scoreDocument(job, planned);
    await job.transact((context) => lockAgain(context, documentId));
  }
  return scored;
}
