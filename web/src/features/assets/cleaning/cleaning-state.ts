import type { CleaningReason, cleaningSchema } from '@transloom/contracts/cleanings';
import type { z } from 'zod';

/** A cleaning of a memory or a term base; what its reasons are is their own matter. */
export type Cleaning = z.output<
  ReturnType<typeof cleaningSchema<z.ZodType<CleaningReason>, z.ZodType<object>>>
>;

export function isUnderWay({ status }: Pick<Cleaning, 'status'>): boolean {
  return workOf(status) !== undefined;
}

/** What is being done; undefined where nothing is. */
export function workOf(status: Cleaning['status']): 'checking' | 'cleaning' | 'undoing' | undefined {
  return status === 'checking' || status === 'cleaning' || status === 'undoing' ? status : undefined;
}

/** Entries that have one of the reasons; one that has several counts once. */
export function entriesFor({ found }: Pick<Cleaning, 'found'>, chosen: readonly CleaningReason[]): number {
  return found
    .filter(({ reasons }) => reasons.some((reason) => chosen.includes(reason)))
    .reduce((sum, { entries }) => sum + entries, 0);
}

/** Whether it has taken something out that can be put back. */
export function canBeUndone({ status, removed }: Pick<Cleaning, 'status' | 'removed'>): boolean {
  return removed > 0 && (status === 'cleaned' || status === 'stopped');
}
