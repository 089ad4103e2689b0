import { Skeleton } from 'antd';
import { useDelayed } from '../../../ui/use-delayed.ts';
import styles from './panels.module.css';

/** A card of a panel while it is on its way. */
export function PanelSkeleton() {
  const shown = useDelayed();
  return (
    <div className={styles['card']} aria-hidden style={{ visibility: shown ? 'visible' : 'hidden' }}>
      <Skeleton active title={false} paragraph={{ rows: 3 }} />
    </div>
  );
}
