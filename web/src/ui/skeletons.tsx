import { Skeleton } from 'antd';
import styles from './skeletons.module.css';
import { useDelayed } from './use-delayed.ts';

/** Cards of a list in their final size. */
export function CardSkeleton({ cards = 6 }: { readonly cards?: number }) {
  const visible = useDelayed();
  return (
    <div className={styles['cards']} aria-hidden data-visible={visible}>
      {Array.from({ length: cards }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards without content have nothing else
        <div key={card} className={styles['card']}>
          <Skeleton active title={{ width: '60%' }} paragraph={{ rows: 2 }} />
        </div>
      ))}
    </div>
  );
}

/** Title and a few lines, for a page that is on its way. */
export function PageSkeleton() {
  return (
    <div className={styles['page']}>
      <LinesSkeleton />
    </div>
  );
}

/** Title and a few lines, for what stands inside a page or a panel. */
export function LinesSkeleton() {
  const visible = useDelayed();
  return (
    <div className={styles['lines']} aria-hidden data-visible={visible}>
      <Skeleton active title={{ width: 240 }} paragraph={{ rows: 6 }} />
    </div>
  );
}
