import { useTranslation } from 'react-i18next';
import styles from './pairs.module.css';

interface PairRailProps {
  readonly rows: number;
  /** Numbers of pending rows, from 1. */
  readonly pending: readonly number[];
  readonly onGo: (place: number) => void;
}

const marks = 120;

/** A strip beside the list that shows where pending rows are; each mark leads to the first of its stretch. */
export function PairRail({ rows, pending, onGo }: PairRailProps) {
  const { t } = useTranslation('alignment');
  const stretch = Math.max(1, rows / marks);
  const first = new Map<number, number>();
  for (const number of pending) {
    const mark = Math.floor((number - 1) / stretch);
    if (!first.has(mark)) first.set(mark, number);
  }
  return (
    <nav className={styles['rail']} aria-label={t('rail')}>
      {[...first].map(([mark, number]) => (
        <button
          key={mark}
          type="button"
          className={styles['tick']}
          style={{ top: `${(mark * stretch * 100) / rows}%` }}
          title={t('goTo', { number })}
          aria-label={t('goTo', { number })}
          tabIndex={-1}
          onClick={() => onGo(number - 1)}
        />
      ))}
    </nav>
  );
}
