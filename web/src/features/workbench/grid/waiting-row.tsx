import { useTranslation } from 'react-i18next';
import { numberOf } from '../segment-rows.ts';
import { useWorkbench } from '../workbench-context.ts';
import styles from './segment-row.module.css';

/** A row whose texts are on their way. */
export function WaitingRow({ segmentId }: { readonly segmentId: string }) {
  const { t } = useTranslation('workbench');
  const number = useWorkbench(({ rows }) => numberOf(rows, segmentId));
  return (
    <div className={styles['row']} aria-busy title={t('waitingRow')}>
      <div className={styles['waiting']}>{number}</div>
      <div className={styles['text']}>
        <span className={styles['bone']} />
      </div>
      <div className={styles['target']}>
        <span className={styles['bone']} />
      </div>
    </div>
  );
}
