import { DocumentFormatError, type DocumentRefusal } from '@transloom/core/document/document-format-error';
import { ChildError } from '../../platform/child-processes/pooled-child.ts';
import { ProcessPool } from '../../platform/child-processes/process-pool.ts';
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

/** Each may hold so much beyond its own code, the bytes of unpacked streams included. */
export function pdfProcesses(memoryMb: number): ProcessPool<PdfTask, PdfAnswer> {
  const file = new URL('./pdf-process.ts', import.meta.url);
  return new ProcessPool(file, { heapMb: memoryMb, residentMb: codeMb + memoryMb, lean: true });
}

const codeMb = 92;
const readers = pdfProcesses(112);
const writers = pdfProcesses(768);

export interface PdfLimits {
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
}

/** @throws {DocumentFormatError | PagesError} */
export async function readInProcess(
  file: Uint8Array,
  limits: PdfLimits,
  processes: typeof readers = readers,
): Promise<PdfText> {
  const text = (await runInProcess(processes, { kind: 'read', input: file }, limits)) as PdfText;
  if (text.scanned.length > 0) processes.endIdle(); // programs that see these pages need the memory
  return text;
}

/** @throws {DocumentFormatError | PagesError} */
export async function overlayInProcess(overlay: PdfOverlay, limits: PdfLimits): Promise<OverlaidPdf> {
  return (await runInProcess(writers, { kind: 'overlay', input: overlay }, limits)) as OverlaidPdf;
}

async function runInProcess(processes: typeof readers, task: PdfTask, limits: PdfLimits): Promise<PdfValue> {
  const { signal, timeoutMs = 120_000 } = limits;
  const moreMb = (copiesOfFile * fileOf(task).length) / 2 ** 20;
  const answer = await processes.run(task, { signal, timeoutMs, moreMb }).catch((error: unknown) => {
    if (!(error instanceof ChildError)) throw error;
    throw error.reason === 'too-slow'
      ? new PagesError('too-slow', 'pdf')
      : new DocumentFormatError('too-large');
  });
  if (answer.status === 'refused') throw new DocumentFormatError(answer.code, answer.params);
  return answer.value;
}

/**
 * Memory limit as a multiple of the file size: the file itself, the library's copies and the unpacked pages. A long
 * manual needs more memory than a small hostile file may have.
 */
const copiesOfFile = 24;

function fileOf({ kind, input }: PdfTask): Uint8Array {
  return kind === 'read' ? input : input.original;
}
