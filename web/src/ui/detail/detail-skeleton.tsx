import { Skeleton } from 'antd';
import { LinesSkeleton } from '../skeletons.tsx';
import { useDelayed } from '../use-delayed.ts';
import styles from './detail-skeleton.module.css';

/** The form of a detail page: title with actions, a line of facts, tabs, content. */
export function DetailSkeleton() {
  const visible = useDelayed();
  return (
    <div className={styles['detail']} aria-hidden data-visible={visible}>
      <div className={styles['header']}>
        <Skeleton.Node active className={styles['title'] ?? ''} />
        <Skeleton.Button active />
      </div>
      <Skeleton.Node active className={styles['facts'] ?? ''} />
      <div className={styles['tabs']}>
        {['files', 'settings', 'history'].map((tab) => (
          <Skeleton.Node key={tab} active className={styles['tab'] ?? ''} />
        ))}
      </div>
      <LinesSkeleton />
    </div>
  );
}
