import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { checkSegment } from '@transloom/core/quality/check-segment';
import { checkDocument } from '@transloom/core/quality/document-rules';
import { issueKey } from '@transloom/core/quality/issue-ignores';
import type { QualityIssue } from '@transloom/core/quality/quality-rule';
import type { Context } from '../../../../platform/context.ts';
import { preparePairs } from '../../../quality/prepare-pairs.ts';
import type { OpenCheck } from '../require-check.ts';
import {
  type CheckedIssueRow,
  deleteIssues,
  findComparisons,
  findIssuesOf,
  insertIssues,
  type NewCheckedIssue,
} from '../segments/checked-issues.store.ts';
import {
  type CheckedSegmentRow,
  findCheckedFiles,
  findComparable,
  findDiffering,
} from '../segments/checked-segments.store.ts';
import { type IgnoreOf, projectIgnores } from './project-ignores.ts';
import { rulesOfCheck, rulesOfFile } from './rules-of-check.ts';

type Check = Pick<OpenCheck, 'workId' | 'options'>;
type Row = CheckedSegmentRow;

/**
 * Checks some segments each by itself and stores what is found in place of what was found before. What was ignored stays
 * ignored. A locked segment has no issues (D4.25).
 */
export async function checkRows(context: Context, check: Check, rows: readonly Row[]): Promise<void> {
  const files = await findCheckedFiles(context.db, check.workId);
  const kinds = new Map(files.map(({ number, kind }) => [number, kind]));
  const { rules } = await rulesOfCheck(context, check.options);
  const open = rows.filter(({ locked }) => !locked);
  const { sourceLanguage, targetLanguage, projectId, termBaseIds } = check.options;
  const place = { sourceLanguage, targetLanguage, projectId: projectId ?? undefined, termBaseIds };
  const pairs = await preparePairs(
    context,
    place,
    open.map(({ source }) => source),
  );
  const found = open.flatMap(({ id, target, fileNumber }, i) => {
    const pair = pairs[i]?.(fromMarkup(target));
    const fitting = rulesOfFile(rules, kinds.get(fileNumber) ?? '');
    return pair === undefined ? [] : checkSegment(pair, fitting).map((issue) => newIssue(id, issue));
  });
  const before = await findIssuesOf(
    context.db,
    rows.map(({ id }) => id),
  );
  await replaceIssues(context, check, {
    found,
    before: before.filter(({ category, origin }) => origin === 'rule' && category !== 'consistency'),
    ignoreOf: await projectIgnores(context, check, rows),
  });
}

/** Compares all segments of a check with one another. */
export async function compareAll(context: Context, check: Check): Promise<void> {
  const { db } = context;
  const { documentRules } = await rulesOfCheck(context, check.options);
  const issues: NewCheckedIssue[] = [];
  const compared: Row[] = [];
  for (const rule of documentRules) {
    const rows = await findDiffering(db, check.workId, comparedBy(rule.id));
    compared.push(...rows);
    issues.push(...comparisons(rows, rule.id, documentRules));
  }
  await replaceIssues(context, check, {
    found: issues,
    before: await findComparisons(db, check.workId),
    ignoreOf: await projectIgnores(context, check, compared),
  });
}

/** Compares segments that were corrected with those that have a text in common with them, now or before. */
export async function compareAround(
  context: Context,
  check: Check,
  changed: readonly { readonly row: Row; readonly before: string }[],
): Promise<void> {
  const { documentRules } = await rulesOfCheck(context, check.options);
  for (const { id } of documentRules) {
    const texts =
      comparedBy(id) === 'source'
        ? [...new Set(changed.map(({ row }) => row.source))].map((source) => ({ source }))
        : [...new Set(changed.flatMap(({ row, before }) => [row.target, before]))].map((target) => ({
            target,
          }));
    for (const text of texts) {
      const rows = await findComparable(context.db, check.workId, text);
      const before = await findIssuesOf(
        context.db,
        rows.map((row) => row.id),
      );
      await replaceIssues(context, check, {
        found: comparisons(rows, id, documentRules),
        before: before.filter(({ checkId }) => checkId === id),
        ignoreOf: await projectIgnores(context, check, rows),
      });
    }
  }
}

/** The text that segments have in common where a rule compares them. */
function comparedBy(ruleId: string): 'source' | 'target' {
  return ruleId === 'inconsistent-target' ? 'source' : 'target';
}

function comparisons(
  rows: readonly Row[],
  ruleId: string,
  rules: Parameters<typeof checkDocument>[1] = [],
): readonly NewCheckedIssue[] {
  const locked = new Set(rows.filter((row) => row.locked).map(({ id }) => id));
  const texts = rows.map(({ id, source, target }) => ({
    id,
    source: fromMarkup(source),
    target: fromMarkup(target),
  }));
  return checkDocument(
    texts,
    rules.filter(({ id }) => id === ruleId),
  )
    .filter(({ segmentId }) => !locked.has(segmentId))
    .map(({ segmentId, ...issue }) => newIssue(segmentId, issue));
}

function newIssue(segmentId: string, issue: QualityIssue): NewCheckedIssue {
  const { check: checkId, category, severity, params = {}, sourceSpan, targetSpan, fix } = issue;
  return {
    segmentId,
    origin: 'rule',
    checkId,
    category,
    severity,
    issueKey: issueKey(issue),
    params,
    message: null,
    sourceSpan,
    targetSpan,
    fix: fix === undefined ? null : toMarkup(fix),
    ignored: undefined,
  };
}

interface Replacement {
  readonly found: readonly NewCheckedIssue[];
  readonly before: readonly CheckedIssueRow[];
  /** Undefined where an ignore is known by nothing but the issue before. */
  readonly ignoreOf: IgnoreOf | undefined;
}

async function replaceIssues(
  { db, actor }: Context,
  { workId }: Check,
  { found, before, ignoreOf }: Replacement,
): Promise<void> {
  const nameOf = (issue: Pick<CheckedIssueRow, 'segmentId' | 'checkId' | 'issueKey'>) =>
    `${issue.segmentId} ${issue.checkId} ${issue.issueKey}`;
  const known = new Map(
    before.flatMap((issue) => {
      const { ignoredBy, ignoredAt, ignoreReason, ignoreId } = issue;
      return ignoredAt === null
        ? []
        : [[nameOf(issue), { ignoredBy, ignoredAt, ignoreReason, ignoreId }] as const];
    }),
  );
  await deleteIssues(
    db,
    before.map(({ id }) => id),
  );
  const issues = found.map((issue) => ({
    ...issue,
    ignored: ignoreOf === undefined ? known.get(nameOf(issue)) : ignoreOf(issue),
  }));
  await insertIssues(db, { workId, organizationId: actor.organizationId }, issues);
}
