import type { TranslationUnit } from '@transloom/core/document/document-format';
import type { InlineText } from '@transloom/core/inline/inline-text';
import { sliceInline } from '@transloom/core/inline/slice-inline';
import { joinSegments } from '@transloom/core/segmentation/join-segments';
import { segmentUnit } from '@transloom/core/segmentation/segment-unit';

export interface DocumentSegment {
  /** Unit id and place in the unit, from 1: `line-3/1`. */
  readonly id: string;
  readonly unit: TranslationUnit;
  /** In the unit's text. */
  readonly start: number;
  readonly end: number;
  readonly source: InlineText;
}

/** The language whose sentence rules serve best where nobody names one. */
const anyLanguage = 'en';

export function splitUnit(unit: TranslationUnit, sourceLanguage = anyLanguage): readonly DocumentSegment[] {
  return segmentUnit(unit, sourceLanguage).map(({ start, end }, index) => ({
    id: `${unit.id}/${index + 1}`,
    unit,
    start,
    end,
    source: sliceInline(unit.source, start, end),
  }));
}

/** New texts of units from targets by segment id; a unit without any target is left out. */
export function joinUnits(
  segments: readonly DocumentSegment[],
  targets: ReadonlyMap<string, InlineText>,
  targetLanguage: string,
): ReadonlyMap<string, InlineText> {
  const byUnit = Map.groupBy(segments, ({ unit }) => unit);
  const texts = new Map<string, InlineText>();
  for (const [unit, parts] of byUnit) {
    const translated = parts.map(({ id, start, end }) => withTarget({ start, end }, targets.get(id)));
    texts.set(unit.id, joinSegments(unit, translated, targetLanguage));
  }
  return texts;
}

function withTarget(span: { readonly start: number; readonly end: number }, target: InlineText | undefined) {
  return target === undefined ? span : { ...span, target };
}
