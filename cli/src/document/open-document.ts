import { basename } from 'node:path';
import type { ConvertedFormat } from '@transloom/core/document/converted-format';
import type {
  DocumentFormat,
  DocumentWarning,
  FormatOptions,
  UnitVisitor,
} from '@transloom/core/document/document-format';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { documentFormat, type FileFormat, fileFormats } from '@transloom/core/document/format-registry';
import { rewriteDocument } from '@transloom/core/document/read-document';
import { recognizeFormat } from '@transloom/core/document/recognize-format';
import { checkLanguageTag } from '../options.ts';
import { ByteComparison } from './byte-comparison.ts';
import { convertFile } from './convert-file.ts';
import { documentRefusal } from './document-refusal.ts';
import { readInput, writeOutput } from './files.ts';
import { type PageOriginal, readPageDocument, writePageDocument } from './page-document.ts';

export interface OpenDocument {
  readonly name: string;
  readonly format: DocumentFormat;
  readonly file: Uint8Array;
  /** Where the text is that of a PDF or a picture: what it was read from. */
  readonly original?: PageOriginal;
}

/**
 * A document, already converted where its format has to be; standard input (`-`) is what it surely is, else plain text.
 * The language is that of text that has to be recognized.
 * @throws {Refusal} path.…, document.…
 */
export async function openDocument(path: string, language?: string): Promise<OpenDocument> {
  const file = await readInput(path);
  const name = path === '-' ? 'standard-input.txt' : basename(path);
  const format = refusing(name, () => formatOfInput(path, file) ?? recognizeFormat(file, name));
  if (!('becomes' in format)) return { name, format, file };
  if (format.becomes === 'pages') return openPages(name, { format, file, language });
  const [from = format.id] = format.extensions;
  const converted = await convertFile(name, { file, from, to: format.becomes });
  return { name, format: documentFormat(format.becomes), file: converted };
}

/** Standard input has no name that could tell. */
function formatOfInput(path: string, file: Uint8Array): FileFormat | undefined {
  return path === '-' ? fileFormats.find((format) => format.recognize(file) === 3) : undefined;
}

async function openPages(name: string, { format, file, language }: PagesFile): Promise<OpenDocument> {
  const kind = format.id === 'image' ? 'image' : 'pdf';
  const spoken = language === undefined ? undefined : checkLanguageTag(language);
  const text = await readPageDocument(name, { file, kind, language: spoken });
  const original = { bytes: file, gives: format.gives ?? [] };
  return { name, format: documentFormat(format.becomes), file: text, original };
}

interface PagesFile {
  readonly format: ConvertedFormat;
  readonly file: Uint8Array;
  readonly language: string | undefined;
}

/**
 * Walks the units of a document; nothing is written. Gives what was left out or simplified.
 * @throws {Refusal} document.…
 */
export function visitUnits(
  { name, format, file }: OpenDocument,
  visit: (unit: Parameters<UnitVisitor>[0]) => void,
  options: FormatOptions,
): readonly DocumentWarning[] {
  const read: UnitVisitor = (unit) => {
    visit(unit);
    return undefined;
  };
  return refusing(name, () => format.process(file, read, options, () => {})).warnings;
}

export interface WrittenDocument {
  readonly warnings: readonly DocumentWarning[];
  /** Whether it is the file that was read, byte for byte. */
  readonly identical: boolean;
}

/**
 * The document at `path`, with what the visitor returns in place of its units.
 * @throws {Refusal} path.not-writable, usage.page-output, document.…
 */
export async function writeDocument(
  path: string,
  document: OpenDocument,
  visit: UnitVisitor,
  options: FormatOptions,
): Promise<WrittenDocument> {
  const { name, format, file, original } = document;
  if (original === undefined) {
    const comparison = new ByteComparison(file);
    const { warnings } = writeOutput(path, (write) => {
      const compare = (bytes: Uint8Array) => {
        comparison.add(bytes);
        write(bytes);
      };
      return refusing(name, () => format.process(file, visit, options, compare));
    });
    return { warnings, identical: comparison.identical };
  }
  const { output: translated, warnings } = refusing(name, () =>
    rewriteDocument(format, file, visit, options),
  );
  const { targetLanguage = 'und' } = options;
  const finished = await writePageDocument(path, {
    name,
    original,
    source: file,
    translated,
    targetLanguage,
  });
  writeOutput(path, (write) => write(finished.file));
  const identical = Buffer.compare(finished.file, original.bytes) === 0;
  return { warnings: [...warnings, ...finished.warnings], identical };
}

/** Runs work of core on a file and tells its refusals by the file's name. */
function refusing<Result>(name: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof DocumentFormatError)) throw error;
    throw documentRefusal(error, name);
  }
}
