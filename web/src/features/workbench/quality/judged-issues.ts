import type { JudgedSegment } from '@transloom/contracts/intelligent-checks';
import { modelQualityIssue } from '@transloom/contracts/model-quality-issue';
import { issueKey } from '@transloom/core/quality/issue-ignores';
import { segmentAt } from '../segment-rows.ts';
import { shownText, type WorkbenchState } from '../workbench.store.ts';
import type { SegmentIssue } from './segment-issue.ts';
import type { FoundIssues } from './text-checker.ts';

export interface JudgedIssues {
  readonly current: FoundIssues;
  readonly stale: readonly SegmentIssue[];
}

/**
 * What a language model found, parted by whether the texts are still those that it looked at. A locked segment has no issues
 * (D4.25).
 */
export function judgedIssues(judged: readonly JudgedSegment[], state: WorkbenchState): JudgedIssues {
  const current: [string, readonly SegmentIssue[]][] = [];
  const stale: SegmentIssue[] = [];
  for (const one of judged) {
    const row = segmentAt(state.rows, one.segmentId);
    if (row === undefined || row.locked) continue;
    const issues = one.issues.map((issue) => asSegmentIssue(one, issue));
    const target = shownText(state, one.segmentId)?.target;
    if (row.source === one.source && target === one.target) current.push([one.segmentId, issues]);
    else stale.push(...issues.map(({ fix: _, ...issue }) => issue));
  }
  return { current, stale };
}

function asSegmentIssue(judged: JudgedSegment, issue: JudgedSegment['issues'][number]): SegmentIssue {
  const found = modelQualityIssue(issue, judged);
  return { ...found, segmentId: judged.segmentId, key: issueKey(found), origin: issue.origin };
}
