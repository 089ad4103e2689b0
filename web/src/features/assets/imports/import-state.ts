import type { AssetImport, ImportSummary } from '@transloom/contracts/assets';

/** What files that came together add up to. */
export interface ImportState {
  readonly unfinished: readonly AssetImport[];
  readonly failed: readonly AssetImport[];
  readonly cancelled: readonly AssetImport[];
  /** Of the files that are done. */
  readonly imported: number;
  readonly discarded: number;
  /** Part of the bytes of all files, 0 to 1. */
  readonly progress: number;
}

export function importState(imports: readonly AssetImport[]): ImportState {
  const having = (...wanted: readonly AssetImport['status'][]) =>
    imports.filter(({ status }) => wanted.includes(status));
  const summaries = imports.flatMap(({ summary }) => summary ?? []);
  const bytes = sum(imports.map((one) => one.bytes));
  return {
    unfinished: imports.filter(isUnfinished),
    failed: having('failed'),
    cancelled: having('cancelled'),
    imported: sum(summaries.map(({ imported }) => imported)),
    discarded: sum(summaries.map(discardedOf)),
    progress: bytes === 0 ? 0 : sum(imports.map(bytesRead)) / bytes,
  };
}

export function isUnfinished({ status }: AssetImport): boolean {
  return status === 'waiting' || status === 'running';
}

/** All of the file is stored, and is not found by similar texts and by words yet. */
export function isIndexing(file: AssetImport): boolean {
  return isUnfinished(file) && file.job?.step === 'indexing';
}

/** Why records were left out, in the order they are read out. */
export const discardReasons = [
  'duplicate',
  'identical',
  'empty',
  'otherLanguage',
  'tooLong',
  'spoiled',
] as const;

export function discardedOf(summary: ImportSummary): number {
  return sum(discardReasons.map((reason) => summary[reason]));
}

function bytesRead(file: AssetImport): number {
  if (!isUnfinished(file)) return file.bytes;
  const { job, bytes } = file;
  return job === null || job.total === 0 ? 0 : (job.done / job.total) * bytes;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
