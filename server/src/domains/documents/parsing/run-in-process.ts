import type { DocumentRefusal } from '@transloom/core/document/document-format-error';
import type { Layout, LayoutInput } from '@transloom/core/preview/layout/preview-layout';
import type { ErrorParams } from '../../../platform/app-error.ts';
import { ProcessPool } from '../../../platform/child-processes/process-pool.ts';
import { childRefusal, documentRefusal } from '../../files/document-refusal.ts';
import type { BuildTranslationInput, BuiltTranslation } from './build-translation.ts';
import type { SegmentDocumentInput } from './segment-document.ts';
import type { SegmentedDocument } from './segment-row.ts';

export interface RecognizeInput {
  readonly name: string;
  readonly file: Uint8Array;
}

export type ProcessTask =
  | { readonly kind: 'recognize'; readonly input: RecognizeInput }
  | { readonly kind: 'segment'; readonly input: SegmentDocumentInput }
  | { readonly kind: 'build'; readonly input: BuildTranslationInput }
  | { readonly kind: 'lay-out'; readonly input: NamedLayoutInput };

type NamedLayoutInput = LayoutInput & RecognizeInput;

/** Of a recognized file, the id of its format. */
export type ProcessValue = string | SegmentedDocument | BuiltTranslation | Layout | undefined;

export type ProcessAnswer =
  | { readonly status: 'done'; readonly value: ProcessValue }
  | { readonly status: 'refused'; readonly code: DocumentRefusal; readonly params: ErrorParams };

/** @throws {AppError} document.* naming the file */
export async function recognizeInProcess(input: RecognizeInput, signal: AbortSignal): Promise<string> {
  return (await runInProcess({ kind: 'recognize', input }, signal)) as string;
}

/** @throws {AppError} document.* naming the file */
export async function segmentInProcess(
  input: SegmentDocumentInput,
  signal: AbortSignal,
): Promise<SegmentedDocument> {
  return (await runInProcess({ kind: 'segment', input }, signal)) as SegmentedDocument;
}

/** @throws {AppError} document.* naming the file */
export async function buildInProcess(
  input: BuildTranslationInput,
  signal: AbortSignal,
): Promise<BuiltTranslation> {
  return (await runInProcess({ kind: 'build', input }, signal)) as BuiltTranslation;
}

/** @throws {AppError} document.* naming the file */
export async function layOutInProcess(
  input: NamedLayoutInput,
  signal: AbortSignal,
): Promise<Layout | undefined> {
  return (await runInProcess({ kind: 'lay-out', input }, signal)) as Layout | undefined;
}

const pool = new ProcessPool<ProcessTask, ProcessAnswer>(new URL('./document-process.ts', import.meta.url), {
  heapMb: 512,
});

async function runInProcess(task: ProcessTask, signal: AbortSignal): Promise<ProcessValue> {
  const { name } = task.input;
  const answer = await pool.run(task, { signal, timeoutMs: 60_000 }).catch((error: unknown) => {
    throw childRefusal(error, name);
  });
  if (answer.status === 'refused') throw documentRefusal(answer, name);
  return answer.value;
}
