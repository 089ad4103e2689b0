import { ignoreFinder } from '@transloom/core/quality/issue-ignores';
import type { Context } from '../../../../platform/context.ts';
import { storedIgnores } from '../../../quality/ignore-issues.ts';
import type { OpenCheck } from '../require-check.ts';
import type { NewCheckedIssue } from '../segments/checked-issues.store.ts';
import { type CheckedSegmentRow, findCheckedFiles } from '../segments/checked-segments.store.ts';

type Check = Pick<OpenCheck, 'workId' | 'options'>;
type Row = Pick<CheckedSegmentRow, 'id' | 'fileNumber' | 'documentSegmentId'>;

export type IgnoreOf = (issue: NewCheckedIssue) => NewCheckedIssue['ignored'];

/** What the project of some segments ignores; files know of no project. */
export async function projectIgnores(
  context: Context,
  check: Check,
  rows: readonly Row[],
): Promise<IgnoreOf | undefined> {
  const { from, projectId } = check.options;
  if (from !== 'project' || projectId === null) return undefined;
  const files = await findCheckedFiles(context.db, check.workId);
  const numbers = new Set(rows.map(({ fileNumber }) => fileNumber));
  const documentIds = files.flatMap(({ number, documentId }) =>
    numbers.has(number) && documentId !== null ? [documentId] : [],
  );
  const ignores = await storedIgnores(context, projectId, documentIds);
  const find = ignoreFinder(ignores);
  const ofProject = new Map(rows.map(({ id, documentSegmentId }) => [id, documentSegmentId ?? '']));
  return ({ segmentId, checkId: check, params }) => {
    const ignore = find(ofProject.get(segmentId) ?? '', { check, params });
    if (ignore === undefined) return undefined;
    const { ignoredBy, ignoredAt, reason: ignoreReason, ignoreId } = ignore;
    return { ignoredBy, ignoredAt, ignoreReason, ignoreId };
  };
}
