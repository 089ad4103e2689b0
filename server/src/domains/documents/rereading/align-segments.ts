import type { SegmentRow } from '../parsing/segment-row.ts';

export interface OldSegment {
  readonly id: string;
  readonly unitId: string;
  readonly unitKey: string | null;
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
 * Finds the segments of a document among those it had: the same text under the same key, else between the same
 * neighbors, else in the same unit, else anywhere; what is left of a unit that was there has changed. Of several that
 * are alike the first is the first.
 */
export function alignSegments(old: readonly OldSegment[], now: readonly SegmentRow[]): AlignedSegments {
  const isUnique = uniqueKeys(old, now);
  const before = inContext(old).map((one) => ({ ...one, id: one.segment.id }));
  const placed = inContext(now).map((one, index) => ({ ...one, number: index + 1 }));
  const key = ({ unitKey }: Named) => (unitKey !== null && isUnique(unitKey) ? unitKey : undefined);
  const stages = [
    ({ segment }: InContext) => withText(key(segment), segment),
    ({ segment, previous, next }: InContext) => withText(`${previous}\n${next}`, segment),
    ({ segment }: InContext) => withText(segment.unitId, segment),
    ({ segment }: InContext) => segment.source,
  ];
  const same = stages.reduce<Matching>((matched, stage) => match(matched, stage), {
    pairs: [],
    old: before,
    placed,
  });
  const changed = match({ ...same, pairs: [] }, ({ segment }) => key(segment) ?? segment.unitId);
  return {
    kept: same.pairs,
    changed: changed.pairs,
    added: changed.placed.map(({ segment, number }) => ({ segment, number })),
    goneIds: changed.old.map(({ id }) => id),
  };
}

type Named = Pick<OldSegment, 'unitId' | 'unitKey' | 'source'>;

interface InContext<Segment extends Named = Named> {
  readonly segment: Segment;
  /** Texts of its neighbors. */
  readonly previous: string;
  readonly next: string;
}

function inContext<Segment extends Named>(segments: readonly Segment[]): readonly InContext<Segment>[] {
  return segments.map((segment, i) => ({
    segment,
    previous: segments[i - 1]?.source ?? '',
    next: segments[i + 1]?.source ?? '',
  }));
}

function withText(name: string | undefined, { source }: Named): string | undefined {
  return name === undefined ? undefined : `${name}\n${source}`;
}

/** Tests for keys that name one unit in each list: contexts of gettext, for example, name many. */
function uniqueKeys(...lists: readonly (readonly Named[])[]): (key: string) => boolean {
  const shared = new Set<string>();
  for (const list of lists) {
    const units = new Map<string, string>();
    for (const { unitKey, unitId } of list) {
      if (unitKey === null) continue;
      if ((units.get(unitKey) ?? unitId) !== unitId) shared.add(unitKey);
      units.set(unitKey, unitId);
    }
  }
  return (key) => !shared.has(key);
}

interface Matching {
  readonly pairs: readonly (PlacedSegment & { readonly id: string })[];
  /** Segments without a partner so far. */
  readonly old: readonly (InContext & { readonly id: string })[];
  readonly placed: readonly (InContext<SegmentRow> & { readonly number: number })[];
}

/** Pairs those with the same name, the first with the first; what has no name waits. */
function match({ pairs, old, placed }: Matching, nameOf: (one: InContext) => string | undefined): Matching {
  const waiting = Map.groupBy(old, nameOf);
  const used = new Map<string, number>();
  const found: (PlacedSegment & { readonly id: string })[] = [];
  const alone = placed.filter((one) => {
    const name = nameOf(one);
    if (name === undefined) return true;
    const times = used.get(name) ?? 0;
    const partner = waiting.get(name)?.[times];
    if (partner === undefined) return true;
    used.set(name, times + 1);
    found.push({ segment: one.segment, number: one.number, id: partner.id });
    return false;
  });
  const gone = new Set(found.map(({ id }) => id));
  return { pairs: [...pairs, ...found], old: old.filter(({ id }) => !gone.has(id)), placed: alone };
}
