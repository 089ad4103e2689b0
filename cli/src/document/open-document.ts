import { basename } from 'node:path';
import type { DocumentFormat, FormatOptions, UnitVisitor } from '@transloom/core/document/document-format';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { documentFormat, fileFormats } from '@transloom/core/document/format-registry';
import { recognizeFormat } from '@transloom/core/document/recognize-format';
import { catalogueCode, Refusal } from '../refusal.ts';
import { convertFile } from './convert-file.ts';
import { readInput, writeOutput } from './files.ts';

export interface OpenDocument {
  readonly name: string;
  readonly format: DocumentFormat;
  readonly file: Uint8Array;
}

/**
 * A document, already converted where its format has to be.
 * @throws {Refusal} path.…, document.…
 */
export async function openDocument(path: string): Promise<OpenDocument> {
  const file = await readInput(path);
  const name = basename(path);
  const format = refusing(name, () => recognizeFormat(file, name));
  if (!('becomes' in format)) return { name, format, file };
  const [from = format.id] = format.extensions;
  const converted = await convertFile(name, { file, from, to: format.becomes });
  return { name, format: documentFormat(format.becomes), file: converted };
}

/**
 * Walks the units of a document; nothing is written.
 * @throws {Refusal} document.…
 */
export function visitUnits(
  { name, format, file }: OpenDocument,
  visit: (unit: Parameters<UnitVisitor>[0]) => void,
  options: FormatOptions,
): void {
  const read: UnitVisitor = (unit) => {
    visit(unit);
    return undefined;
  };
  refusing(name, () => format.process(file, read, options, () => {}));
}

/**
 * The document at `path`, with what the visitor returns in place of its units.
 * @throws {Refusal} path.not-writable, document.…
 */
export function writeDocument(
  path: string,
  { name, format, file }: OpenDocument,
  visit: UnitVisitor,
  options: FormatOptions,
): void {
  writeOutput(path, (write) => refusing(name, () => format.process(file, visit, options, write)));
}

/** Runs work of core on a file and tells its refusals by the file's name. */
function refusing<Result>(name: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof DocumentFormatError)) throw error;
    const formats = fileFormats.flatMap(({ extensions }) => extensions).join(', ');
    throw new Refusal(catalogueCode(`document.${error.code}`), {
      name,
      formats,
      actual: '',
      ...error.params,
    });
  }
}
