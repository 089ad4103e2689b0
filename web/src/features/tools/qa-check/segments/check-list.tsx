import { categoryName } from '@transloom/contracts/quality-check-names';
import type { QualityCategory } from '@transloom/core/quality/quality-rule';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../i18n/format.ts';
import { currentLocale } from '../../../../i18n/locale.ts';
import styles from './check.module.css';
import type { CheckSummary } from './check-summary.ts';

interface CheckListProps {
  readonly checks: CheckSummary['checks'];
  readonly chosen: string | undefined;
  readonly onChoose: (check: string | undefined) => void;
}

/** The checks that found something, by what they are about, each with its open issues. */
export function CheckList({ checks, chosen, onChoose }: CheckListProps) {
  const { t } = useTranslation('qa-check');
  const groups = [...Map.groupBy(checks, ({ category }) => category)];
  const total = checks.reduce((sum, { open }) => sum + open, 0);
  const line = (check: string | undefined, name: string, open: number) => (
    <button
      key={check ?? 'all'}
      type="button"
      className={styles['check']}
      aria-pressed={chosen === check}
      onClick={() => onChoose(check)}
    >
      <span>{name}</span>
      <span className={styles['count']}>{formatNumber(open)}</span>
    </button>
  );
  return (
    <nav className={styles['checks']} aria-label={t('segments.checks')}>
      {line(undefined, t('segments.allChecks'), total)}
      {groups.map(([category, some]) => (
        <div key={category}>
          <div className={styles['group']}>
            {categoryName(category as QualityCategory | 'intelligent', currentLocale())}
          </div>
          {some.map(({ check, name, open }) => line(check, name, open))}
        </div>
      ))}
    </nav>
  );
}
