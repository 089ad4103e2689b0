import type { ReturnedSegment } from '@transloom/core/document/convert/read-exchange';
import type { Context, LongContext } from '../../../platform/context.ts';
import { forgetUpload, readUpload, takeUpload } from '../../files/uploaded-content.ts';
import { readExchangeInProcess, returnedFormats } from '../parsing/run-in-process.ts';
import { findGivenSegments } from '../segments/segments.store.ts';
import { type MatchedReturn, matchReturned } from './match-returned.ts';

export interface ReturnedFile {
  readonly name: string;
  readonly segments: readonly ReturnedSegment[];
}

/** Longest wait for an answer. */
const patienceMs = 60_000;

/**
 * The translations in an uploaded XLIFF or bilingual table, which is not kept; none in a file of another format.
 * @throws {AppError} resource.not-found, document.broken, document.limit
 */
export async function readReturnedFile(context: LongContext, fileId: string): Promise<ReturnedFile> {
  const upload = await context.transact((inside) => takeUpload(inside, { fileId, purpose: 'document' }));
  const { name, format } = upload;
  try {
    const as = returnedFormats.find((one) => one === format);
    if (as === undefined) return { name, segments: [] };
    const file = await readUpload(context, fileId);
    const segments = await readExchangeInProcess({ name, file, as }, AbortSignal.timeout(patienceMs));
    return { name, segments };
  } finally {
    await context.transact((inside) => forgetUpload(inside, fileId));
  }
}

/** Matches a returned file with the present segments of a document. */
export async function matchReturnedFile(
  { db }: Pick<Context, 'db'>,
  documentId: string,
  { segments }: ReturnedFile,
): Promise<MatchedReturn> {
  return matchReturned(await findGivenSegments(db, documentId), segments);
}
