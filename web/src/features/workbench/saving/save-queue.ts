import type { OutputOf } from '@transloom/contracts/endpoint';
import type { Segment, SegmentChange } from '@transloom/contracts/segments';
import type { workbenchApi } from '@transloom/contracts/workbench';

/**
 * What of a document is not saved yet, by segment. Pure: every function gives the next queue. The rules:
 * the newest text replaces an older one that was not sent; what was sent is repeated with its operation id until it is
 * answered, because the server may have carried it out although the answer was lost; what is typed meanwhile
 * builds on the version the sent one makes, so that a window never conflicts with itself.
 */
export type SaveQueue = ReadonlyMap<string, QueuedSegment>;

export interface QueuedSegment {
  /** Sent, or to be sent again: its operation id never changes. */
  readonly sent: SegmentChange | null;
  /** Whether an answer to `sent` is being waited for. */
  readonly sending: boolean;
  /** Typed after `sent`. Its base version is known once `sent` is answered. */
  readonly next: SegmentChange | null;
  /** Somebody else was faster: their segment. Nothing is sent until the user has chosen. */
  readonly theirs: Segment | null;
  /** Why the server refused the text; it stays here until it is changed. */
  readonly refusal: string | null;
  /** The own text of a conflict that the user gave up: it is sent once more, for the history alone. */
  readonly lost: SegmentChange | null;
}

export const emptyQueue: SaveQueue = new Map();

const untouched: QueuedSegment = {
  sent: null,
  sending: false,
  next: null,
  theirs: null,
  refusal: null,
  lost: null,
};

export function queueChange(queue: SaveQueue, change: SegmentChange): SaveQueue {
  const queued = queue.get(change.segmentId) ?? untouched;
  // What was typed first decides which version it was typed on: rows that arrive meanwhile change nothing in that.
  const baseVersion = queued.next?.baseVersion ?? change.baseVersion;
  return withSegment(queue, change.segmentId, { ...queued, next: { ...change, baseVersion }, refusal: null });
}

export interface Batch {
  readonly queue: SaveQueue;
  readonly changes: readonly SegmentChange[];
}

/** Takes what can be sent now, at most `limit` changes, each segment once. */
export function takeBatch(queue: SaveQueue, limit: number): Batch {
  const changes: SegmentChange[] = [];
  const next = new Map(queue);
  for (const [segmentId, queued] of queue) {
    if (changes.length === limit) break;
    const change = sendable(queued);
    if (change === null) continue;
    changes.push(change);
    next.set(segmentId, change === queued.lost ? { ...queued, sending: true } : beingSent(queued, change));
  }
  return { queue: next, changes };
}

function beingSent(queued: QueuedSegment, change: SegmentChange): QueuedSegment {
  return { ...queued, sent: change, sending: true, next: queued.sent === null ? null : queued.next };
}

function sendable(queued: QueuedSegment): SegmentChange | null {
  if (queued.sending || queued.theirs !== null || queued.refusal !== null) return null;
  return queued.lost ?? queued.sent ?? queued.next;
}

export type SavedSegment = OutputOf<typeof workbenchApi.saveSegments>[number];

/** An answer for each change of a batch. */
export function settleBatch(queue: SaveQueue, saved: readonly SavedSegment[]): SaveQueue {
  return saved.reduce(settle, queue);
}

function settle(queue: SaveQueue, answer: SavedSegment): SaveQueue {
  const queued = queue.get(answer.segmentId);
  if (queued === undefined) return queue;
  if (queued.lost !== null) return withoutLost(queue, answer.segmentId, queued);
  if (queued.sent === null) return queue;
  const { next, sent } = queued;
  // Somebody merged the segment into another one, which has the text in its history.
  if (answer.outcome === 'merged') return withNext(queue, answer.segmentId, next);
  if (answer.outcome === 'saved') {
    const base = answer.savedVersion ?? answer.segment.version;
    return withNext(queue, answer.segmentId, next && { ...next, baseVersion: base });
  }
  const mine = next ?? sent;
  if (answer.outcome === 'conflict') {
    return withSegment(queue, answer.segmentId, { ...untouched, next: mine, theirs: answer.segment });
  }
  return withSegment(queue, answer.segmentId, {
    ...untouched,
    next: mine,
    refusal: answer.message ?? answer.outcome,
  });
}

/** What was sent is dealt with; what was typed meanwhile follows. */
function withNext(queue: SaveQueue, segmentId: string, next: SegmentChange | null): SaveQueue {
  return next === null ? without(queue, segmentId) : withSegment(queue, segmentId, { ...untouched, next });
}

/** No answer came: everything that was being sent will be sent again, under the same operation ids. */
export function retryBatch(queue: SaveQueue): SaveQueue {
  return new Map(
    [...queue].map(([segmentId, queued]) => [segmentId, { ...untouched, ...queued, sending: false }]),
  );
}

/** The user keeps their own text (or a merged one): it is sent on top of the other's version. */
export function resolveWithMine(queue: SaveQueue, change: SegmentChange): SaveQueue {
  const theirs = queue.get(change.segmentId)?.theirs;
  const baseVersion = theirs?.version ?? change.baseVersion;
  return withSegment(queue, change.segmentId, { ...untouched, next: { ...change, baseVersion } });
}

/** The user takes the other's text; the own one, with what was typed since the conflict, goes into the history. */
export function resolveWithTheirs(queue: SaveQueue, segmentId: string): SaveQueue {
  const lost = queue.get(segmentId)?.next;
  return lost ? withSegment(queue, segmentId, { ...untouched, lost }) : without(queue, segmentId);
}

/** It is in the history, or may not be. */
function withoutLost(queue: SaveQueue, segmentId: string, queued: QueuedSegment): SaveQueue {
  const rest = { ...queued, lost: null, sending: false };
  return rest.next === null ? without(queue, segmentId) : withSegment(queue, segmentId, rest);
}

/** The server refuses the whole call for good, such as for an archived project: the texts stay, named as unsaved. */
export function refuseBatch(queue: SaveQueue, refusal: string): SaveQueue {
  const refused = [...queue].filter(([, { sending }]) => sending);
  return refused.reduce(
    (rest, [segmentId, queued]) =>
      queued.lost === null
        ? withSegment(rest, segmentId, { ...untouched, next: queued.next ?? queued.sent, refusal })
        : withoutLost(rest, segmentId, queued),
    queue,
  );
}

export type SaveState =
  | { readonly status: 'saved' }
  /** Typed just now, or on its way. */
  | { readonly status: 'saving' }
  /** The server did not answer; it is tried again. */
  | { readonly status: 'waiting'; readonly segments: number }
  | { readonly status: 'conflict'; readonly segments: number }
  | { readonly status: 'refused'; readonly segments: number };

/** What the bottom line says; the worst first. */
export function saveState(queue: SaveQueue): SaveState {
  const all = [...queue.values()];
  const conflicts = all.filter(({ theirs }) => theirs !== null).length;
  if (conflicts > 0) return { status: 'conflict', segments: conflicts };
  const refused = all.filter(({ refusal }) => refusal !== null).length;
  if (refused > 0) return { status: 'refused', segments: refused };
  const unanswered = all.some(({ sent, sending }) => sent !== null && !sending);
  if (unanswered) return { status: 'waiting', segments: all.length };
  return all.length > 0 ? { status: 'saving' } : { status: 'saved' };
}

/** Whether a confirmation is on its way: its pair may be a match of the next segment. */
export function isConfirming(queue: SaveQueue): boolean {
  return [...queue.values()].some(({ sent, sending, next, theirs, refusal }) => {
    if (sending) return sent?.confirmed === true;
    return sent === null && next?.confirmed === true && theirs === null && refusal === null;
  });
}

/** The text the user last gave a segment, while it is not saved. */
export function unsavedChange(queue: SaveQueue, segmentId: string): SegmentChange | null {
  const queued = queue.get(segmentId);
  return queued?.next ?? queued?.sent ?? null;
}

function withSegment(queue: SaveQueue, segmentId: string, queued: QueuedSegment): SaveQueue {
  return new Map(queue).set(segmentId, queued);
}

function without(queue: SaveQueue, segmentId: string): SaveQueue {
  const next = new Map(queue);
  next.delete(segmentId);
  return next;
}
