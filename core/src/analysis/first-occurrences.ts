import type { InlineText } from '../inline/inline-text.ts';
import { repetitionKey } from './repetition-key.ts';

export interface SegmentPlace {
  /** Position of the document, from 0. */
  readonly document: number;
  readonly segmentId: string;
}

interface RepeatableSegment {
  readonly source: InlineText;
  /** A form of a plural repeats nothing: languages have different numbers of forms. */
  readonly plural?: boolean;
}

/** Places at which texts of a project stand first. Segments are added in the order of the project. */
export class FirstOccurrences {
  readonly #places = new Map<string, SegmentPlace>();

  /** Returns the place of an earlier segment with the same text; undefined for a text that is new. */
  add({ source, plural }: RepeatableSegment, place: SegmentPlace): SegmentPlace | undefined {
    if (plural) return undefined;
    const key = repetitionKey(source);
    const first = this.#places.get(key);
    if (first === undefined) this.#places.set(key, place);
    return first;
  }
}
