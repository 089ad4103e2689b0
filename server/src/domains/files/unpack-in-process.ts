import type { DocumentRefusal } from '@transloom/core/document/document-format-error';
import type { ErrorParams } from '../../platform/app-error.ts';
import { ProcessPool } from '../../platform/child-processes/process-pool.ts';
import { childRefusal, documentRefusal } from './document-refusal.ts';

export interface UnpackTask {
  readonly file: Uint8Array;
  /** Most of one file. */
  readonly entryBytes: number;
}

/** An archive begins, each 'next' asks for one more of its files. */
export type UnpackStep = UnpackTask | 'next';

export type UnpackAnswer =
  | { readonly status: 'file'; readonly name: string; readonly content: Uint8Array }
  | { readonly status: 'done' }
  | { readonly status: 'refused'; readonly code: DocumentRefusal; readonly params: ErrorParams };

export interface UnpackedFile {
  /** Without its folders. */
  readonly name: string;
  readonly content: Uint8Array;
}

const file = new URL('./unpack-process.ts', import.meta.url);
const pool = new ProcessPool<UnpackStep, UnpackAnswer>(file, { heapMb: 512 });
const timeoutMs = 60_000;

/**
 * The files of an archive one by one, inflated in a process of their own; no more than one is in memory.
 * @throws {AppError} document.… naming the archive
 */
export async function* unpackInProcess(task: UnpackTask, name: string): AsyncGenerator<UnpackedFile> {
  const child = pool.take();
  try {
    for (let step: UnpackStep = task; ; step = 'next') {
      const answer = await child.ask(step, { timeoutMs }).catch((error: unknown) => {
        throw childRefusal(error, name);
      });
      if (answer.status === 'done') return;
      if (answer.status === 'refused') throw documentRefusal(answer, name);
      yield answer;
    }
  } finally {
    pool.giveBack(child);
  }
}
