import type { DocumentPreview, PreviewMode } from '@transloom/contracts/documents';
import { limits } from '@transloom/contracts/limits';
import type { UnitKind } from '@transloom/core/document/document-format';
import { fromMarkup } from '@transloom/core/inline/markup';
import { type PreviewSegment, previewHtml } from '@transloom/core/preview/preview-html';
import type { Context } from '../../../platform/context.ts';
import type { DocumentRecord } from '../documents.store.ts';
import { readSegmentsAfter } from '../segments/read-segments.ts';
import type { SegmentRecord } from '../segments/segments.store.ts';
import { storedCodes } from '../segments/stored-codes.ts';

/** A document by its units, with one of its texts or both; the source stands in for a missing target. */
export async function htmlPreview(
  context: Context,
  document: DocumentRecord,
  side: PreviewMode,
): Promise<DocumentPreview> {
  const rows = await readSegmentsAfter(context, document.id, { after: 0, limit: limits.previewSegments });
  const segments = rows.map((row, index) => previewSegment(row, rows[index - 1], side));
  const language = side === 'source' ? document.sourceLanguage : document.targetLanguage;
  return {
    kind: 'html',
    html: previewHtml(segments, language),
    segmentsShown: rows.length,
    segmentCount: document.segmentCount,
  };
}

/** A segment as one side shows it, or with both texts. */
export function previewSegment(
  row: SegmentRecord,
  before: SegmentRecord | undefined,
  side: PreviewMode,
): PreviewSegment {
  const { id, unitKey, startsUnit, spanStart, source, target } = row;
  const missing = side === 'target' && target === '';
  return {
    id,
    startsUnit,
    missing,
    unitKind: row.unitKind as UnitKind,
    unitKey: startsUnit ? (unitKey ?? undefined) : undefined,
    afterSpace: !startsUnit && before !== undefined && spanStart > before.spanEnd,
    text: fromMarkup(side === 'target' && !missing ? target : source),
    translation: side === 'bilingual' ? fromMarkup(target) : undefined,
    codes: storedCodes(row.codes),
  };
}
