import type { StringPlace } from './translate-strings.ts';

/** A value of a file that is a list of keys with values. */
interface KeyedValue {
  readonly key: string;
  /** Place of the value as it is written. */
  readonly start: number;
  readonly end: number;
  readonly comments: readonly string[];
}

interface ValueWriting {
  readonly isWanted: (key: string) => boolean;
  readonly decode: (raw: string) => string;
  /** In the manner of the value that stands there. */
  readonly encode: (text: string, raw: string) => string;
}

/** The strings of such a file, whose keys are their ids. */
export function* keyedPlaces(
  text: string,
  values: Iterable<KeyedValue>,
  { isWanted, decode, encode }: ValueWriting,
): Generator<StringPlace, void> {
  for (const { key, start, end, comments } of values) {
    if (!isWanted(key)) continue;
    const raw = text.slice(start, end);
    const write = (value: string) => encode(value, raw);
    yield { id: key, key, notes: comments, text: decode(raw), start, end, encode: write };
  }
}
