import { DocumentFormatError, type DocumentRefusal } from '@transloom/core/document/document-format-error';
import { ThreadError, ThreadPool } from '../../platform/threads/thread-pool.ts';
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

/** Threads of so much memory each, the bytes of unpacked streams included. */
export function pdfThreads(memoryMb: number): ThreadPool<PdfTask, PdfAnswer> {
  const file = new URL('./pdf-thread.ts', import.meta.url);
  return new ThreadPool(file, { heapMb: memoryMb, countsBytes: true, quiet: true });
}

const readers = pdfThreads(384);
const writers = pdfThreads(768);

export interface PdfLimits {
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
}

/** @throws {DocumentFormatError | PagesError} */
export async function readInThread(
  file: Uint8Array,
  limits: PdfLimits,
  threads: typeof readers = readers,
): Promise<PdfText> {
  return (await runInThread(threads, { kind: 'read', input: file }, limits)) as PdfText;
}

/** @throws {DocumentFormatError | PagesError} */
export async function overlayInThread(overlay: PdfOverlay, limits: PdfLimits): Promise<OverlaidPdf> {
  return (await runInThread(writers, { kind: 'overlay', input: overlay }, limits)) as OverlaidPdf;
}

async function runInThread(threads: typeof readers, task: PdfTask, limits: PdfLimits): Promise<PdfValue> {
  const { signal, timeoutMs = 120_000 } = limits;
  const answer = await threads.run(task, { signal, timeoutMs }).catch((error: unknown) => {
    if (!(error instanceof ThreadError)) throw error;
    throw error.reason === 'too-slow'
      ? new PagesError('too-slow', 'pdf')
      : new DocumentFormatError('too-large');
  });
  if (answer.status === 'refused') throw new DocumentFormatError(answer.code, answer.params);
  return answer.value;
}
