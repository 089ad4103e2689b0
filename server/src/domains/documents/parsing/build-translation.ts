import type {
  DocumentWarning,
  FormatOptions,
  TranslationUnit,
} from '@transloom/core/document/document-format';
import { documentFormat } from '@transloom/core/document/format-registry';
import { rewriteDocument } from '@transloom/core/document/read-document';
import type { InlineText } from '@transloom/core/inline/inline-text';
import { fromMarkup } from '@transloom/core/inline/markup';
import { joinSegments } from '@transloom/core/segmentation/join-segments';

/** A segment's place in its unit and its target as markup; empty where there is none. */
export interface TargetRow {
  readonly unitId: string;
  readonly spanStart: number;
  readonly spanEnd: number;
  readonly target: string;
}

export interface BuildTranslationInput {
  /** The file's name as people know it, for the words of a refusal. */
  readonly name: string;
  readonly formatId: string;
  readonly file: Uint8Array;
  /** Those the file was read with, and both languages. */
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
    (unit) => unitTarget(unit, byUnit.get(unit.id) ?? [], input.options.targetLanguage),
    input.options,
  );
  return { file: output, warnings };
}

function unitTarget(
  unit: TranslationUnit,
  rows: readonly TargetRow[],
  targetLanguage: string,
): InlineText | undefined {
  if (rows.every((row) => row.target === '')) return undefined;
  const segments = rows.map(({ spanStart, spanEnd, target }) => ({
    start: spanStart,
    end: spanEnd,
    ...(target !== '' && { target: fromMarkup(target) }),
  }));
  return joinSegments(unit, segments, targetLanguage);
}
