import type { FormatOptions, TranslationUnit } from '@transloom/core/document/document-format';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { documentFormat } from '@transloom/core/document/format-registry';
import { proveRebuild } from '@transloom/core/document/prove-rebuild';
import { parseDocument } from '@transloom/core/document/read-document';
import type { InlineCodeTable, InlineText } from '@transloom/core/inline/inline-text';
import { toMarkup } from '@transloom/core/inline/markup';
import { plainText } from '@transloom/core/inline/plain-text';
import { sliceInline } from '@transloom/core/inline/slice-inline';
import { compileSegmentation } from '@transloom/core/segmentation/own-rules/compile-segmentation';
import type { SegmentationSettings } from '@transloom/core/segmentation/own-rules/segmentation-settings';
import { countDetails, sumCounts } from '@transloom/core/text/count-words';
import { type Splitting, type TranslatedSpan, translatedSpans } from './file-target.ts';
import type { SegmentedDocument, SegmentRow } from './segment-row.ts';

export interface SegmentDocumentInput {
  readonly formatId: string;
  readonly name: string;
  readonly file: Uint8Array;
  /** Options with both languages. */
  readonly options: FormatOptions & Required<Pick<FormatOptions, 'sourceLanguage' | 'targetLanguage'>>;
  readonly segmentation: SegmentationSettings;
}

/**
 * The sentences of a file that can be written back.
 * @throws {DocumentFormatError} what the format refuses, no-text, not-rebuildable
 */
export function segmentDocument(input: SegmentDocumentInput): SegmentedDocument {
  const { file, options } = input;
  const format = documentFormat(input.formatId);
  const { units, warnings } = parseDocument(format, file, options);
  const splitting = splittingOf(input);
  const sentences = units.flatMap((unit) => sentencesOf(unit, splitting));
  if (sentences.length === 0) throw new DocumentFormatError('no-text');
  proveRebuild(format, file, units, options);
  const counts = sumCounts(sentences.map(({ source, codes }) => countDetails(plainText(source, codes))));
  return {
    segments: sentences.map(segmentRow),
    warnings,
    wordCount: counts.words,
    characterCount: counts.charactersWithSpaces,
  };
}

function splittingOf({ options, segmentation }: SegmentDocumentInput): Splitting {
  const { sourceLanguage, targetLanguage } = options;
  return {
    sourceLanguage,
    targetLanguage,
    source: compileSegmentation(segmentation, sourceLanguage),
    target: compileSegmentation(segmentation, targetLanguage),
  };
}

/** A sentence in its unit. */
interface Sentence extends TranslatedSpan {
  readonly unit: TranslationUnit;
  readonly startsUnit: boolean;
  readonly source: InlineText;
  readonly codes: InlineCodeTable;
}

function sentencesOf(unit: TranslationUnit, splitting: Splitting): readonly Sentence[] {
  return translatedSpans(unit, splitting).map(({ start, end, target }, index) => {
    const source = sliceInline(unit.source, start, end);
    return { unit, startsUnit: index === 0, start, end, target, source, codes: codesOf(source, unit.codes) };
  });
}

function segmentRow({ unit, startsUnit, start, end, target, source, codes }: Sentence): SegmentRow {
  const translated = target !== '';
  return {
    unitId: unit.id,
    unitKind: unit.kind,
    unitKey: unit.key ?? null,
    startsUnit,
    spanStart: start,
    spanEnd: end,
    source: toMarkup(source),
    codes,
    target,
    origin: translated ? 'file' : 'none',
    confirmed: translated && unit.targetState === 'reviewed',
    locked: unit.locked === true,
  };
}

function codesOf(inline: InlineText, codes: InlineCodeTable): InlineCodeTable {
  const ids = new Set(inline.codes.map((code) => code.id));
  return Object.fromEntries(Object.entries(codes).filter(([id]) => ids.has(Number(id))));
}
