import { Worker } from 'node:worker_threads';
import type { DocumentRefusal } from '@transloom/core/document/document-format-error';
import { AppError, type ErrorParams } from '../../../platform/app-error.ts';
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

interface ThreadLimits {
  readonly signal: AbortSignal;
  readonly timeoutMs?: number;
  readonly heapMb?: number;
}

/** @throws {AppError} document.* naming the file */
export async function recognizeInThread(input: RecognizeInput, limits: ThreadLimits): Promise<string> {
  return (await runInThread({ kind: 'recognize', input }, input.name, limits)) as string;
}

/** @throws {AppError} document.* naming the file */
export async function segmentInThread(
  input: SegmentDocumentInput,
  limits: ThreadLimits,
): Promise<SegmentedDocument> {
  return (await runInThread({ kind: 'segment', input }, input.name, limits)) as SegmentedDocument;
}

/** @throws {AppError} document.* naming the file */
export async function buildInThread(
  input: BuildTranslationInput,
  limits: ThreadLimits,
): Promise<BuiltTranslation> {
  return (await runInThread({ kind: 'build', input }, input.name, limits)) as BuiltTranslation;
}

const threadFile = new URL('./document-thread.ts', import.meta.url);

async function runInThread(task: ThreadTask, name: string, limits: ThreadLimits): Promise<unknown> {
  const { signal, timeoutMs = 60_000, heapMb = 512 } = limits;
  signal.throwIfAborted();
  const thread = new Worker(threadFile, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  const timeout = AbortSignal.timeout(timeoutMs);
  const stopped = AbortSignal.any([signal, timeout]);
  try {
    const answer = await firstAnswer(thread, stopped);
    if (answer.status === 'done') return answer.value;
    throw documentRefusal(answer, name);
  } catch (error) {
    if (timeout.aborted && !signal.aborted)
      throw new AppError('document.too-slow', { name }, { cause: error });
    if (isOutOfMemory(error)) throw new AppError('document.too-large', { name }, { cause: error });
    throw error;
  } finally {
    await thread.terminate();
  }
}

function firstAnswer(thread: Worker, stopped: AbortSignal): Promise<ThreadAnswer> {
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The document thread ended without an answer')));
    stopped.addEventListener('abort', () => reject(stopped.reason), { once: true });
  });
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
