import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { TranslationUnit } from '@transloom/core/document/document-format';
import { documentFormats } from '@transloom/core/document/format-registry';
import { parseDocument, rewriteDocument } from '@transloom/core/document/read-document';

export interface OfficeFilesFigures {
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
  /** Inline codes and characters of Word files. */
  readonly wordCodes: number;
  readonly wordCharacters: number;
}

/** A process of its own, so that nothing is warm: reads the files it is told and writes every unit with its own text. */
process.on('message', (paths: readonly string[]) => {
  const started = performance.now();
  const before = process.cpuUsage();
  const units = paths.flatMap(extractAndWrite);
  const { user, system } = process.cpuUsage(before);
  const wallSeconds = (performance.now() - started) / 1000;
  const sum = (count: (unit: TranslationUnit) => number) =>
    units.reduce((total, unit) => total + count(unit), 0);
  process.send?.({
    cpuSeconds: (user + system) / 1e6,
    wallSeconds,
    wordCodes: sum(({ source }) => source.codes.length),
    wordCharacters: sum(({ source }) => source.text.length),
  } satisfies OfficeFilesFigures);
});

/** The units of Word files. */
function extractAndWrite(path: string): readonly TranslationUnit[] {
  const extension = extname(path).slice(1).toLowerCase();
  const format = documentFormats.find(({ extensions }) => extensions.includes(extension));
  if (format === undefined) throw new Error(`no format for ${path}`);
  const file = readFileSync(path);
  const { units } = parseDocument(format, file);
  rewriteDocument(format, file, ({ source }) => source);
  return format.id === 'docx' ? units : [];
}
