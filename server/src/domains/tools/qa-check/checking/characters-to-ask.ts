import type { QaCheckOptions } from '@transloom/contracts/qa-check';
import type { LongContext } from '../../../../platform/context.ts';
import type { FileReader } from '../../../documents/parsing/segment-file.ts';
import { showUpload } from '../../../files/uploaded-content.ts';
import { priceIntelligentCheck } from '../../../quality/intelligent/ask-intelligent-check.ts';
import { documentsToCheck, readDocumentToCheck } from '../reading/read-project.ts';
import { readFileToCheck } from '../reading/read-segments.ts';
import type { NewCheckedFile } from '../segments/checked-segments.store.ts';

/** Whether a language model takes part. */
export function asks({
  intelligent,
  ownCheckIds,
}: Pick<QaCheckOptions, 'intelligent' | 'ownCheckIds'>): boolean {
  return intelligent || ownCheckIds.length > 0;
}

/** Larger files, and projects with more segments, are not read before the start. */
const mostBytes = 10 * 1024 * 1024;
const mostSegments = 10_000;
const readingMs = 60_000;

/** Characters that a language model is asked for at most; null where that takes too long to say. @throws {AppError} */
export async function charactersToAsk(context: LongContext, options: QaCheckOptions): Promise<number | null> {
  const reader = { ...context, signal: AbortSignal.timeout(readingMs) };
  const files =
    options.from === 'project' ? await ofProject(reader, options) : await ofFiles(reader, options);
  if (files === null) return null;
  const texts = files
    .flatMap(({ segments }) => segments)
    .filter(({ target, locked }) => target !== '' && !locked)
    .map(({ source, target }, i) => ({ id: String(i), source, target, found: [] }));
  return context.transact((short) => priceIntelligentCheck(short, options, texts));
}

async function ofFiles(reader: FileReader, options: QaCheckOptions): Promise<NewCheckedFile[] | null> {
  const { fileIds, translationFileIds, sourceLanguage, targetLanguage } = options;
  const uploads = await reader.transact(async (short) => {
    const shown = [];
    for (const fileId of [...fileIds, ...translationFileIds])
      shown.push(await showUpload(short, { fileId, purpose: 'document' }));
    return shown;
  });
  if (uploads.reduce((sum, { bytes }) => sum + bytes, 0) > mostBytes) return null;
  const files: NewCheckedFile[] = [];
  for (const [i, fileId] of fileIds.entries()) {
    const translationFileId = translationFileIds[i];
    files.push(await readFileToCheck(reader, { fileId, translationFileId, sourceLanguage, targetLanguage }));
  }
  return files;
}

async function ofProject(reader: FileReader, options: QaCheckOptions): Promise<NewCheckedFile[] | null> {
  const documents = await reader.transact((short) => documentsToCheck(short, options));
  if (documents.reduce((sum, { segmentCount }) => sum + segmentCount, 0) > mostSegments) return null;
  const files: NewCheckedFile[] = [];
  for (const document of documents) files.push(await readDocumentToCheck(reader, document));
  return files;
}
