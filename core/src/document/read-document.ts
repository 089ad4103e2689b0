import type {
  DocumentFormat,
  DocumentReport,
  FormatOptions,
  TranslationUnit,
  UnitTarget,
  UnitVisitor,
} from './document-format.ts';

export interface ParsedDocument extends DocumentReport {
  readonly units: readonly TranslationUnit[];
}

export interface BuiltDocument extends DocumentReport {
  readonly output: Uint8Array;
}

/** @throws {DocumentFormatError} */
export function parseDocument(
  format: DocumentFormat,
  file: Uint8Array,
  options: FormatOptions = {},
): ParsedDocument {
  const units: TranslationUnit[] = [];
  const collect = (unit: TranslationUnit) => {
    units.push(unit);
    return undefined;
  };
  return { units, ...format.process(file, collect, options, () => {}) };
}

/**
 * The file with the given units replaced; units without a target keep their bytes.
 * @throws {DocumentFormatError}
 */
export function buildDocument(
  format: DocumentFormat,
  file: Uint8Array,
  targets: ReadonlyMap<string, UnitTarget>,
  options: FormatOptions = {},
): BuiltDocument {
  return rewriteDocument(format, file, (unit) => targets.get(unit.id), options);
}

/**
 * The file with what the visitor returns in place of its units.
 * @throws {DocumentFormatError}
 */
export function rewriteDocument(
  format: DocumentFormat,
  file: Uint8Array,
  visit: UnitVisitor,
  options: FormatOptions = {},
): BuiltDocument {
  const pieces: Uint8Array[] = [];
  const report = format.process(file, visit, options, (bytes) => pieces.push(bytes));
  return { output: joinPieces(pieces), ...report };
}

/** A file that comes back as it was is not copied. */
function joinPieces(pieces: readonly Uint8Array[]): Uint8Array {
  const [only] = pieces;
  return only !== undefined && pieces.length === 1 ? only : Buffer.concat(pieces);
}
