import type { ReactNode } from 'react';
import styles from './fact-line.module.css';

/** Key facts of a thing, one after the other under its title. */
export function FactLine({ children }: { readonly children: ReactNode }) {
  return <dl className={styles['facts']}>{children}</dl>;
}

export function LineFact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
