import { Children, type ReactNode } from 'react';
import styles from './line-list.module.css';

interface LineListProps {
  readonly label?: string;
  readonly children: ReactNode;
  /** In the place of a list without lines. */
  readonly empty?: ReactNode;
}

/** Lines one below the other with a fine rule between, for what has too little to say for a table. */
export function LineList({ label, children, empty }: LineListProps) {
  if (empty !== undefined && Children.count(children) === 0) return empty;
  return (
    <ul className={styles['list']} {...(label === undefined ? {} : { 'aria-label': label })}>
      {children}
    </ul>
  );
}

export function ListLine({ children }: { readonly children: ReactNode }) {
  return <li className={styles['line']}>{children}</li>;
}
