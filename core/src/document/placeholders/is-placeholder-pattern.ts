import { linearPattern } from '../../text/linear-pattern.ts';

/** Whether an expression of a person can be used for placeholders. */
export function isPlaceholderPattern(source: string): boolean {
  return linearPattern(source) !== undefined;
}
