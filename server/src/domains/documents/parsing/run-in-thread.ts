import type { DocumentRefusal } from '@transloom/core/document/document-format-error';
import { AppError, type ErrorParams } from '../../../platform/app-error.ts';
import { ThreadError, ThreadPool } from '../../../platform/threads/thread-pool.ts';
import { documentRefusal } from '../../files/document-refusal.ts';
import type { BuildTranslationInput, BuiltTranslation } from './build-translation.ts';
import type { SegmentDocumentInput } from './segment-document.ts';
import type { SegmentedDocument } from './segment-row.ts';

export interface RecognizeInput {
  readonly name: string;
  readonly file: Uint8Array;
}

export type ThreadTask =
  | { readonly kind: 'recognize'; readonly input: RecognizeInput }
  | { readonly kind: 'segment'; readonly input: SegmentDocumentInput }
  | { readonly kind: 'build'; readonly input: BuildTranslationInput };

/** Of a recognized file, the id of its format. */
export type ThreadValue = string | SegmentedDocument | BuiltTranslation;

export type ThreadAnswer =
  | { readonly status: 'done'; readonly value: ThreadValue }
  | { readonly status: 'refused'; readonly code: DocumentRefusal; readonly params: ErrorParams };

/** @throws {AppError} document.* naming the file */
export async function recognizeInThread(input: RecognizeInput, signal: AbortSignal): Promise<string> {
  return (await runInThread({ kind: 'recognize', input }, signal)) as string;
}

/** @throws {AppError} document.* naming the file */
export async function segmentInThread(
  input: SegmentDocumentInput,
  signal: AbortSignal,
): Promise<SegmentedDocument> {
  return (await runInThread({ kind: 'segment', input }, signal)) as SegmentedDocument;
}

/** @throws {AppError} document.* naming the file */
export async function buildInThread(
  input: BuildTranslationInput,
  signal: AbortSignal,
): Promise<BuiltTranslation> {
  return (await runInThread({ kind: 'build', input }, signal)) as BuiltTranslation;
}

const pool = new ThreadPool<ThreadTask, ThreadAnswer>(new URL('./document-thread.ts', import.meta.url), {
  heapMb: 512,
});

async function runInThread(task: ThreadTask, signal: AbortSignal): Promise<ThreadValue> {
  const { name } = task.input;
  const answer = await pool.run(task, { signal, timeoutMs: 60_000 }).catch((error: unknown) => {
    if (!(error instanceof ThreadError)) throw error;
    const code = error.reason === 'too-slow' ? 'document.too-slow' : 'document.too-large';
    throw new AppError(code, { name }, { cause: error });
  });
  if (answer.status === 'refused') throw documentRefusal(answer, name);
  return answer.value;
}
