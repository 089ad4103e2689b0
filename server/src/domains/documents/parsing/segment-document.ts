import type { TranslationUnit } from '@transloom/core/document/document-format';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { documentFormat } from '@transloom/core/document/format-registry';
import { parseDocument } from '@transloom/core/document/read-document';
import type { InlineCodeTable, InlineText } from '@transloom/core/inline/inline-text';
import { toMarkup } from '@transloom/core/inline/markup';
import { plainText } from '@transloom/core/inline/plain-text';
import { sliceInline } from '@transloom/core/inline/slice-inline';
import { segmentUnit } from '@transloom/core/segmentation/segment-unit';
import type { SentenceSpan } from '@transloom/core/segmentation/sentence-span';
import { countDetails, sumCounts } from '@transloom/core/text/count-words';
import type { SegmentedDocument, SegmentRow } from './segment-row.ts';

export interface SegmentDocumentInput {
  readonly formatId: string;
  readonly name: string;
  readonly file: Uint8Array;
  readonly sourceLanguage: string;
}

/** @throws {DocumentFormatError} */
export function segmentDocument({ formatId, file, sourceLanguage }: SegmentDocumentInput): SegmentedDocument {
  const { units, warnings } = parseDocument(documentFormat(formatId), file);
  const sentences = units.flatMap((unit) => sentencesOf(unit, sourceLanguage));
  if (sentences.length === 0) throw new DocumentFormatError('no-text');
  const counts = sumCounts(sentences.map(({ source, codes }) => countDetails(plainText(source, codes))));
  return {
    segments: sentences.map(segmentRow),
    warnings,
    wordCount: counts.words,
    characterCount: counts.charactersWithSpaces,
  };
}

/** A sentence in its unit. */
interface Sentence extends SentenceSpan {
  readonly unit: TranslationUnit;
  readonly startsUnit: boolean;
  readonly source: InlineText;
  readonly codes: InlineCodeTable;
}

function sentencesOf(unit: TranslationUnit, language: string): readonly Sentence[] {
  return segmentUnit(unit, language).map(({ start, end }, index) => {
    const source = sliceInline(unit.source, start, end);
    return { unit, startsUnit: index === 0, start, end, source, codes: codesOf(source, unit.codes) };
  });
}

function segmentRow({ unit, startsUnit, start, end, source, codes }: Sentence): SegmentRow {
  return {
    unitId: unit.id,
    unitKind: unit.kind,
    unitKey: unit.key ?? null,
    startsUnit,
    spanStart: start,
    spanEnd: end,
    source: toMarkup(source),
    codes,
  };
}

function codesOf(inline: InlineText, codes: InlineCodeTable): InlineCodeTable {
  const ids = new Set(inline.codes.map((code) => code.id));
  return Object.fromEntries(Object.entries(codes).filter(([id]) => ids.has(Number(id))));
}
