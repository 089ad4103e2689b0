import type { DocumentFormat, FormatOptions, TranslationUnit } from './document-format.ts';
import { DocumentFormatError } from './document-format-error.ts';
import { parseDocument, rewriteDocument } from './read-document.ts';

/**
 * Writes the source of every unit as its target and reads the result: what comes back otherwise would be a broken
 * delivery. `units` are those that were read with the same options.
 * @throws {DocumentFormatError} not-rebuildable, with the id of the first unit that did not survive
 */
export function proveRebuild(
  format: DocumentFormat,
  file: Uint8Array,
  units: readonly TranslationUnit[],
  options: FormatOptions,
): void {
  const again = rebuild(format, file, options);
  const lost = units.findIndex((unit, i) => !survived(unit, again[i]));
  const at = lost < 0 && again.length > units.length ? units.length : lost;
  if (at < 0) return;
  const part = units[at]?.id ?? again[at]?.id ?? '';
  throw new DocumentFormatError('not-rebuildable', { part, unit: at + 1 });
}

function rebuild(format: DocumentFormat, file: Uint8Array, options: FormatOptions) {
  try {
    const { output } = rewriteDocument(format, file, ({ source }) => source, options);
    return parseDocument(format, output, options).units;
  } catch (error) {
    if (!(error instanceof DocumentFormatError)) throw error;
    throw new DocumentFormatError('not-rebuildable', error.params);
  }
}

/** Codes are not compared: new text of another script gets properties of its own, and runs part otherwise. */
function survived(unit: TranslationUnit, again: TranslationUnit | undefined): boolean {
  return again !== undefined && again.id === unit.id && again.source.text === unit.source.text;
}
