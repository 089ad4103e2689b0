import { type MomentSpan, momentSpans } from './moment-spans.ts';
import type { NumberReplacement } from './number-replacement.ts';
import type { TextEdit } from './replace-text.ts';

/** A range of a text, in UTF-16 code units. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** Dates and times that were carried over, and where they stand: their numbers are no numbers of their own. */
export interface ReplacedMoments {
  readonly edits: readonly TextEdit[];
  readonly inKnown: readonly Range[];
  readonly inSource: readonly Range[];
  readonly inTarget: readonly Range[];
}

/**
 * Carries dates and times over into the notation of the target: `2021-03-04` that became `04.03.2021` shows how
 * `2021-03-05` is written. One that the target has in no such notation, or not in the same number, is left to
 * numbers alone.
 */
export function replaceMoments({ knownSource, source, target }: NumberReplacement): ReplacedMoments {
  const known = momentSpans(knownSource);
  const present = momentSpans(source);
  const nothing = { edits: [], inKnown: [], inSource: [], inTarget: [] };
  if (known.length === 0 || known.length !== present.length) return nothing;
  const places = momentSpans(target.text);
  const pairs = known.map((was, i) => ({ was, is: present[i] ?? was }));
  const carried = pairs.flatMap((pair) => carriedPair(pair, pairs, places) ?? []);
  return {
    edits: carried.flatMap(({ edits }) => edits).filter(isFirstAtItsPlace),
    inKnown: carried.map(({ pair }) => pair.was),
    inSource: carried.map(({ pair }) => pair.is),
    inTarget: carried.flatMap(({ spans }) => spans),
  };
}

interface MomentPair {
  readonly was: MomentSpan;
  readonly is: MomentSpan;
}

interface CarriedPair {
  readonly pair: MomentPair;
  readonly spans: readonly MomentSpan[];
  readonly edits: readonly TextEdit[];
}

function carriedPair(
  pair: MomentPair,
  pairs: readonly MomentPair[],
  places: readonly MomentSpan[],
): CarriedPair | undefined {
  const same = pairs.filter(({ was }) => was.written === pair.was.written);
  if (same.some(({ is }) => is.written !== pair.is.written) || pair.was.kind !== pair.is.kind)
    return undefined;
  const spans = places.filter((place) => fieldOrder(pair.was, place) !== undefined);
  if (spans.length !== same.length) return undefined;
  const edits = spans.flatMap((place) => editOf(pair, place) ?? []);
  return edits.length === spans.length ? { pair, spans, edits } : undefined;
}

function isFirstAtItsPlace(edit: TextEdit, at: number, edits: readonly TextEdit[]): boolean {
  return edits.findIndex(({ start }) => start === edit.start) === at;
}

function editOf({ was, is }: MomentPair, place: MomentSpan): TextEdit | undefined {
  const order = fieldOrder(was, place);
  if (order === undefined || !haveSameOrder(was, is)) return undefined;
  const fields = is.kind === 'time' ? hoursAs(place, is) : is.fields;
  if (fields === undefined) return undefined;
  let next = 0;
  const text = place.written.replace(/\d+/g, (inTarget) => {
    const field = fields[order[next++] ?? 0] ?? inTarget;
    return asLong(field, inTarget);
  });
  return { start: place.start, end: place.end, text };
}

/** Which field of the source each field of the target is; undefined where they differ or it is not certain. */
function fieldOrder(was: MomentSpan, place: MomentSpan): readonly number[] | undefined {
  if (was.kind !== place.kind || was.fields.length !== place.fields.length) return undefined;
  if (was.kind === 'time') return isSameTime(was, place) ? was.fields.map((_, i) => i) : undefined;
  const values = was.fields.map(Number);
  const order = place.fields.map((field) => values.indexOf(Number(field)));
  return new Set(order).size === values.length && !order.includes(-1) ? order : undefined;
}

/** A year at the start, or at the end. */
function haveSameOrder(was: MomentSpan, is: MomentSpan): boolean {
  if (was.fields.length !== is.fields.length) return false;
  return was.kind === 'time' || (was.fields[0]?.length === 4) === (is.fields[0]?.length === 4);
}

function isSameTime(first: MomentSpan, second: MomentSpan): boolean {
  const [a, b] = [first, second].map(({ fields, half }) =>
    [hourOf(fields[0], half), ...fields.slice(1)].map(Number),
  );
  return a?.every((field, i) => field === b?.[i]) ?? false;
}

/** The fields of a time, with its hour as the target counts; undefined where that names the other half of the day. */
function hoursAs(place: MomentSpan, is: MomentSpan): readonly string[] | undefined {
  const [hours, ...others] = is.fields;
  if (place.half === is.half) return is.fields;
  const hour = hourOf(hours, is.half);
  if (place.half === undefined) return [String(hour), ...others];
  return (hour < 12 ? 'am' : 'pm') === place.half ? [String(hour % 12 || 12), ...others] : undefined;
}

function hourOf(hours: string | undefined, half: MomentSpan['half']): number {
  const hour = Number(hours);
  if (half === undefined) return hour;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

/** With a zero before it where the number in the target has one. */
function asLong(field: string, inTarget: string): string {
  const digits = field.replace(/^0+(?=\d)/, '');
  if (inTarget.startsWith('0')) return digits.padStart(inTarget.length, '0');
  return inTarget.length === 1 ? digits : field;
}
