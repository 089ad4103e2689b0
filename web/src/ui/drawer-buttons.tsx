import type { ReactNode } from 'react';
import styles from './drawer-buttons.module.css';

/** What a drawer ends with; stays in sight at its foot however long the form above is. */
export function DrawerButtons({ children }: { readonly children: ReactNode }) {
  return <div className={styles['buttons']}>{children}</div>;
}
