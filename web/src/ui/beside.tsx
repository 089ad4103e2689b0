import type { ReactNode } from 'react';
import styles from './beside.module.css';

interface BesideProps {
  readonly children: ReactNode;
  /** Stays in sight while the rest scrolls. */
  readonly aside: ReactNode;
}

/** Something to work on, and beside it what that leads to; below each other where there is little width. */
export function Beside({ children, aside }: BesideProps) {
  return (
    <div className={styles['beside']}>
      <div className={styles['main']}>{children}</div>
      <div className={styles['aside']}>{aside}</div>
    </div>
  );
}
