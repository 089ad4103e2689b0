import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { replayed } from './replayed-input.ts';

/** Pieces that count how many were taken. */
function countedPieces(length: number) {
  const counted = { taken: 0 };
  function* pieces() {
    for (let at = 0; at < length; at++) {
      counted.taken++;
      yield Buffer.from(`piece ${at}, `);
    }
  }
  return { counted, input: Readable.from(pieces(), { highWaterMark: 1 }) };
}

async function firstOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  for await (const piece of content) return Buffer.from(piece).toString();
  return '';
}

test('what was read once is read again from its start, also by two at once', async () => {
  const content = replayed(countedPieces(3).input);
  expect(await firstOf(content())).toBe('piece 0, ');
  const whole = 'piece 0, piece 1, piece 2, ';
  expect(await Promise.all([text(content()), text(content())])).toEqual([whole, whole]);
  expect(await text(content())).toBe(whole);
});

test('no more is read than is asked for', async () => {
  const { counted, input } = countedPieces(1_000);
  const content = replayed(input);
  expect(await firstOf(content())).toBe('piece 0, ');
  expect(counted.taken).toBeLessThan(5);
});

test('nothing is nothing each time', async () => {
  const content = replayed(Readable.from([]));
  expect([await text(content()), await text(content())]).toEqual(['', '']);
});
