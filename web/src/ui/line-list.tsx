import type { ReactNode } from 'react';
import styles from './line-list.module.css';

/** Lines one below the other with a fine rule between, for what has too little to say for a table. */
export function LineList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles['list']}>{children}</ul>;
}

export function ListLine({ children }: { readonly children: ReactNode }) {
  return <li className={styles['line']}>{children}</li>;
}
