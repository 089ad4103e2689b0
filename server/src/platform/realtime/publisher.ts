import type { ServerMessage } from '@transloom/contracts/realtime';
import { sql } from 'kysely';
import type { DatabaseAccess } from '../db/database.ts';
import { describeError } from '../logging/create-log.ts';
import type { Log } from '../logging/log.ts';
import type { PublishedEvent } from './events.ts';

export const pushChannel = 'transloom_push';

/** Commits with a notification wait for one another, so events of this long go together. */
const gatherMs = 40;
/** PostgreSQL takes payloads under 8000 bytes. */
const payloadBytes = 7500;
/** Limit of one message; more changes go into several. */
const segmentsPerMessage = 80;

export interface Publisher {
  publish(events: readonly PublishedEvent[]): Promise<void>;
  /** Sends what was gathered. */
  flush(): Promise<void>;
}

/** Tells all processes of events, gathered and without repetitions. Losing some does no harm: browsers also poll. */
export function openPublisher(database: DatabaseAccess, log: Log): Publisher {
  let gathered: PublishedEvent[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const payloads = packEvents(gathered);
    gathered = [];
    if (payloads.length === 0) return;
    try {
      await database.systemTransaction((db) =>
        sql`select pg_notify(${pushChannel}, payload) from unnest(${payloads}::text[]) payload`.execute(db),
      );
    } catch (error) {
      log.warn({ error: describeError(error) }, 'events could not be pushed');
    }
  };
  return {
    async publish(events) {
      gathered.push(...events);
      timer ??= setTimeout(() => void flush(), gatherMs);
    },
    flush,
  };
}

/** As few payloads as they fit in. */
export function packEvents(events: readonly PublishedEvent[]): readonly string[] {
  const texts = new Set(mergeSegments(events).map((event) => JSON.stringify(event)));
  const payloads: string[] = [];
  for (const text of texts) {
    const last = payloads.at(-1);
    if (last !== undefined && Buffer.byteLength(last) + Buffer.byteLength(text) < payloadBytes) {
      payloads[payloads.length - 1] = `${last.slice(0, -1)},${text}]`;
    } else payloads.push(`[${text}]`);
  }
  return payloads;
}

type SegmentsChanged = Extract<ServerMessage, { type: 'segments-changed' }>;

/** Changes of segments of one document become few messages; of a segment the newest version counts. */
function mergeSegments(events: readonly PublishedEvent[]): readonly PublishedEvent[] {
  const versions = new Map<string, Map<string, number>>();
  const others: PublishedEvent[] = [];
  for (const event of events) {
    const { message } = event;
    if (message.type !== 'segments-changed') {
      others.push(event);
      continue;
    }
    const known = versions.get(message.documentId) ?? new Map<string, number>();
    versions.set(message.documentId, known);
    for (const { segmentId, version } of message.segments) {
      known.set(segmentId, Math.max(version, known.get(segmentId) ?? version));
    }
  }
  const merged = [...versions].flatMap(([documentId, changed]) => splitSegments(documentId, changed));
  return [...merged, ...others];
}

function splitSegments(documentId: string, changed: ReadonlyMap<string, number>): readonly PublishedEvent[] {
  const segments = [...changed].map(([segmentId, version]) => ({ segmentId, version }));
  const count = Math.ceil(segments.length / segmentsPerMessage);
  return Array.from({ length: count }, (_, index) => {
    const part = segments.slice(index * segmentsPerMessage, (index + 1) * segmentsPerMessage);
    const message: SegmentsChanged = { type: 'segments-changed', documentId, segments: part };
    return { audience: { kind: 'document', documentId }, message };
  });
}
