import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { TranslationUnit } from '@transloom/core/document/document-format';
import { documentFormats } from '@transloom/core/document/format-registry';
import { parseDocument, rewriteDocument } from '@transloom/core/document/read-document';

export interface OfficeFileOrder {
  readonly path: string;
  readonly readFirst: boolean;
}

export interface OfficeFileFigures {
  /** Since the file before, with what was compiled and cleared meanwhile. */
  readonly cpuSeconds: number;
  /** Inline codes and characters of a Word file. */
  readonly wordCodes: number;
  readonly wordCharacters: number;
}

/** A process of its own for a cold start: reads the given files and writes every unit with its own text. */
let before = process.cpuUsage();
process.on('message', (order: OfficeFileOrder) => {
  const units = extractAndWrite(order);
  const { user, system } = process.cpuUsage(before);
  before = process.cpuUsage();
  const sum = (count: (unit: TranslationUnit) => number) =>
    units.reduce((total, unit) => total + count(unit), 0);
  process.send?.({
    cpuSeconds: (user + system) / 1e6,
    wordCodes: sum(({ source }) => source.codes.length),
    wordCharacters: sum(({ source }) => source.text.length),
  } satisfies OfficeFileFigures);
});
process.send?.('ready');

/** The units of Word files. */
function extractAndWrite({ path, readFirst }: OfficeFileOrder): readonly TranslationUnit[] {
  const extension = extname(path).slice(1).toLowerCase();
  const format = documentFormats.find(({ extensions }) => extensions.includes(extension));
  if (format === undefined) throw new Error(`no format for ${path}`);
  const file = readFileSync(path);
  if (readFirst) parseDocument(format, file);
  const units: TranslationUnit[] = [];
  rewriteDocument(format, file, (unit) => {
    units.push(unit);
    return unit.source;
  });
  return format.id === 'docx' ? units : [];
}
