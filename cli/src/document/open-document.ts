import { basename } from 'node:path';
import type { DocumentFormat, TranslationUnit } from '@transloom/core/document/document-format';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { documentFormats } from '@transloom/core/document/format-registry';
import { parseDocument } from '@transloom/core/document/read-document';
import { recognizeFormat } from '@transloom/core/document/recognize-format';
import { catalogueCode, Refusal } from '../refusal.ts';
import { readInput } from './files.ts';

export interface OpenDocument {
  readonly name: string;
  readonly format: DocumentFormat;
  readonly file: Uint8Array;
  readonly units: readonly TranslationUnit[];
}

/** @throws {Refusal} path.…, document.… */
export async function openDocument(path: string): Promise<OpenDocument> {
  const file = await readInput(path);
  const name = basename(path);
  return refusingDocument(name, () => {
    const format = recognizeFormat(file, name);
    return { name, format, file, units: parseDocument(format, file).units };
  });
}

/** Runs work of core on a file and tells its refusals by the file's name. */
export function refusingDocument<Result>(name: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof DocumentFormatError)) throw error;
    const formats = documentFormats.flatMap(({ extensions }) => extensions).join(', ');
    throw new Refusal(catalogueCode(`document.${error.code}`), {
      name,
      formats,
      actual: error.params['found'] ?? '',
      ...error.params,
    });
  }
}
