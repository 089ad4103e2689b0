import type { ReactNode } from 'react';
import styles from './drawer-buttons.module.css';

interface DrawerButtonsProps {
  readonly children: ReactNode;
  /** What keeps the form from being sent, where it is seen. */
  readonly note?: ReactNode;
}

/** What a drawer ends with; stays in sight at its foot however long the form above is. */
export function DrawerButtons({ children, note }: DrawerButtonsProps) {
  return (
    <div className={styles['foot']}>
      {note}
      <div className={styles['buttons']}>{children}</div>
    </div>
  );
}
