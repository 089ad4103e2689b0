import type { CheckedIssue, CheckedSegment } from '@transloom/contracts/qa-check';
import { issueSeverities } from '@transloom/contracts/quality';
import { qualityText } from '@transloom/contracts/quality-texts';
import { z } from 'zod';
import type { Context } from '../../../../platform/context.ts';
import { storedCodes } from '../../../documents/segments/stored-codes.ts';
import { shownNames } from '../../../users/shown-names.ts';
import { type CheckedIssueRow, findIssuesOf } from './checked-issues.store.ts';
import type { CheckedSegmentRow } from './checked-segments.store.ts';

/** Segments with their issues as the interface shows them. */
export async function shownSegments(
  context: Pick<Context, 'db' | 'language'>,
  rows: readonly CheckedSegmentRow[],
): Promise<CheckedSegment[]> {
  const issues = await findIssuesOf(
    context.db,
    rows.map(({ id }) => id),
  );
  const names = await shownNames(context, [...new Set(issues.flatMap(({ ignoredBy }) => ignoredBy ?? []))]);
  const bySegment = Map.groupBy(issues, ({ segmentId }) => segmentId);
  return rows.map(({ id, fileNumber, codes, ...row }) => {
    const { number, place, source, target, original, locked, writable, marked, change } = row;
    return {
      checkedSegmentId: id,
      number,
      place,
      file: fileNumber,
      source,
      target,
      original,
      codes: storedCodes(codes),
      locked,
      writable,
      marked,
      change,
      issues: (bySegment.get(id) ?? []).map((issue) => shownIssue(context, issue, names)),
    };
  });
}

/** The words of an issue: those of a language model are its own. */
export function messageOf(
  { language }: Pick<Context, 'language'>,
  issue: Pick<CheckedIssueRow, 'checkId' | 'message' | 'params'>,
): string {
  return issue.message ?? qualityText(issue.checkId, language, issueParams(issue));
}

export function issueParams({ params }: Pick<CheckedIssueRow, 'params'>): Record<string, string | number> {
  return paramsSchema.parse(params);
}

const paramsSchema = z.record(z.string(), z.union([z.string(), z.number()]));
const severitySchema = z.enum(issueSeverities);

function shownIssue(
  context: Pick<Context, 'language'>,
  row: CheckedIssueRow,
  names: ReadonlyMap<string, string>,
): CheckedIssue {
  const { id, origin, checkId, severity, fix, ignoredBy, ignoredAt, ignoreReason } = row;
  return {
    issueId: id,
    origin: origin as CheckedIssue['origin'],
    check: checkId,
    severity: severitySchema.parse(severity),
    message: messageOf(context, row),
    sourceSpan: spanOf(row.sourceStart, row.sourceEnd),
    targetSpan: spanOf(row.targetStart, row.targetEnd),
    fix,
    ignored:
      ignoredAt === null
        ? null
        : { by: names.get(ignoredBy ?? '') ?? '', at: ignoredAt.toISOString(), reason: ignoreReason },
  };
}

function spanOf(start: number | null, end: number | null): CheckedIssue['sourceSpan'] {
  return start === null || end === null ? null : { start, end };
}
