import type { Segment } from '@transloom/contracts/segments';
import { riskOf } from '@transloom/core/quality/risk-of';
import { deductionOf } from '@transloom/core/quality/score-deductions';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import { issueText } from '../quality/issue-text.ts';
import { useIssues, useQuality } from '../quality/use-issues.ts';
import styles from './score.module.css';

/** The automatic score of a machine translation with its risk, and what the checks take from it: reason, type, deduction. */
export function ScoreCard({ segment }: { readonly segment: Segment }) {
  const { t } = useTranslation('workbench');
  const threshold = useQuality(({ setup }) => setup?.scoreThreshold ?? null);
  const issues = useIssues(segment.segmentId);
  const risk = riskOf(segment, threshold);
  if (segment.score === null || segment.origin !== 'engine') return null;
  return (
    <section className={styles['card']} aria-label={t('score.title')}>
      <div className={styles['line']}>
        <Text strong numeric>
          {t('score.value', { score: segment.score })}
        </Text>
        {risk === undefined ? null : (
          <StatusTag tone={risk === 'high' ? 'danger' : 'success'}>{t(`score.risk.${risk}`)}</StatusTag>
        )}
      </div>
      {issues.length === 0 ? (
        <Text size="small" tone="secondary">
          {t('score.noReasons')}
        </Text>
      ) : (
        <ul className={styles['reasons']}>
          {issues.map((issue) => (
            <li key={`${issue.check} ${issue.key} ${issue.targetSpan?.start}`} className={styles['line']}>
              <Text size="small">
                {t(`score.type.${issue.category}`)} · {issueText(issue)}
              </Text>
              <Text size="small" tone="danger" numeric>
                −{deductionOf(issue)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
