import { expect, test } from 'vitest';
import { eventReader } from './event-stream.ts';

const stream =
  'event: a\r\ndata: {"x":"é😀"}\r\n\r\n: still here\n\ndata:one\ndata: two\nid: 7\n\nevent: b\ndata: cut o';
const events = [
  { event: 'a', data: '{"x":"é😀"}' },
  { event: 'message', data: 'one\ntwo' },
];

test.each([1, 2, 3, 7, 1_000])(
  'reads events from pieces of %i characters, and none that is not whole',
  (size) => {
    const push = eventReader();
    const pieces = Array.from({ length: Math.ceil(stream.length / size) }, (_, i) =>
      stream.slice(i * size, (i + 1) * size),
    );
    expect(pieces.flatMap((piece) => push(piece))).toEqual(events);
  },
);

test('a piece without an end of an event gives nothing', () => {
  expect(eventReader()('data: half')).toEqual([]);
});
