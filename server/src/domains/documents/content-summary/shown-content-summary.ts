import type { ContentSummary } from '@transloom/contracts/documents';
import type { Failure } from '@transloom/contracts/jobs';
import type { Context } from '../../../platform/context.ts';
import { failureMessage } from '../../../platform/failure-message.ts';
import { findContentSummary } from './content-summary.store.ts';

/** Null where no engine was asked for one. */
export async function shownContentSummary(
  { db, language }: Pick<Context, 'db' | 'language'>,
  documentId: string,
): Promise<ContentSummary | null> {
  const made = await findContentSummary(db, documentId);
  if (made === undefined) return null;
  const { summary, engine, engineVersion, madeAt } = made;
  return {
    summary,
    engine,
    engineVersion,
    madeAt: madeAt.toISOString(),
    failureMessage: failureMessage(made.failure as Failure | null, language),
  };
}
