import type { ReturnedSegment } from '@transloom/core/document/convert/read-exchange';
import type { DocumentRefusal } from '@transloom/core/document/document-format-error';
import type { Layout, LayoutInput } from '@transloom/core/preview/layout/preview-layout';
import { defaultSegmentation } from '@transloom/core/segmentation/own-rules/segmentation-settings';
import { AppError, type ErrorParams } from '../../../platform/app-error.ts';
import { ProcessPool } from '../../../platform/child-processes/process-pool.ts';
import { childRefusal, documentRefusal } from '../../files/document-refusal.ts';
import type { BuildTranslationInput, BuiltTranslation } from './build-translation.ts';
import type { SegmentDocumentInput } from './segment-document.ts';
import type { SegmentedDocument } from './segment-row.ts';

/** A file, with the name a refusal calls it by. */
export interface NamedInput {
  readonly name: string;
  readonly file: Uint8Array;
}

/** Formats in which translations come back. */
export const returnedFormats = ['xliff', 'docx', 'xlsx'] as const;

interface ReturnedInput extends NamedInput {
  readonly as: (typeof returnedFormats)[number];
}

export type ProcessTask =
  | { readonly kind: 'recognize'; readonly input: NamedInput }
  | { readonly kind: 'segment'; readonly input: SegmentDocumentInput }
  | { readonly kind: 'build'; readonly input: BuildTranslationInput }
  | { readonly kind: 'read-exchange'; readonly input: ReturnedInput }
  | { readonly kind: 'lay-out'; readonly input: NamedLayoutInput };

type NamedLayoutInput = LayoutInput & NamedInput;

/** For a recognized file the id of its format. */
export type ProcessValue =
  | string
  | SegmentedDocument
  | BuiltTranslation
  | readonly ReturnedSegment[]
  | Layout
  | undefined;

export type ProcessAnswer =
  | { readonly status: 'done'; readonly value: ProcessValue }
  | { readonly status: 'refused'; readonly code: DocumentRefusal; readonly params: ErrorParams };

/** @throws {AppError} document.* naming the file */
export async function recognizeInProcess(input: NamedInput, signal: AbortSignal): Promise<string> {
  return (await runInProcess({ kind: 'recognize', input }, signal)) as string;
}

/**
 * Where it takes too long, and would not without the expressions that people wrote, these are named as the reason.
 * @throws {AppError} document.* and segmentation.rules-too-slow, naming the file
 */
export async function segmentInProcess(
  input: SegmentDocumentInput,
  signal: AbortSignal,
  timeoutMs = usualTimeoutMs,
): Promise<SegmentedDocument> {
  const segment = (tried: SegmentDocumentInput, withinMs: number) =>
    runInProcess({ kind: 'segment', input: tried }, signal, withinMs) as Promise<SegmentedDocument>;
  try {
    return await segment(input, timeoutMs);
  } catch (error) {
    const isSlow = error instanceof AppError && error.code === 'document.too-slow';
    if (!isSlow || input.segmentation.groups.length === 0) throw error;
    await segment({ ...input, segmentation: defaultSegmentation }, usualTimeoutMs);
    throw new AppError('segmentation.rules-too-slow', { name: input.name }, { cause: error });
  }
}

/** @throws {AppError} document.* naming the file */
export async function buildInProcess(
  input: BuildTranslationInput,
  signal: AbortSignal,
): Promise<BuiltTranslation> {
  return (await runInProcess({ kind: 'build', input }, signal)) as BuiltTranslation;
}

/** @throws {AppError} document.* naming the file */
export async function readExchangeInProcess(
  input: ReturnedInput,
  signal: AbortSignal,
): Promise<readonly ReturnedSegment[]> {
  return (await runInProcess({ kind: 'read-exchange', input }, signal)) as readonly ReturnedSegment[];
}

/** @throws {AppError} document.* naming the file */
export async function layOutInProcess(
  input: NamedLayoutInput,
  signal: AbortSignal,
): Promise<Layout | undefined> {
  return (await runInProcess({ kind: 'lay-out', input }, signal)) as Layout | undefined;
}

const pool = new ProcessPool<ProcessTask, ProcessAnswer>(new URL('./document-process.ts', import.meta.url), {
  heapMb: 400,
  residentMb: 512,
});

/** Bounds of a file (F02): 512 MB and 30 s of one process. */
const usualTimeoutMs = 30_000;

async function runInProcess(
  task: ProcessTask,
  signal: AbortSignal,
  timeoutMs = usualTimeoutMs,
): Promise<ProcessValue> {
  const { name } = task.input;
  const answer = await pool.run(task, { signal, timeoutMs }).catch((error: unknown) => {
    throw childRefusal(error, name);
  });
  if (answer.status === 'refused') throw documentRefusal(answer, name);
  return answer.value;
}
