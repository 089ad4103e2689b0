import type { ClientMessage, PresentUser } from '@transloom/contracts/realtime';
import type { SaveQueue } from './saving/save-queue.ts';

/** Who writes in a row holds it until they are silent for so long; the server ends a lease after the same time. */
const quietMs = 30_000;

/** Where somebody writes just now; each key makes an object of its own. */
export interface Writing {
  readonly segmentId: string;
  /** The row is being taken over from somebody; true until the server says that it is done. */
  readonly taking?: boolean;
}

export interface LeaseState {
  readonly activeId: string | null;
  readonly writing: Writing | null;
  readonly present: readonly PresentUser[];
  readonly queue: SaveQueue;
}

/** The other person who holds a row. In a conflict both may write: the row shows both texts, and one of them is chosen. */
export function holderOf(
  { present, queue }: Pick<LeaseState, 'present' | 'queue'>,
  segmentId: string,
): PresentUser | undefined {
  const holder = present.find((user) => user.writing && user.segmentId === segmentId);
  return holder !== undefined && queue.get(segmentId)?.theirs ? undefined : holder;
}

/** What becomes of the own lease when the server says who is where. */
export function leaseAfter(
  writing: Writing | null,
  { own, others }: { readonly own: PresentUser | undefined; readonly others: readonly PresentUser[] },
): { readonly writing: Writing | null; readonly lostTo: PresentUser | null } {
  if (writing === null) return { writing, lostTo: null };
  const { segmentId } = writing;
  if (own?.writing === true && own.segmentId === segmentId) return { writing: { segmentId }, lostTo: null };
  const holder = others.find((user) => user.writing && user.segmentId === segmentId);
  if (holder === undefined || writing.taking === true) return { writing, lostTo: null };
  return { writing: null, lostTo: holder };
}

type Place = Pick<Extract<ClientMessage, { type: 'presence' }>, 'segmentId' | 'lease'>;

interface LeaseSettings {
  readonly getState: () => LeaseState;
  readonly subscribe: (listener: (now: LeaseState, before: LeaseState) => void) => () => void;
  readonly stopWriting: () => void;
  readonly send: (place: Place) => void;
}

export interface RowLease {
  /** Says where this user works and whether they write: the sign of life that also renews the lease. */
  tell(): void;
  stop(): void;
}

/** Holds the row somebody writes in: asked for with the first key, let go when they confirm, leave it or are silent. */
export function followRow({ getState, subscribe, stopWriting, send }: LeaseSettings): RowLease {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const tell = (): void => {
    const { activeId, writing } = getState();
    const lease = writing === null ? 'none' : writing.taking === true ? 'take' : 'hold';
    send({ segmentId: writing?.segmentId ?? activeId, lease });
  };
  const stop = subscribe((now, before) => {
    if (now.writing !== before.writing) {
      clearTimeout(quiet);
      if (now.writing !== null) quiet = setTimeout(stopWriting, quietMs);
    }
    const isTakingNow = now.writing?.taking === true && now.writing !== before.writing;
    const isOther = now.writing?.segmentId !== before.writing?.segmentId;
    if (now.activeId !== before.activeId || isOther || isTakingNow) tell();
  });
  return {
    tell,
    stop() {
      clearTimeout(quiet);
      stop();
    },
  };
}
