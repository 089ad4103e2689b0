import type { Segment } from '@transloom/contracts/segments';

/** The segments of a document in order, and where each stands. */
export interface SegmentRows {
  readonly list: readonly Segment[];
  /** Index in the list by segment id. */
  readonly places: ReadonlyMap<string, number>;
  /** How many are confirmed; kept, because counting ten thousand at every key is slow. */
  readonly confirmed: number;
}

export const noRows: SegmentRows = { list: [], places: new Map(), confirmed: 0 };

export function segmentAt({ list, places }: SegmentRows, segmentId: string): Segment | undefined {
  const place = places.get(segmentId);
  return place === undefined ? undefined : list[place];
}

interface Reshaping {
  readonly removedIds: readonly string[];
  readonly segments: readonly Segment[];
}

/** Rows after a split or merge: what stands behind it moves, what is gone goes. */
export function reshapeRows(rows: SegmentRows, { removedIds, segments }: Reshaping): SegmentRows {
  const gone = removedIds.flatMap((id) => segmentAt(rows, id)?.number ?? []);
  const added = segments.flatMap(({ segmentId, number }) => (rows.places.has(segmentId) ? [] : [number]));
  const moved = (number: number) =>
    number + added.filter((at) => at <= number).length - gone.filter((at) => at < number).length;
  const left = rows.list.filter(({ segmentId }) => !removedIds.includes(segmentId));
  const list = left.map((segment) => ({ ...segment, number: moved(segment.number) }));
  return receiveRows(receiveRows(noRows, list), segments);
}

/** All rows anew: segments were split or merged. What is known of a row in a newer version stays. */
export function replaceRows(rows: SegmentRows, segments: readonly Segment[]): SegmentRows {
  const newest = segments.map((segment) => {
    const known = segmentAt(rows, segment.segmentId);
    return known !== undefined && known.version > segment.version
      ? { ...known, number: segment.number }
      : segment;
  });
  return receiveRows(noRows, newest);
}

/** Adds new rows in document order and takes newer versions of known ones; an older version changes nothing. */
export function receiveRows(rows: SegmentRows, segments: readonly Segment[]): SegmentRows {
  const news = segments.filter(({ segmentId, version, failureMessage }) => {
    const known = segmentAt(rows, segmentId);
    return (
      known === undefined ||
      version > known.version ||
      (version === known.version && failureMessage !== known.failureMessage)
    );
  });
  if (news.length === 0) return rows;
  const list = [...rows.list];
  const added: Segment[] = [];
  let { confirmed } = rows;
  for (const segment of news) {
    const place = rows.places.get(segment.segmentId);
    const before = place === undefined ? undefined : list[place];
    confirmed += Number(segment.confirmed) - Number(before?.confirmed ?? false);
    if (place === undefined) added.push(segment);
    else list[place] = segment;
  }
  if (added.length === 0) return { list, places: rows.places, confirmed };
  return { ...withPlaces([...list, ...added]), confirmed };
}

function withPlaces(unordered: readonly Segment[]): Pick<SegmentRows, 'list' | 'places'> {
  const list = unordered.toSorted((a, b) => a.number - b.number);
  return { list, places: new Map(list.map(({ segmentId }, place) => [segmentId, place])) };
}
