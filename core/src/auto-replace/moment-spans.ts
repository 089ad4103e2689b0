import type { NumberSpan } from './number-spans.ts';

/** A date or a time of day that is written in digits. */
export interface MomentSpan extends NumberSpan {
  readonly kind: 'date' | 'time';
  /** Its numbers as they stand: year, month and day in any order; hours, minutes and, if given, seconds. */
  readonly fields: readonly string[];
  /** Half of the day that a time of twelve hours names. */
  readonly half?: 'am' | 'pm';
}

const date =
  /(?<!\d|\d[-/.])(?:(\d{4})([-/.])(\d{1,2})\2(\d{1,2})|(\d{1,2})([-/.])(\d{1,2})\6(\d{4})|(\d{4}) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2})(?= ?[日일]))(?!\d|[-/.]\d)/g;
const time = /(?<!\d|\d[:.])(\d{1,2})[:h](\d{2})(?::(\d{2}))?(?!\d|:\d)(?:\s?(?:(a\.?m\b)|(p\.?m\b)))?/gi;

/** Dates and times of a text in their order. A date has a year of four digits, a time a colon or an `h`. */
export function momentSpans(text: string): readonly MomentSpan[] {
  if (!/\d/.test(text)) return [];
  return [...datesOf(text), ...timesOf(text)].sort((a, b) => a.start - b.start);
}

function datesOf(text: string): readonly MomentSpan[] {
  return Array.from(text.matchAll(date), (found) => {
    const [written, year, , ...others] = found;
    const fields = [year, ...others].filter((part): part is string => /^\d+$/.test(part ?? ''));
    return { kind: 'date', start: found.index, end: found.index + written.length, written, fields };
  });
}

function timesOf(text: string): readonly MomentSpan[] {
  return Array.from(text.matchAll(time), (found) => {
    const [written, hours, minutes, seconds, morning, afternoon] = found;
    const fields = [hours, minutes, seconds].filter((part) => part !== undefined);
    const half =
      morning === undefined
        ? afternoon === undefined
          ? {}
          : { half: 'pm' as const }
        : { half: 'am' as const };
    return { kind: 'time', start: found.index, end: found.index + written.length, written, fields, ...half };
  });
}
