import type { DocumentRefusal } from '@transloom/core/document/document-format-error';
import type { TableFormat } from '@transloom/core/memory/exchange/table-head';
import type { ErrorParams } from '../../../platform/app-error.ts';
import { ProcessPool } from '../../../platform/child-processes/process-pool.ts';
import { childRefusal, documentRefusal } from '../../files/document-refusal.ts';

type Rows = readonly (readonly string[])[];

export interface TableHeadTask {
  readonly content: Uint8Array;
  readonly format: TableFormat;
  /** Number of rows. */
  readonly count: number;
}

export type TableHeadAnswer =
  | { readonly status: 'done'; readonly rows: Rows }
  | { readonly status: 'refused'; readonly code: DocumentRefusal; readonly params: ErrorParams };

interface Asking {
  /** Name of the file, for refusals. */
  readonly name: string;
  readonly signal: AbortSignal;
}

const pool = new ProcessPool<TableHeadTask, TableHeadAnswer>(
  new URL('./table-head-process.ts', import.meta.url),
  { heapMb: 512 },
);
const timeoutMs = 60_000;

/** The first rows of a table, read in a process of its own. @throws {AppError} document.… */
export async function tableHeadInProcess(task: TableHeadTask, { name, signal }: Asking): Promise<Rows> {
  const answer = await pool.run(task, { timeoutMs, signal }).catch((error: unknown) => {
    throw childRefusal(error, name);
  });
  if (answer.status === 'refused') throw documentRefusal(answer, name);
  return answer.rows;
}
