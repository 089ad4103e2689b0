import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DocumentRefusal } from '@transloom/core/document/document-format-error';
import { AppError, type ErrorParams } from '../../platform/app-error.ts';
import { documentRefusal } from './document-refusal.ts';

export interface UnpackTask {
  readonly file: Uint8Array;
  /** Most of one file. */
  readonly entryBytes: number;
}

export type UnpackAnswer =
  | { readonly status: 'file'; readonly name: string; readonly content: Uint8Array }
  | { readonly status: 'done' }
  | { readonly status: 'refused'; readonly code: DocumentRefusal; readonly params: ErrorParams };

export interface UnpackedFile {
  /** Without its folders. */
  readonly name: string;
  readonly content: Uint8Array;
}

const threadFile = new URL('./unpack-thread.ts', import.meta.url);
const timeoutMs = 60_000;

/**
 * The files of an archive one by one, inflated in a thread; no more than one is in memory.
 * @throws {AppError} document.… naming the archive
 */
export async function* unpackInThread(task: UnpackTask, name: string): AsyncGenerator<UnpackedFile> {
  const thread = new Worker(threadFile, { workerData: task });
  let ends = false;
  try {
    for (;;) {
      const answer = await ask(thread, name);
      ends = answer.status !== 'file';
      if (answer.status === 'done') return;
      if (answer.status === 'refused') throw documentRefusal(answer, name);
      yield answer;
    }
  } finally {
    if (!ends) await thread.terminate();
  }
}

async function ask(thread: Worker, name: string): Promise<UnpackAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  thread.postMessage('next');
  try {
    const [answer] = (await once(thread, 'message', { signal })) as [UnpackAnswer];
    return answer;
  } catch (error) {
    if (signal.aborted) throw new AppError('document.too-slow', { name }, { cause: error });
    throw error;
  }
}
