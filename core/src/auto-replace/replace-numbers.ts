import type { InlineText } from '../inline/inline-text.ts';
import { numberReadings } from './number-readings.ts';
import type { NumberReplacement } from './number-replacement.ts';
import { carriedNumberSpans, type NumberSpan } from './number-spans.ts';
import { type ReplacedMoments, replaceMoments } from './replace-moments.ts';
import { replaceText, type TextEdit } from './replace-text.ts';

/**
 * The target with the numbers of the source at hand, in the target's own notation; undefined where that is
 * not certain: a changed number must stand in the target exactly as often as in the known source.
 */
export function replaceNumbers({ knownSource, source, target }: NumberReplacement): InlineText | undefined {
  const moments = replaceMoments({ knownSource, source, target });
  const known = numbersOutside(knownSource, moments.inKnown);
  const present = numbersOutside(source, moments.inSource);
  if (known.length !== present.length) return undefined;
  const inTarget = withReadings(numbersOutside(target.text, moments.inTarget));
  const inSource = withReadings(known);
  const edits: TextEdit[] = [...moments.edits];
  for (const [written, replacement] of changedNumbers(known, present)) {
    if (replacement === undefined) return undefined;
    const places = spansOfValue(inTarget, written);
    if (places.length !== spansOfValue(inSource, written).length) return undefined;
    for (const place of places) {
      const text = inNotationOf(place.written, written, replacement);
      if (text === undefined) return undefined;
      edits.push({ start: place.start, end: place.end, text });
    }
  }
  if (new Set(edits.map((edit) => edit.start)).size < edits.length) return undefined;
  return replaceText(
    target,
    edits.toSorted((a, b) => a.start - b.start),
  );
}

function numbersOutside(text: string, ranges: ReplacedMoments['inKnown']): readonly NumberSpan[] {
  const spans = carriedNumberSpans(text);
  return spans.filter((span) => !ranges.some(({ start, end }) => span.start >= start && span.end <= end));
}

/** Known number to the new one; undefined where one known number would have to become two different ones. */
function changedNumbers(
  known: readonly NumberSpan[],
  present: readonly NumberSpan[],
): ReadonlyMap<string, string | undefined> {
  const byNumber = new Map<string, Set<string>>();
  known.forEach(({ written }, i) => {
    const replacements = byNumber.get(written) ?? new Set();
    byNumber.set(written, replacements.add(present[i]?.written ?? written));
  });
  const changes = new Map<string, string | undefined>();
  for (const [written, replacements] of byNumber) {
    const [only] = replacements;
    if (replacements.size > 1) changes.set(written, undefined);
    else if (only !== written) changes.set(written, only);
  }
  return changes;
}

interface ReadSpan extends NumberSpan {
  readonly readings: readonly string[];
}

function withReadings(spans: readonly NumberSpan[]): readonly ReadSpan[] {
  return spans.map((span) => ({ ...span, readings: numberReadings(span.written) }));
}

function spansOfValue(spans: readonly ReadSpan[], written: string): readonly ReadSpan[] {
  const wanted = numberReadings(written);
  return spans.filter(({ readings }) => readings.some((reading) => wanted.includes(reading)));
}

/** `replacement`, written as the target writes `known`; only where each separator's counterpart is seen. */
function inNotationOf(inTarget: string, known: string, replacement: string): string | undefined {
  const theirs = separatorsOf(inTarget);
  const ours = separatorsOf(known);
  if (digitsOf(inTarget) !== digitsOf(known) || theirs.length > ours.length) return undefined;
  const counterparts = new Map(ours.map((separator, i) => [separator, theirs[i] ?? '']));
  const digits = inDigitsOf(inTarget, replacement);
  if (!separatorsOf(digits).every((separator) => counterparts.has(separator))) return undefined;
  return digits.replace(/[.,]/g, (separator) => counterparts.get(separator) ?? separator);
}

/** In the width of the target's digits: full-width ones of a Chinese or Japanese source are no German ones. */
function inDigitsOf(inTarget: string, replacement: string): string {
  return /^[\x20-\x7e]+$/.test(inTarget) ? replacement.normalize('NFKC') : replacement;
}

const hasSeparator = /[.,]/;

function digitsOf(written: string): string {
  return written.replace(/[.,]/g, '');
}

function separatorsOf(written: string): readonly string[] {
  if (!hasSeparator.test(written)) return [];
  return [...written.replace(/[^.,]/g, '')];
}
