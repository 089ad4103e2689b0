import { Skeleton } from 'antd';
import { useDelayed } from '../../../ui/use-delayed.ts';
import styles from './preview.module.css';

/** A page while it is on its way. */
export function PreviewSkeleton() {
  const shown = useDelayed();
  return (
    <div className={styles['pages']} aria-hidden style={{ visibility: shown ? 'visible' : 'hidden' }}>
      <div className={styles['sheet']}>
        <Skeleton active paragraph={{ rows: 8 }} />
      </div>
    </div>
  );
}
