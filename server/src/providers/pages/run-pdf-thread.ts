import { Worker } from 'node:worker_threads';
import { DocumentFormatError, type DocumentRefusal } from '@transloom/core/document/document-format-error';
import type { OverlaidPdf, PdfOverlay } from './overlay-pdf.ts';
import { PagesError } from './pages-error.ts';
import type { PdfText } from './read-pdf.ts';

export type PdfTask =
  | { readonly kind: 'read'; readonly input: Uint8Array }
  | { readonly kind: 'overlay'; readonly input: PdfOverlay };

export type PdfValue = PdfText | OverlaidPdf;

export type PdfAnswer =
  | { readonly status: 'done'; readonly value: PdfValue }
  | {
      readonly status: 'refused';
      readonly code: DocumentRefusal;
      readonly params: Readonly<Record<string, string | number>>;
    };

export interface PdfLimits {
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  /** Of its objects and of the bytes they hold together. */
  readonly memoryMb?: number | undefined;
}

/** @throws {DocumentFormatError | PagesError} */
export async function readInThread(file: Uint8Array, limits: PdfLimits): Promise<PdfText> {
  return (await runInThread({ kind: 'read', input: file }, limits)) as PdfText;
}

/** @throws {DocumentFormatError | PagesError} */
export async function overlayInThread(overlay: PdfOverlay, limits: PdfLimits): Promise<OverlaidPdf> {
  return (await runInThread({ kind: 'overlay', input: overlay }, limits)) as OverlaidPdf;
}

const threadFile = new URL('./pdf-thread.ts', import.meta.url);

async function runInThread(task: PdfTask, limits: PdfLimits): Promise<PdfValue> {
  const { signal, timeoutMs = 120_000, memoryMb = 384 } = limits;
  signal?.throwIfAborted();
  const timeout = AbortSignal.timeout(timeoutMs);
  const thread = new Worker(threadFile, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    stdout: true, // what the libraries have to say of a file is for nobody
    stderr: true,
  });
  const stopped = AbortSignal.any(signal === undefined ? [timeout] : [timeout, signal]);
  const full = watchMemory(thread, memoryMb * 1024 * 1024);
  try {
    const answer = await Promise.race([firstAnswer(thread, stopped), full.reached]);
    if (answer.status === 'done') return answer.value;
    throw new DocumentFormatError(answer.code, answer.params);
  } catch (error) {
    if (timeout.aborted && !signal?.aborted) throw new PagesError('too-slow', 'pdf');
    if (isOutOfMemory(error)) throw new DocumentFormatError('too-large');
    throw error;
  } finally {
    full.stop();
    await thread.terminate();
  }
}

/** The limit of a thread counts objects alone; unpacked bytes stand beside them, where a bomb would put them. */
function watchMemory(thread: Worker, limit: number) {
  let timer: NodeJS.Timeout | undefined;
  const reached = new Promise<never>((_, reject) => {
    const look = async () => {
      const { used_heap_size: objects, external_memory: bytes } = await thread.getHeapStatistics();
      if (objects + bytes > limit) reject(new DocumentFormatError('too-large'));
    };
    timer = setInterval(() => void look().catch(() => {}), watchMs); // a thread that has ended has no figures
  });
  reached.catch(() => {});
  return { reached, stop: () => clearInterval(timer) };
}

const watchMs = 100;

function firstAnswer(thread: Worker, stopped: AbortSignal): Promise<PdfAnswer> {
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The PDF thread ended without an answer')));
    stopped.addEventListener('abort', () => reject(stopped.reason), { once: true });
  });
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
