import type { ReactNode } from 'react';
import styles from './facts.module.css';

export interface Fact {
  /** Tells those of one label apart. */
  readonly key?: string;
  readonly label: string;
  readonly value: ReactNode;
}

interface FactsProps {
  readonly facts: readonly Fact[];
  /** For a column beside something else. */
  readonly narrow?: boolean;
}

/** Names and values in two columns. */
export function Facts({ facts, narrow = false }: FactsProps) {
  return (
    <dl className={styles['facts']} data-narrow={narrow}>
      {facts.map(({ key, label, value }) => (
        <div key={key ?? label} className={styles['fact']}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
