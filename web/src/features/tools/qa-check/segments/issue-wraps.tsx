import type { CheckedIssue } from '@transloom/contracts/qa-check';
import type { ReactNode } from 'react';
import type { TextWrap } from '../../../../ui/inline-view.tsx';
import styles from './check.module.css';

/** Marks of the places of open issues in a text. */
export function issueWraps(
  issues: readonly CheckedIssue[],
  side: 'sourceSpan' | 'targetSpan',
): readonly TextWrap[] {
  return issues.flatMap(({ [side]: span, severity, message, ignored }) => {
    if (span === null || span.start === span.end || ignored !== null) return [];
    const around = (text: ReactNode) => (
      <span className={styles[severity]} title={message}>
        {text}
      </span>
    );
    return [{ ...span, around }];
  });
}
