import type { ReactNode } from 'react';
import { FailureState } from '../failure-state.tsx';
import type { Loading } from '../loadable.tsx';
import type { RowAction } from '../row-action.ts';
import { RowActions } from '../row-actions.tsx';
import { CardSkeleton } from '../skeletons.tsx';
import { Text } from '../text.tsx';
import styles from './cards.module.css';
import { ListPaging, type TablePaging, useTurnBack } from './list-paging.tsx';

interface CardsProps<Row> {
  readonly label: string;
  readonly query: Loading<readonly Row[]>;
  readonly empty: ReactNode;
  readonly card: (row: Row) => ReactNode;
  readonly paging?: TablePaging;
}

/** A list as cards: skeleton, failure, empty state, paging. */
export function Cards<Row>({ label, query, empty, card, paging }: CardsProps<Row>) {
  const turning = useTurnBack(paging);
  if (query.data === undefined) {
    return query.error ? (
      <FailureState error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <CardSkeleton />
    );
  }
  if (query.data.length === 0) return turning ? <CardSkeleton /> : empty;
  return (
    <>
      <CardGrid label={label}>{query.data.map(card)}</CardGrid>
      {paging ? <ListPaging paging={paging} /> : null}
    </>
  );
}

/** Cards beside and under each other, as many in a row as there is room for. */
export function CardGrid({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <ul className={styles['cards']} {...(label === undefined ? {} : { 'aria-label': label })}>
      {children}
    </ul>
  );
}

interface CardProps {
  /** A `NameLink`, and a line under it. */
  readonly head: ReactNode;
  readonly actions: readonly RowAction[];
  readonly children: ReactNode;
}

/** One thing of a list; the whole card opens what the link in its head leads to. */
export function Card({ head, actions, children }: CardProps) {
  return (
    <li className={styles['card']}>
      <div className={styles['head']}>
        <div className={styles['name']}>{head}</div>
        {actions.length > 0 ? (
          <span className={styles['actions']}>
            <RowActions actions={actions} />
          </span>
        ) : null}
      </div>
      {children}
    </li>
  );
}

/** Short facts, one after the other. */
export function CardFacts({ facts }: { readonly facts: readonly string[] }) {
  return (
    <div className={styles['counts']}>
      {facts.map((text) => (
        <Text key={text} size="small" tone="secondary" numeric>
          {text}
        </Text>
      ))}
    </div>
  );
}

/** Two things at the ends of one line of a card. */
export function CardRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}
