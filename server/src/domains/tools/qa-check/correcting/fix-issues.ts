import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { qaCheckApi } from '@transloom/contracts/qa-check';
import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { issueKey } from '@transloom/core/quality/issue-ignores';
import { mendSegment } from '@transloom/core/quality/mend-segment';
import type { QualitySeverity } from '@transloom/core/quality/quality-rule';
import { AppError } from '../../../../platform/app-error.ts';
import type { Context } from '../../../../platform/context.ts';
import { preparePairs } from '../../../quality/prepare-pairs.ts';
import { checkRows, compareAround } from '../checking/check-segments.ts';
import { rulesOfCheck, rulesOfFile } from '../checking/rules-of-check.ts';
import { type OpenCheck, requireCheck } from '../require-check.ts';
import { type CheckedIssueRow, findIssuesById, findIssuesOf } from '../segments/checked-issues.store.ts';
import {
  type CheckedSegmentRow,
  countFixable,
  findCheckedFiles,
  findFixable,
  lockCheckedSegment,
} from '../segments/checked-segments.store.ts';
import { followModelIssues } from './follow-model-issues.ts';
import { writeTarget } from './write-target.ts';

type Api = typeof qaCheckApi;

const segmentsShown = 100;

/** @throws {AppError} resource.not-found, access.denied, work.other-state */
export async function previewFixes(
  context: Context,
  filter: InputOf<Api['previewFixes']>,
): Promise<OutputOf<Api['previewFixes']>> {
  const check = await requireCheck(context, filter.workId);
  const rows = await findFixable(context.db, filter, 0, segmentsShown);
  const mended = await mendedTargets(context, check, { rows, filter });
  return {
    records: rows.map(({ id, number, target }, i) => ({
      checkedSegmentId: id,
      number,
      before: target,
      after: mended[i] ?? target,
    })),
    total: await countFixable(context.db, filter),
  };
}

/** Of one call: each is written, checked and compared in the same transaction. */
const segmentsTogether = 50;

/** @throws {AppError} resource.not-found, access.denied, work.other-state; for a single issue what `writeTarget` refuses */
export async function fixIssues(
  context: Context,
  { issueId, exceptIds, after, ...filter }: InputOf<Api['fixIssues']>,
): Promise<OutputOf<Api['fixIssues']>> {
  const check = await requireCheck(context, filter.workId);
  if (issueId !== undefined) {
    await fixOne(context, check, issueId);
    return { mended: 1, refused: 0, next: null };
  }
  const page = await findFixable(context.db, filter, after, segmentsTogether);
  const rows = await lockedRows(
    context,
    page.filter(({ id }) => !exceptIds.includes(id)),
  );
  const mended = await mendedTargets(context, check, { rows, filter });
  const { written, refused } = await writeSome(context, check, { rows, mended });
  const last = page.at(-1);
  const next = last === undefined || page.length < segmentsTogether ? null : last.number;
  return { mended: written, refused, next };
}

/** Segments that were deleted meanwhile are left out. */
async function lockedRows({ db }: Context, rows: readonly CheckedSegmentRow[]): Promise<CheckedSegmentRow[]> {
  const locked: CheckedSegmentRow[] = [];
  for (const { workId, id } of rows) {
    const row = await lockCheckedSegment(db, workId, id);
    if (row !== undefined) locked.push(row);
  }
  return locked;
}

async function fixOne(context: Context, check: OpenCheck, issueId: string): Promise<void> {
  const [issue] = await findIssuesById(context.db, check.workId, [issueId]);
  if (issue === undefined || issue.fix === null) throw new AppError('resource.not-found');
  const row = await lockCheckedSegment(context.db, check.workId, issue.segmentId);
  if (row === undefined) throw new AppError('resource.not-found');
  const target = issue.origin === 'rule' ? await mendedTarget(context, check, { row, issue }) : issue.fix;
  const changed = await writeTarget(context, check, { row, target });
  await followModelIssues(context, { row: changed, before: row.target });
  await checkRows(context, check, [changed]);
  await compareAround(context, check, [{ row: changed, before: row.target }]);
}

async function mendedTarget(
  context: Context,
  check: OpenCheck,
  { row, issue }: { readonly row: CheckedSegmentRow; readonly issue: CheckedIssueRow },
): Promise<string> {
  const [mended = row.target] = await mendedTargets(context, check, { rows: [row], filter: {}, only: issue });
  return mended;
}

interface MendedRows {
  readonly rows: readonly CheckedSegmentRow[];
  /** Markup, for each row. */
  readonly mended: readonly string[];
}

/** Where one segment is refused the others are mended all the same. */
async function writeSome(context: Context, check: OpenCheck, { rows, mended }: MendedRows) {
  const changed: { readonly row: CheckedSegmentRow; readonly before: string }[] = [];
  let refused = 0;
  for (const [i, row] of rows.entries()) {
    const target = mended[i] ?? row.target;
    if (target === row.target) continue;
    try {
      changed.push({ row: await writeTarget(context, check, { row, target }), before: row.target });
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'access.denied') throw error;
      refused += 1;
    }
  }
  for (const correction of changed) await followModelIssues(context, correction);
  await checkRows(
    context,
    check,
    changed.map(({ row }) => row),
  );
  await compareAround(context, check, changed);
  return { written: changed.length, refused };
}

interface WantedFixes {
  readonly rows: readonly CheckedSegmentRow[];
  readonly filter: { readonly check?: string | undefined; readonly severity?: QualitySeverity | undefined };
  /** Nothing but this issue is mended. */
  readonly only?: CheckedIssueRow;
}

/** What the fixes of open issues make of some translations, as markup. */
async function mendedTargets(
  context: Context,
  { workId, options }: OpenCheck,
  { rows, filter, only }: WantedFixes,
): Promise<readonly string[]> {
  const { sourceLanguage, targetLanguage, projectId, termBaseIds } = options;
  const place = { sourceLanguage, targetLanguage, projectId: projectId ?? undefined, termBaseIds };
  const pairs = await preparePairs(
    context,
    place,
    rows.map(({ source }) => source),
  );
  const { rules } = await rulesOfCheck(context, options);
  const kinds = new Map(
    (await findCheckedFiles(context.db, workId)).map(({ number, kind }) => [number, kind]),
  );
  const stored = await findIssuesOf(
    context.db,
    rows.map(({ id }) => id),
  );
  const ignored = new Set(stored.filter(({ ignoredAt }) => ignoredAt !== null).map(nameOf));
  return rows.map(({ id: segmentId, target, fileNumber }, i) => {
    const checked = pairs[i];
    if (checked === undefined) return target;
    const text = mendSegment(fromMarkup(target), {
      checked,
      rules: rulesOfFile(rules, kinds.get(fileNumber) ?? ''),
      wanted: (issue) => {
        const name = nameOf({ segmentId, checkId: issue.check, issueKey: issueKey(issue) });
        if (only !== undefined) return name === nameOf(only);
        const { check = issue.check, severity = issue.severity } = filter;
        return issue.check === check && issue.severity === severity && !ignored.has(name);
      },
    });
    return toMarkup(text);
  });
}

function nameOf({
  segmentId,
  checkId,
  issueKey: key,
}: Pick<CheckedIssueRow, 'segmentId' | 'checkId' | 'issueKey'>) {
  return `${segmentId} ${checkId} ${key}`;
}
