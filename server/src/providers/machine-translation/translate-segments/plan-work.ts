import { toMarkup } from '@transloom/core/inline/markup';
import type { EngineLimits, EngineSegment, TextSurroundings } from '../engine-vendor.ts';
import { type PreparedText, prepareText } from '../prepared-text/prepare-text.ts';

/** One text to ask for, and the segments it answers: exact repeats are asked once. */
export interface Work {
  readonly text: PreparedText;
  /** Surroundings of the first segment. */
  readonly surroundings: TextSurroundings | undefined;
  readonly members: readonly [Member, ...Member[]];
}

export interface Member {
  /** Place of the segment in the request. */
  readonly index: number;
  readonly prepared: PreparedText;
}

export function groupRepeats(segments: readonly EngineSegment[]): readonly Work[] {
  const groups = new Map<string, [Member, ...Member[]]>();
  for (const [index, { source, codes }] of segments.entries()) {
    const prepared = prepareText(source, codes);
    const key = toMarkup(prepared.inline);
    const member = { index, prepared };
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [member]);
    else group.push(member);
  }
  return [...groups.values()].map((members) => {
    const [{ prepared, index }] = members;
    return { text: prepared, surroundings: segments[index]?.surroundings, members };
  });
}

/** Numbers, signs and bare codes read the same in every language; nobody is asked for them. */
export function isUntranslatable({ inline }: PreparedText): boolean {
  return !/\p{L}/u.test(inline.text);
}

/** In order, each within the limits; a text longer than the limit stands alone. */
export function makeBatches(works: readonly Work[], limits: EngineLimits): readonly (readonly Work[])[] {
  const batches: Work[][] = [];
  let characters = 0;
  for (const work of works) {
    const length = work.text.inline.text.length;
    const batch = batches.at(-1);
    const fits =
      batch !== undefined &&
      batch.length < limits.segmentsPerRequest &&
      characters + length <= limits.charactersPerRequest;
    if (fits) batch.push(work);
    else batches.push([work]);
    characters = fits ? characters + length : length;
  }
  return batches;
}
