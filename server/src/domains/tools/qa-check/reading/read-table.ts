import { toMarkup } from '@transloom/core/inline/markup';
import { readExchangeInProcess } from '../../../documents/parsing/run-in-process.ts';
import type { FileReader } from '../../../documents/parsing/segment-file.ts';
import { readUpload, uploadedFile } from '../../../files/uploaded-content.ts';
import type { NewCheckedFile } from '../segments/checked-segments.store.ts';

const formats = ['docx', 'xlsx'] as const;

/** The pairs of a bilingual table that this program wrote; undefined for any other file. @throws {AppError} document.… */
export async function readTable(job: FileReader, fileId: string): Promise<NewCheckedFile | undefined> {
  const { name } = await job.transact((context) => uploadedFile(context, fileId));
  const as = formats.find((format) => name.toLowerCase().endsWith(`.${format}`));
  if (as === undefined) return undefined;
  const file = await readUpload(job, fileId);
  const returned = await readExchangeInProcess({ name, file, as }, job.signal);
  if (returned.length === 0) return undefined;
  return {
    name,
    format: as,
    kind: 'table',
    fileId,
    documentId: null,
    segments: returned.map(({ id, source, target }) => ({
      unitId: id,
      spanStart: 0,
      spanEnd: 0,
      source: toMarkup(source),
      target: toMarkup(target),
      codes: {},
      confirmed: false,
      locked: false,
      writable: true,
      documentSegmentId: null,
      version: 0,
    })),
  };
}
