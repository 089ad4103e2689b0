import type { Segment } from '@transloom/contracts/segments';
import { Tooltip } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineView } from '../../../ui/inline-view.tsx';
import { issueWraps } from '../quality/issue-wraps.tsx';
import type { SegmentIssue } from '../quality/segment-issue.ts';
import type { TermInUse } from './term-use.ts';
import styles from './terms.module.css';
import { useTermsInUse } from './use-terms-in-use.ts';

interface TermedSourceProps {
  readonly segment: Segment;
  readonly search: string;
  readonly active: boolean;
  /** Their places in the source are marked. */
  readonly issues: readonly SegmentIssue[];
}

/** The source of a segment with its terms marked; the mark says what the target does with the term. */
export function TermedSource({ segment, search, active, issues }: TermedSourceProps) {
  const { data } = useTermsInUse(segment.segmentId);
  const wraps = useMemo(
    () => [
      ...issueWraps(issues, 'sourceSpan'),
      ...(data ?? []).map((found) => ({
        start: found.term.start,
        end: found.term.end,
        around: (text: React.ReactNode) => (
          <MarkedTerm found={found} active={active}>
            {text}
          </MarkedTerm>
        ),
      })),
    ],
    [data, active, issues],
  );
  return <InlineView markup={segment.source} codes={segment.codes} search={search} wraps={wraps} />;
}

interface MarkedTermProps {
  readonly found: TermInUse;
  readonly active: boolean;
  readonly children: React.ReactNode;
}

function MarkedTerm({ found: { use, forbiddenUsed, targets, term }, active, children }: MarkedTermProps) {
  const { t } = useTranslation('workbench');
  const shown = forbiddenUsed.length > 0 ? 'wrong' : use;
  const offered = targets.filter(({ place }) => place !== undefined).map(({ text }) => text);
  const title = [
    ...(offered.length > 0 ? [offered.join(' · ')] : []),
    ...(shown === 'missing' ? [t('terms.missing')] : []),
    ...(forbiddenUsed.length > 0 ? [t('terms.wrong', { words: forbiddenUsed.join(' · ') })] : []),
    ...(term.note === null ? [] : [term.note]),
  ].join(' — ');
  const mark = (
    <span className={styles['term']} data-use={shown} title={active ? undefined : title}>
      {children}
    </span>
  );
  // Hundreds of tooltips in sight would make scrolling slow; the browser's own will do where nobody works.
  return active ? <Tooltip title={title}>{mark}</Tooltip> : mark;
}
