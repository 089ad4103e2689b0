import type { ReactNode } from 'react';
import type { TextWrap } from '../../../ui/inline-view.tsx';
import styles from './issue-marks.module.css';
import { issueText } from './issue-text.ts';
import type { SegmentIssue } from './segment-issue.ts';

/** Marks of the places of issues in a text that is read. */
export function issueWraps(
  issues: readonly SegmentIssue[],
  side: 'sourceSpan' | 'targetSpan',
): readonly TextWrap[] {
  return issues.flatMap((issue) => {
    const span = issue[side];
    if (span === undefined || span.start === span.end) return [];
    const around = (text: ReactNode) => (
      <span className={styles[issue.severity]} title={issueText(issue)}>
        {text}
      </span>
    );
    return [{ ...span, around }];
  });
}
