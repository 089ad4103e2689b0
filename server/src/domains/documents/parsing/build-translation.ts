import type { DocumentWarning, FormatOptions } from '@transloom/core/document/document-format';
import { documentFormat } from '@transloom/core/document/format-registry';
import { rewriteDocument } from '@transloom/core/document/read-document';
import { type TargetRow, unitTranslation } from './unit-translation.ts';

export interface BuildTranslationInput {
  /** The file's name as people know it, for the words of a refusal. */
  readonly name: string;
  readonly formatId: string;
  readonly file: Uint8Array;
  /** Options that the file was read with, and both languages. */
  readonly options: FormatOptions & Required<Pick<FormatOptions, 'targetLanguage'>>;
  readonly targets: readonly TargetRow[];
}

export interface BuiltTranslation {
  readonly file: Uint8Array;
  readonly warnings: readonly DocumentWarning[];
}

/**
 * The file with the targets in place of its sentences; a sentence without a target stays as it is.
 * @throws {DocumentFormatError}
 */
export function buildTranslation(input: BuildTranslationInput): BuiltTranslation {
  const byUnit = Map.groupBy(input.targets, (row) => row.unitId);
  const { output, warnings } = rewriteDocument(
    documentFormat(input.formatId),
    input.file,
    (unit) => unitTranslation(unit, byUnit.get(unit.id) ?? [], input.options.targetLanguage),
    input.options,
  );
  return { file: output, warnings };
}
