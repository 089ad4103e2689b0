import type { Context } from '../context.ts';
import type { Figure } from './figures.ts';

/** Counts what this transaction does, once it is done. */
export function countAfterCommit<Label extends string>(
  { afterCommit, figures }: Pick<Context, 'afterCommit' | 'figures'>,
  figure: Figure<Label>,
  labels: Readonly<Record<Label, string>>,
): void {
  afterCommit(() => figures.count(figure, labels));
}
