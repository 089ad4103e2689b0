import type { InlineText } from '../inline/inline-text.ts';
import type { DocumentFormat, FormatOptions, ProcessedDocument, TranslationUnit } from './document-format.ts';

export interface ParsedDocument {
  readonly units: readonly TranslationUnit[];
  readonly warnings: ProcessedDocument['warnings'];
  readonly encoding?: string;
}

/** @throws {DocumentFormatError} */
export function parseDocument(
  format: DocumentFormat,
  file: Uint8Array,
  options: FormatOptions = {},
): ParsedDocument {
  const units: TranslationUnit[] = [];
  const { warnings, encoding } = format.process(
    file,
    (unit) => {
      units.push(unit);
      return undefined;
    },
    options,
  );
  return encoding === undefined ? { units, warnings } : { units, warnings, encoding };
}

/**
 * The file with the given units replaced; units without a target keep their bytes.
 * @throws {DocumentFormatError}
 */
export function buildDocument(
  format: DocumentFormat,
  file: Uint8Array,
  targets: ReadonlyMap<string, InlineText>,
  options: FormatOptions = {},
): ProcessedDocument {
  return format.process(file, (unit) => targets.get(unit.id), options);
}
