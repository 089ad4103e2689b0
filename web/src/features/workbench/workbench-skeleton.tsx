import { Skeleton } from 'antd';
import { useDelayed } from '../../ui/use-delayed.ts';
import styles from './workbench.module.css';

const rows = Array.from({ length: 12 }, (_, row) => row);

/** The editor in its final shape while the document is on its way. */
export function WorkbenchSkeleton() {
  const shown = useDelayed();
  return (
    <div className={styles['screen']} aria-busy>
      <div className={styles['waiting']}>
        {shown
          ? rows.map((row) => <Skeleton key={row} active title={false} paragraph={{ rows: 2 }} />)
          : null}
      </div>
    </div>
  );
}
