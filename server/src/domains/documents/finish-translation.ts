import type { GivenBack } from '@transloom/core/document/converted-format';
import type { DocumentWarning } from '@transloom/core/document/document-format';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { findConvertedFormat } from '@transloom/core/document/format-registry';
import { readPages } from '@transloom/core/document/formats/pages/pages-lines';
import { AppError } from '../../platform/app-error.ts';
import type { JobContext } from '../../platform/context.ts';
import { PagesError } from '../../providers/pages/pages-error.ts';
import { pagesRefusal } from '../../providers/pages/pages-refusal.ts';
import { documentRefusal } from '../files/document-refusal.ts';
import { readUpload } from '../files/uploaded-content.ts';

export interface Finishing {
  readonly fileId: string;
  readonly name: string;
  /** Format of the file as it was recognized. */
  readonly format: string;
  readonly targetLanguage: string;
  /** The file that was read and the one that was built from it. */
  readonly source: Uint8Array;
  readonly translated: Uint8Array;
  /** The wished form, where the format offers a choice. */
  readonly as?: GivenBack | undefined;
}

export interface FinishedFile {
  readonly file: Uint8Array;
  /** Set where it differs from that of the uploaded file. */
  readonly extension: string | undefined;
  readonly warnings: readonly DocumentWarning[];
}

/**
 * Returns a built document, or what the last step of its format makes of it.
 * @throws {AppError} document.program-missing, document.too-slow, document.broken
 */
export async function finishTranslation(job: JobContext, finishing: Finishing): Promise<FinishedFile> {
  const { name, fileId, format, source, translated, targetLanguage } = finishing;
  const converted = findConvertedFormat(format);
  const to = converted?.gives && choose(job, converted.gives, finishing);
  if (to === undefined) return { file: translated, extension: converted?.becomes, warnings: [] };
  const original = await readUpload(job, fileId);
  const writing = { original, source, translated, to, targetLanguage, signal: job.signal };
  try {
    return { ...(await job.providers.pages.write(writing)), extension: to };
  } catch (error) {
    if (error instanceof DocumentFormatError) throw documentRefusal(error, name);
    if (!(error instanceof PagesError)) throw error;
    const { code, params } = pagesRefusal(error);
    throw new AppError(code, { ...params, name }, { cause: error });
  }
}

/** Scanned pages flow in a Word document; others keep their looks, where the program for that is installed. */
function choose(
  job: JobContext,
  gives: readonly GivenBack[],
  { as, source }: Finishing,
): GivenBack | undefined {
  if (as !== undefined && gives.includes(as)) return as;
  const printable = job.providers.pages.programs.chromium !== undefined;
  const scanned = readPages(source).pages.some(({ recognized }) => recognized);
  return gives.find((one) => one === 'docx' || (printable && !scanned));
}
