import type { CaseCheck } from './case-run.ts';

/** Checks by the name of the file; a file with several cases has a list, in the order of the table. */
export type CaseTable = Readonly<Record<string, CaseCheck | readonly CaseCheck[]>>;

/** The check of the `number`th case of a file, counted from 0. */
export function findCheck(table: CaseTable, file: string, number: number): CaseCheck | undefined {
  const checks = table[file];
  if (checks === undefined) return undefined;
  return typeof checks === 'function' ? (number === 0 ? checks : undefined) : checks[number];
}
