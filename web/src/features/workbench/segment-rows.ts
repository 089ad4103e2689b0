import { segmentMarks } from '@transloom/contracts/segment-filters';
import type { Segment } from '@transloom/contracts/segments';

/**
 * The rows of a document: of all of them their ids and how they stand, of those around what is seen also their texts. Pure:
 * every function gives the next rows.
 */
export interface SegmentRows {
  /** In document order; empty where an id is not known yet. */
  readonly ids: readonly string[];
  /** Index by segment id; the number of a segment is one more. */
  readonly places: ReadonlyMap<string, number>;
  /** `segmentMarks` of each row, as the server has it. */
  readonly marks: Uint8Array;
  /** Rows with their texts. */
  readonly loaded: ReadonlyMap<string, Segment>;
  /** Whether all ids are known. */
  readonly indexed: boolean;
  /** How many are confirmed. */
  readonly confirmed: number;
}

export const noRows: SegmentRows = emptyRows(0);

/** Of a document with so many segments, none of which is known. */
export function emptyRows(count: number): SegmentRows {
  return {
    ids: Array.from({ length: count }, () => ''),
    places: new Map(),
    marks: new Uint8Array(count),
    loaded: new Map(),
    indexed: false,
    confirmed: 0,
  };
}

/** The row with its texts; undefined where they are not loaded, or where there is no such segment. */
export function segmentAt({ loaded }: Pick<SegmentRows, 'loaded'>, segmentId: string): Segment | undefined {
  return loaded.get(segmentId);
}

/** From 1; undefined where the document has no such segment, as far as is known. */
export function numberOf({ places }: SegmentRows, segmentId: string): number | undefined {
  const place = places.get(segmentId);
  return place === undefined ? undefined : place + 1;
}

/** Whether a row stands so, as the server has it. */
export function isMarked(rows: SegmentRows, segmentId: string, mark: keyof typeof segmentMarks): boolean {
  const place = rows.places.get(segmentId);
  return place !== undefined && ((rows.marks[place] ?? 0) & segmentMarks[mark]) !== 0;
}

/** Rows that are loaded, in document order. */
export function loadedInOrder({ loaded }: Pick<SegmentRows, 'loaded'>): readonly Segment[] {
  return [...loaded.values()].sort((a, b) => a.number - b.number);
}

/** Whether all texts are here, so that nothing has to be asked for. */
export function isWhole({ ids, loaded }: Pick<SegmentRows, 'ids' | 'loaded'>): boolean {
  return loaded.size === ids.length;
}

/**
 * Adds rows in document order and takes newer versions of known ones; an older version changes nothing. Once the index is
 * there only it brings new rows, because a new one moves all behind it.
 */
export function receiveRows(rows: SegmentRows, segments: readonly Segment[]): SegmentRows {
  const news = segments.filter(
    (segment) =>
      (!rows.indexed || rows.places.has(segment.segmentId)) &&
      isNews(rows.loaded.get(segment.segmentId), segment),
  );
  if (news.length === 0) return rows;
  const placed = withPlaces(rows, news);
  const marks = new Uint8Array(placed.ids.length);
  marks.set(rows.marks);
  const loaded = new Map(rows.loaded);
  for (const segment of news) {
    const place = placed.places.get(segment.segmentId) ?? 0;
    loaded.set(segment.segmentId, numbered(segment, place));
    marks[place] = ((marks[place] ?? 0) & segmentMarks.repeated) + marksOf(segment);
  }
  return counted({ ...rows, ...placed, marks, loaded });
}

function isNews(known: Segment | undefined, { version, failureMessage }: Segment): boolean {
  if (known === undefined || version > known.version) return true;
  return version === known.version && failureMessage !== known.failureMessage;
}

/** The number of a row says where it stands until the index is there. */
function withPlaces(rows: SegmentRows, news: readonly Segment[]): Pick<SegmentRows, 'ids' | 'places'> {
  const added = news.filter(({ segmentId }) => !rows.places.has(segmentId));
  if (added.length === 0) return rows;
  const ids = [...rows.ids];
  for (const { segmentId, number } of added) {
    while (ids.length < number) ids.push('');
    ids[number - 1] = segmentId;
  }
  return { ids, places: placesOf(ids) };
}

export interface SegmentIndex {
  readonly segmentIds: readonly string[];
  readonly marks: readonly number[];
}

/** All ids anew. What is loaded stays as it is, with the number it has now; what is gone goes. */
export function receiveIndex(rows: SegmentRows, { segmentIds, marks }: SegmentIndex): SegmentRows {
  const isSame = rows.ids.length === segmentIds.length && rows.ids.every((id, at) => id === segmentIds[at]);
  const ids = isSame ? rows.ids : segmentIds;
  const places = isSame ? rows.places : placesOf(ids);
  const next = Uint8Array.from(marks);
  const loaded = new Map<string, Segment>();
  for (const [segmentId, segment] of rows.loaded) {
    const place = places.get(segmentId);
    if (place === undefined) continue;
    loaded.set(segmentId, numbered(segment, place));
    next[place] = ((next[place] ?? 0) & segmentMarks.repeated) + marksOf(segment);
  }
  return counted({ ids, places, marks: next, loaded, indexed: true });
}

interface Reshaping {
  readonly removedIds: readonly string[];
  /** New and changed ones. */
  readonly segments: readonly Segment[];
}

/** Rows after a split or merge: what stands behind it moves, what is gone goes. */
export function reshapeRows(rows: SegmentRows, { removedIds, segments }: Reshaping): SegmentRows {
  const gone = new Set(removedIds);
  const left = [...rows.ids.entries()].filter(([, id]) => !gone.has(id));
  const segmentIds = left.map(([, id]) => id);
  const marks = left.map(([place]) => rows.marks[place] ?? 0);
  for (const { segmentId, number } of segments.toSorted((a, b) => a.number - b.number)) {
    if (rows.places.has(segmentId)) continue;
    segmentIds.splice(number - 1, 0, segmentId);
    marks.splice(number - 1, 0, 0);
  }
  const { indexed } = rows;
  return receiveRows({ ...receiveIndex(rows, { segmentIds, marks }), indexed }, segments);
}

interface Keeping {
  /** Place in the document around which texts stay. */
  readonly around: number;
  readonly pinned: ReadonlySet<string>;
}

/** How many rows keep their texts: as many as two or three files of everyday length, and few megabytes. */
export const rowsKept = 5_000;

/** Drops the texts that are farthest from what is seen, once too many are loaded. */
export function trimRows(rows: SegmentRows, { around, pinned }: Keeping): SegmentRows {
  if (rows.loaded.size <= rowsKept) return rows;
  const far = ({ number }: Segment) => Math.abs(number - 1 - around);
  const nearest = [...rows.loaded.values()].sort((a, b) => far(a) - far(b)).slice(0, rowsKept / 2);
  const kept = nearest.map((segment) => [segment.segmentId, segment] as const);
  const held = [...pinned].flatMap((id) => {
    const segment = rows.loaded.get(id);
    return segment === undefined ? [] : [[id, segment] as const];
  });
  return { ...rows, loaded: new Map([...kept, ...held]) };
}

function counted(rows: Omit<SegmentRows, 'confirmed'>): SegmentRows {
  let confirmed = 0;
  for (const mark of rows.marks) confirmed += mark & segmentMarks.confirmed;
  return { ...rows, confirmed };
}

function marksOf({ confirmed, locked, refusal, target, failureMessage }: Segment): number {
  return (
    Number(confirmed) * segmentMarks.confirmed +
    Number(locked) * segmentMarks.locked +
    Number(refusal !== null) * segmentMarks.closed +
    Number(target === '') * segmentMarks.empty +
    Number(failureMessage !== null) * segmentMarks.failed
  );
}

function numbered(segment: Segment, place: number): Segment {
  return segment.number === place + 1 ? segment : { ...segment, number: place + 1 };
}

function placesOf(ids: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [place, id] of ids.entries()) if (id !== '') places.set(id, place);
  return places;
}
