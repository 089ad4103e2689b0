import { PageSkeleton } from '../../ui/skeletons.tsx';
import navigation from './navigation.module.css';
import { navigationItems } from './navigation-items.tsx';
import styles from './shell.module.css';

/** The form of the shell while it is not known yet who may open what. */
export function ShellSkeleton() {
  return (
    <div className={styles['shell']} aria-hidden>
      <div className={navigation['navigation']}>
        <div className={navigation['brand']} />
        <div className={navigation['items']}>
          {navigationItems.map(({ segment }) => (
            <span key={segment} className={navigation['item']}>
              <span className={styles['bar']} />
            </span>
          ))}
        </div>
      </div>
      <div className={styles['main']}>
        <div className={styles['headerPlace']} />
        <PageSkeleton />
      </div>
    </div>
  );
}
