import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PublishedEvent } from './events.ts';
import { packEvents } from './publisher.ts';

const documentId = randomUUID();
const changed = (segments: { segmentId: string; version: number }[]): PublishedEvent => ({
  audience: { kind: 'document', documentId },
  message: { type: 'segments-changed', documentId, segments },
});
const downloads: PublishedEvent = {
  audience: { kind: 'user', userId: 'u' },
  message: { type: 'downloads-changed' },
};
const unpack = (events: readonly PublishedEvent[]) =>
  packEvents(events).flatMap((payload) => JSON.parse(payload) as PublishedEvent[]);

test('tells the same once', () => {
  expect(unpack([downloads, downloads, downloads])).toEqual([downloads]);
  expect(packEvents([])).toEqual([]);
});

test('gathers the segments of a document, each with its newest version', () => {
  const events = [
    changed([{ segmentId: 'a', version: 1 }]),
    changed([{ segmentId: 'b', version: 4 }]),
    changed([{ segmentId: 'a', version: 3 }]),
    changed([{ segmentId: 'a', version: 2 }]),
  ];
  expect(unpack(events)).toEqual([
    changed([
      { segmentId: 'a', version: 3 },
      { segmentId: 'b', version: 4 },
    ]),
  ]);
});

test.each([1, 80, 81, 1000])('fits %i segments into payloads that PostgreSQL takes', (count) => {
  const segments = Array.from({ length: count }, () => ({ segmentId: randomUUID(), version: 123_456 }));
  const payloads = packEvents([changed(segments), downloads]);
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8000);
  const received = unpack([changed(segments), downloads]).flatMap(({ message }) =>
    message.type === 'segments-changed' ? message.segments : [],
  );
  expect(received).toEqual(segments);
});
