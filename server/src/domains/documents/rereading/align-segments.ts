import type { SegmentRow } from '../parsing/segment-row.ts';

export interface OldSegment {
  readonly id: string;
  readonly unitId: string;
  readonly source: string;
}

export interface PlacedSegment {
  readonly segment: SegmentRow;
  /** Place in the document as it is now, from 1. */
  readonly number: number;
}

export interface AlignedSegments {
  /** Same text: the segment stays, with its translation and history. */
  readonly kept: readonly (PlacedSegment & { readonly id: string })[];
  /** Another text in a unit that was there: the segment stays with its history, and is to be translated anew. */
  readonly changed: readonly (PlacedSegment & { readonly id: string })[];
  readonly added: readonly PlacedSegment[];
  readonly goneIds: readonly string[];
}

/**
 * Finds the segments of a document among those it had: first the same text in the same unit, then the same text
 * anywhere, in order.
 */
export function alignSegments(old: readonly OldSegment[], now: readonly SegmentRow[]): AlignedSegments {
  const placed = now.map((segment, index) => ({ segment, number: index + 1 }));
  const inUnit = match(old, placed, ({ unitId, source }) => `${unitId}\n${source}`);
  const anywhere = match(inUnit.old, inUnit.placed, ({ source }) => source);
  const changed = match(anywhere.old, anywhere.placed, ({ unitId }) => unitId);
  return {
    kept: [...inUnit.pairs, ...anywhere.pairs],
    changed: changed.pairs,
    added: changed.placed,
    goneIds: changed.old.map(({ id }) => id),
  };
}

interface Matching {
  readonly pairs: readonly (PlacedSegment & { readonly id: string })[];
  /** What found no partner. */
  readonly old: readonly OldSegment[];
  readonly placed: readonly PlacedSegment[];
}

/** Pairs those with the same key, the first with the first. */
function match(
  old: readonly OldSegment[],
  placed: readonly PlacedSegment[],
  key: (segment: Pick<OldSegment, 'unitId' | 'source'>) => string,
): Matching {
  const waiting = new Map<string, { readonly all: readonly OldSegment[]; used: number }>();
  for (const [name, all] of Map.groupBy(old, key)) waiting.set(name, { all, used: 0 });
  const pairs: (PlacedSegment & { readonly id: string })[] = [];
  const alone: PlacedSegment[] = [];
  for (const one of placed) {
    const queue = waiting.get(key(one.segment));
    const partner = queue?.all[queue.used];
    if (queue === undefined || partner === undefined) alone.push(one);
    else {
      queue.used++;
      pairs.push({ ...one, id: partner.id });
    }
  }
  const left = new Set([...waiting.values()].flatMap(({ all, used }) => all.slice(used)));
  return { pairs, old: old.filter((one) => left.has(one)), placed: alone };
}
