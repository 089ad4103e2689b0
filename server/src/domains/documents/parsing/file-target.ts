import type { TranslationUnit } from '@transloom/core/document/document-format';
import { type InlineText, plainInline } from '@transloom/core/inline/inline-text';
import { toMarkup } from '@transloom/core/inline/markup';
import { sliceInline } from '@transloom/core/inline/slice-inline';
import type { Segmentation } from '@transloom/core/segmentation/own-rules/compile-segmentation';
import { segmentUnit } from '@transloom/core/segmentation/segment-unit';
import type { SentenceSpan } from '@transloom/core/segmentation/sentence-span';

/** Segmentation settings of both languages. */
export interface Splitting {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly source: Segmentation;
  readonly target: Segmentation;
}

export interface TranslatedSpan extends SentenceSpan {
  /** Markup; empty where the file has no translation. */
  readonly target: string;
}

/**
 * The segments of a unit with the translation the file has for each. Where source and target do not have the same
 * number of sentences the unit is one segment, so that no sentence gets the translation of another.
 */
export function translatedSpans(unit: TranslationUnit, splitting: Splitting): readonly TranslatedSpan[] {
  const spans = segmentUnit(unit, splitting.sourceLanguage, splitting.source);
  if (unit.target === undefined) return spans.map((span) => ({ ...span, target: '' }));
  const targets = targetSentences(unit, unit.target, splitting);
  if (targets.length === spans.length && codesStay(unit, spans, targets))
    return spans.map((span, i) => ({ ...span, target: toMarkup(targets[i] ?? plainInline('')) }));
  const [first, last] = [spans[0], spans.at(-1)];
  if (first === undefined || last === undefined) return [];
  const [whole = plainInline('')] = trimmed(unit, unit.target, splitting);
  return [{ start: first.start, end: last.end, target: toMarkup(whole) }];
}

function targetSentences(
  unit: TranslationUnit,
  target: InlineText,
  { targetLanguage, target: segmentation }: Splitting,
): readonly InlineText[] {
  return segmentUnit({ ...unit, source: target }, targetLanguage, segmentation).map(({ start, end }) =>
    sliceInline(target, start, end),
  );
}

function trimmed(unit: TranslationUnit, target: InlineText, splitting: Splitting): readonly InlineText[] {
  return targetSentences({ ...unit, segmentable: false }, target, splitting);
}

/** A code that moved to another sentence cannot be checked within one segment. */
function codesStay(
  { source }: TranslationUnit,
  spans: readonly SentenceSpan[],
  targets: readonly InlineText[],
): boolean {
  return targets.every((target, i) => {
    const span = spans[i];
    const ids = new Set(span && sliceInline(source, span.start, span.end).codes.map(({ id }) => id));
    const all = new Set(source.codes.map(({ id }) => id));
    return target.codes.every(({ id }) => ids.has(id) || !all.has(id));
  });
}
