import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { qaCheckApi } from '@transloom/contracts/qa-check';
import { AppError } from '../../../../platform/app-error.ts';
import type { Context } from '../../../../platform/context.ts';
import { ignoreIssue, unignoreIssue } from '../../../quality/ignore-issues.ts';
import { type OpenCheck, requireCheck } from '../require-check.ts';
import { type CheckedIssueRow, findIssuesById, setIgnored, setOpen } from './checked-issues.store.ts';
import { findIssuePlace } from './checked-segments.store.ts';
import { issueParams } from './shown-segments.ts';

type Api = typeof qaCheckApi;
type Reach = InputOf<Api['ignoreCheckedIssues']>['reach'];

/**
 * Ignores issues with a reason (D4.30). In a project they are ignored for its editors, too, with the rights that takes.
 * @throws {AppError} resource.not-found, access.denied, work.other-state, project.not-active, segment.locked
 */
export async function ignoreCheckedIssues(
  context: Context,
  { workId, issueIds, reach, reason }: InputOf<Api['ignoreCheckedIssues']>,
): Promise<OutputOf<Api['ignoreCheckedIssues']>> {
  const check = await requireCheck(context, workId);
  const issues = await issuesOf(context, workId, issueIds);
  let changed = 0;
  for (const issue of issues) {
    if (issue.ignoredAt !== null) continue;
    const ignoreId = await ignoreInProject(context, check, { issue, reach, reason });
    changed += await setIgnored(context.db, reachOf(issue, reach), {
      ignoredBy: context.actor.userId,
      ignoredAt: context.now(),
      ignoreReason: reason,
      ignoreId,
    });
  }
  return { changed };
}

/** @throws {AppError} resource.not-found, access.denied, work.other-state, project.not-active, segment.locked */
export async function unignoreCheckedIssues(
  context: Context,
  { workId, issueIds }: InputOf<Api['unignoreCheckedIssues']>,
): Promise<OutputOf<Api['unignoreCheckedIssues']>> {
  const check = await requireCheck(context, workId);
  let changed = 0;
  for (const issue of await issuesOf(context, workId, issueIds)) {
    const { ignoreId } = issue;
    if (ignoreId === null) changed += await setOpen(context.db, reachOf(issue, 'issue'));
    else {
      await unignoreInProject(context, check, { issue, ignoreId });
      changed += await setOpen(context.db, { workId, checkId: issue.checkId, ignoreId });
    }
  }
  return { changed };
}

async function issuesOf({ db }: Context, workId: string, issueIds: readonly string[]) {
  const issues = await findIssuesById(db, workId, issueIds);
  if (issues.length < new Set(issueIds).size) throw new AppError('resource.not-found');
  return issues;
}

/** Two issues of a check in one segment that are about the same are ignored together. */
function reachOf({ workId, checkId, segmentId, issueKey }: CheckedIssueRow, reach: Reach) {
  switch (reach) {
    case 'issue':
      return { workId, checkId, segmentId, issueKey };
    case 'same':
      return { workId, checkId, issueKey };
    case 'check':
      return { workId, checkId };
  }
}

interface IgnoreWish {
  readonly issue: CheckedIssueRow;
  readonly reach: Reach;
  readonly reason: string;
}

/** Gives the ignore of the project; null for a check of files. */
async function ignoreInProject(
  context: Context,
  { options }: OpenCheck,
  { issue, reach, reason }: IgnoreWish,
): Promise<string | null> {
  if (options.from !== 'project') return null;
  const { documentId, documentSegmentId } = await findIssuePlace(context.db, issue.segmentId);
  if (documentId === null) throw new AppError('resource.not-found');
  const { ignoreId } = await ignoreIssue(context, {
    documentId,
    segmentId: reach === 'issue' ? documentSegmentId : null,
    check: issue.checkId,
    key: reach === 'check' ? null : issue.issueKey,
    params: issueParams(issue),
    reason,
  });
  return ignoreId;
}

/** Somebody may have taken it up in the editor already. */
async function unignoreInProject(
  context: Context,
  { options }: OpenCheck,
  { issue, ignoreId }: { readonly issue: CheckedIssueRow; readonly ignoreId: string },
): Promise<void> {
  if (options.from !== 'project') return;
  const { documentId } = await findIssuePlace(context.db, issue.segmentId);
  if (documentId === null) throw new AppError('resource.not-found');
  try {
    await unignoreIssue(context, { documentId, ignoreId });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'resource.not-found') throw error;
  }
}
