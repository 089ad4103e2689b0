import { documentFormat, findConvertedFormat } from '@transloom/core/document/format-registry';
import type { JobContext, LongContext } from '../../../platform/context.ts';
import { readConverted } from '../../files/converted-content.ts';
import { readUpload } from '../../files/uploaded-content.ts';

export interface WorkingFile {
  readonly file: Uint8Array;
  /** The format that reads and writes it. */
  readonly formatId: string;
}

interface Source {
  readonly fileId: string;
  readonly name: string;
  /** Format of the file as it was recognized. */
  readonly format: string;
  readonly sourceLanguage: string;
}

/**
 * The file that a document is read from and built into: its own, or the converted one.
 * @throws {AppError} document.…
 */
export async function readWorkingFile(
  job: LongContext & Pick<JobContext, 'signal'>,
  { fileId, name, format, sourceLanguage: language }: Source,
): Promise<WorkingFile> {
  const converted = findConvertedFormat(format);
  if (converted === undefined)
    return { file: await readUpload(job, fileId), formatId: documentFormat(format).id };
  const file = await readConverted(job, { fileId, name, format: converted, language, signal: job.signal });
  return { file, formatId: converted.becomes };
}
