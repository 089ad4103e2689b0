import { CheckOutlined, FlagFilled, LockOutlined, WarningOutlined } from '@ant-design/icons';
import type { CheckedSegment } from '@transloom/contracts/qa-check';
import { issueSeverities } from '@transloom/contracts/quality';
import { useTranslation } from 'react-i18next';
import { InlineView } from '../../../../ui/inline-view.tsx';
import styles from './check.module.css';
import { issueWraps } from './issue-wraps.tsx';

interface SegmentRowProps {
  readonly segment: CheckedSegment;
  readonly languages: { readonly sourceLanguage: string; readonly targetLanguage: string };
  readonly active: boolean;
  readonly onGo: () => void;
}

/** Both texts with the places of their issues marked, and how many are open. */
export function SegmentRow({ segment, languages, active, onGo }: SegmentRowProps) {
  const { t } = useTranslation('qa-check');
  const { number, source, target, codes, issues } = segment;
  return (
    <div
      role="option"
      aria-selected={active}
      aria-label={t('segments.number', { number })}
      tabIndex={-1}
      className={styles['row']}
      onClick={onGo}
      onKeyDown={() => undefined}
    >
      <span className={styles['number']}>{number}</span>
      <span className={styles['text']} lang={languages.sourceLanguage} dir="auto">
        <InlineView markup={source} codes={codes} wraps={issueWraps(issues, 'sourceSpan')} />
      </span>
      <span className={styles['text']} lang={languages.targetLanguage} dir="auto">
        {target === '' ? (
          <span className={styles['missing']}>{t('segments.empty')}</span>
        ) : (
          <InlineView markup={target} codes={codes} wraps={issueWraps(issues, 'targetSpan')} />
        )}
      </span>
      <SegmentSigns segment={segment} />
    </div>
  );
}

export function SegmentSigns({
  segment: { issues, marked, locked },
}: {
  readonly segment: Pick<CheckedSegment, 'issues' | 'marked' | 'locked'>;
}) {
  const { t } = useTranslation('qa-check');
  const open = issues.filter(({ ignored }) => ignored === null);
  const worst = issueSeverities.find((severity) => open.some((issue) => issue.severity === severity));
  return (
    <span className={styles['signs']}>
      {worst === undefined ? (
        <span className={`${styles['sign']} ${styles['doneSign']}`} title={t('segments.clean')}>
          {locked ? <LockOutlined aria-hidden /> : <CheckOutlined aria-hidden />}
        </span>
      ) : (
        <span
          className={`${styles['sign']} ${styles[`${worst}Sign`]}`}
          title={t('segments.open', { count: open.length })}
        >
          <WarningOutlined aria-hidden />
          {open.length}
        </span>
      )}
      {marked ? <FlagFilled className={styles['markSign'] ?? ''} title={t('mark.done')} /> : null}
    </span>
  );
}
