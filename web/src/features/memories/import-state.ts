import type { ImportSummary, Memory, MemoryImport } from '@transloom/contracts/memories';

/** What the files that came last into a memory add up to. */
export interface ImportState {
  readonly unfinished: readonly MemoryImport[];
  readonly failed: readonly MemoryImport[];
  readonly cancelled: readonly MemoryImport[];
  /** Of the files that are done. */
  readonly imported: number;
  readonly discarded: number;
  /** Part of the bytes of all files, 0 to 1. */
  readonly progress: number;
}

export function importState({ lastImports }: Pick<Memory, 'lastImports'>): ImportState {
  const having = (...wanted: readonly MemoryImport['status'][]) =>
    lastImports.filter(({ status }) => wanted.includes(status));
  const summaries = lastImports.flatMap(({ summary }) => summary ?? []);
  const bytes = sum(lastImports.map((one) => one.bytes));
  return {
    unfinished: having('waiting', 'running'),
    failed: having('failed'),
    cancelled: having('cancelled'),
    imported: sum(summaries.map(({ imported }) => imported)),
    discarded: sum(summaries.map(discardedOf)),
    progress: bytes === 0 ? 0 : sum(lastImports.map(bytesRead)) / bytes,
  };
}

export function isImporting({ lastImports }: Pick<Memory, 'lastImports'>): boolean {
  return lastImports.some(({ status }) => status === 'waiting' || status === 'running');
}

/** Why records were left out, in the order they are read out. */
export const discardReasons = ['duplicate', 'identical', 'empty', 'otherLanguage', 'tooLong'] as const;

function discardedOf(summary: ImportSummary): number {
  return sum(discardReasons.map((reason) => summary[reason]));
}

function bytesRead({ status, job, bytes }: MemoryImport): number {
  if (status !== 'waiting' && status !== 'running') return bytes;
  return job === null || job.total === 0 ? 0 : (job.done / job.total) * bytes;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
