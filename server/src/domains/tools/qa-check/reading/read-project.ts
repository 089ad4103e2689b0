import type { QaCheckOptions } from '@transloom/contracts/qa-check';
import { AppError } from '../../../../platform/app-error.ts';
import type { Context } from '../../../../platform/context.ts';
import { documentsOfProject } from '../../../documents/document-summary.ts';
import type { FileReader } from '../../../documents/parsing/segment-file.ts';
import { readSegmentsAfter } from '../../../documents/segments/read-segments.ts';
import { requireProject } from '../../../projects/require-project.ts';
import type { NewCheckedFile, NewCheckedSegment } from '../segments/checked-segments.store.ts';

/**
 * The files of a project that are checked: those chosen, in the language, whose segments are there.
 * @throws {AppError} resource.not-found, access.denied, qa-check.no-files
 */
export async function documentsToCheck(
  context: Context,
  {
    projectId,
    documentIds,
    targetLanguage,
  }: Pick<QaCheckOptions, 'projectId' | 'documentIds' | 'targetLanguage'>,
) {
  await requireProject(context, projectId ?? '');
  const chosen = new Set(documentIds);
  const documents = (await documentsOfProject(context, projectId ?? '')).filter(
    (document) =>
      document.targetLanguage === targetLanguage &&
      document.segmentCount > 0 &&
      (chosen.size === 0 || chosen.has(document.documentId)),
  );
  if (documents.length === 0) throw new AppError('qa-check.no-files');
  return documents;
}

const segmentsPerRead = 500;

/** A file of a project with its segments as they are now. */
export async function readDocumentToCheck(
  job: FileReader,
  { documentId, name }: { readonly documentId: string; readonly name: string },
): Promise<NewCheckedFile> {
  const segments: NewCheckedSegment[] = [];
  for (let after = 0; ; ) {
    const page = { after, limit: segmentsPerRead };
    const rows = await job.transact((context) => readSegmentsAfter(context, documentId, page));
    segments.push(...rows.map(ofDocument));
    const last = rows.at(-1);
    if (last === undefined || rows.length < segmentsPerRead) break;
    after = last.number;
  }
  return { name, kind: 'document', fileId: null, format: null, documentId, segments };
}

function ofDocument(row: Awaited<ReturnType<typeof readSegmentsAfter>>[number]): NewCheckedSegment {
  const { id, unitId, spanStart, spanEnd, source, target, codes, confirmed, locked, version } = row;
  const place = { unitId, spanStart, spanEnd };
  return {
    ...place,
    source,
    target,
    codes,
    confirmed,
    locked,
    writable: true,
    documentSegmentId: id,
    version,
  };
}
