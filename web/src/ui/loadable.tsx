import type { ReactNode } from 'react';
import { FailureState } from './failure-state.tsx';
import { LinesSkeleton } from './skeletons.tsx';

/** The part of a query's result that decides what is shown. */
export interface Loading<Value> {
  readonly data: Value | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface LoadableProps<Value> {
  readonly query: Loading<Value>;
  readonly skeleton?: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** A query's value; its skeleton before, its failure with retry instead. What was loaded once stays. */
export function Loadable<Value>({ query, skeleton, children }: LoadableProps<Value>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <FailureState error={query.error} onRetry={() => void query.refetch()} />;
  return skeleton ?? <LinesSkeleton />;
}
