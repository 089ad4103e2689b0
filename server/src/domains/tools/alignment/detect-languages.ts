import type { alignmentApi } from '@transloom/contracts/alignment';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { sampleText } from '@transloom/core/document/sample-text';
import { detectLanguage } from '@transloom/core/language/detect-language';
import type { LongContext } from '../../../platform/context.ts';
import { readUpload, showUpload } from '../../files/uploaded-content.ts';

/** Larger files would keep the answer waiting. */
const mostBytes = 20 * 1024 * 1024;

/**
 * The languages of uploaded files, null where one cannot be told; a person chooses in the end.
 * @throws {AppError} resource.not-found for files of somebody else
 */
export async function detectLanguages(
  context: LongContext,
  { sourceFileId, targetFileId }: InputOf<typeof alignmentApi.detectLanguages>,
): Promise<OutputOf<typeof alignmentApi.detectLanguages>> {
  const source = await languageOf(context, sourceFileId);
  if (targetFileId !== null) return { source, target: await languageOf(context, targetFileId) };
  return { source, target: null };
}

async function languageOf(context: LongContext, fileId: string): Promise<string | null> {
  const { bytes } = await context.transact((short) => showUpload(short, { fileId, purpose: 'document' }));
  if (bytes > mostBytes) return null;
  return detectLanguage(sampleText(await readUpload(context, fileId))) ?? null;
}
