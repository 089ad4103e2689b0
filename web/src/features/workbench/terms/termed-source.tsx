import type { Segment } from '@transloom/contracts/workbench';
import { Tooltip } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineView } from '../../../ui/inline-view.tsx';
import type { TermInUse } from './term-use.ts';
import styles from './terms.module.css';
import { useTermsInUse } from './use-terms-in-use.ts';

interface TermedSourceProps {
  readonly segment: Segment;
  readonly search: string;
}

/** The source of the active segment with its terms marked; the mark says what the target does with the term. */
export function TermedSource({ segment, search }: TermedSourceProps) {
  const { data } = useTermsInUse(segment.segmentId);
  const wraps = useMemo(
    () =>
      (data ?? []).map((found) => ({
        start: found.term.start,
        end: found.term.end,
        around: (text: React.ReactNode) => <MarkedTerm found={found}>{text}</MarkedTerm>,
      })),
    [data],
  );
  return <InlineView markup={segment.source} codes={segment.codes} search={search} wraps={wraps} />;
}

interface MarkedTermProps {
  readonly found: TermInUse;
  readonly children: React.ReactNode;
}

function MarkedTerm({ found: { use, forbiddenUsed, targets, term }, children }: MarkedTermProps) {
  const { t } = useTranslation('workbench');
  const shown = forbiddenUsed.length > 0 ? 'wrong' : use;
  const offered = targets.filter(({ place }) => place !== undefined).map(({ text }) => text);
  return (
    <Tooltip
      title={[
        ...(offered.length > 0 ? [offered.join(' · ')] : []),
        ...(shown === 'missing' ? [t('terms.missing')] : []),
        ...(forbiddenUsed.length > 0 ? [t('terms.wrong', { words: forbiddenUsed.join(' · ') })] : []),
        ...(term.note === null ? [] : [term.note]),
      ].join(' — ')}
    >
      <span className={styles['term']} data-use={shown}>
        {children}
      </span>
    </Tooltip>
  );
}
