import { expect, test } from 'vitest';
import { recognizeFormat } from '../document/recognize-format.ts';
import { pictureSizes, refuseLargePicture } from './picture-sizes.ts';

const numbers = (bytes: number, little: boolean, ...values: readonly number[]) =>
  values.map((value) => {
    const buffer = Buffer.alloc(bytes);
    if (little) buffer.writeIntLE(value, 0, bytes);
    else buffer.writeUIntBE(value, 0, bytes);
    return buffer;
  });
const join = (...parts: readonly (string | readonly Buffer[])[]) =>
  new Uint8Array(
    Buffer.concat(parts.flatMap((part) => (typeof part === 'string' ? [Buffer.from(part, 'latin1')] : part))),
  );
const shorts = (little: boolean, ...values: readonly number[]) => numbers(2, little, ...values);
const longs = (little: boolean, ...values: readonly number[]) => numbers(4, little, ...values);

/** The head of a PNG that says its size and has nothing else. */
const png = (width: number, height: number) =>
  join('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', longs(false, width, height), '\x01\0\0\0\0');

/** Pictures of a TIFF, each with its two fields and the place of the next. */
function tiff(little: boolean, sizes: readonly (readonly [number, number])[]): Uint8Array {
  const lists = sizes.map(([width, height], index) => {
    const next = index + 1 < sizes.length ? 8 + (index + 1) * 30 : 0;
    const field = (tag: number, value: number) => [...shorts(little, tag, 4), ...longs(little, 1, value)];
    return [...shorts(little, 2), ...field(256, width), ...field(257, height), ...longs(little, next)];
  });
  return join(little ? 'II*\0' : 'MM\0*', longs(little, 8), ...lists);
}

test.each([
  ['png', png(300, 200)],
  ['jpeg', join('\xff\xd8\xff\xe0\0\x04ab\xff\xc0\0\x11\x08', shorts(false, 200, 300), '\x03')],
  ['webp', join('RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0', numbers(3, true, 299, 199))],
  ['gif', join('GIF89a', shorts(true, 300, 200), '\0\0\0\0\0\0')],
  ['bmp', join(`BM${'\0'.repeat(12)}`, longs(true, 40, 300, -200))],
  ['old bmp', join(`BM${'\0'.repeat(12)}`, longs(true, 12), shorts(true, 300, 200))],
  ['tiff, little end first', tiff(true, [[300, 200]])],
  ['tiff, big end first', tiff(false, [[300, 200]])],
])('the size of a %s stands in its head', (_name, file) => {
  expect(pictureSizes(file)).toEqual([{ width: 300, height: 200 }]);
});

test('every picture of a file has a size, and a circle of them ends', () => {
  expect(
    pictureSizes(
      tiff(true, [
        [3, 2],
        [5, 4],
      ]),
    ),
  ).toEqual([
    { width: 3, height: 2 },
    { width: 5, height: 4 },
  ]);
  const circle = tiff(true, [[3, 2]]);
  new DataView(circle.buffer).setUint32(8 + 26, 8, true);
  expect(pictureSizes(circle).length).toBe(500);
});

test.each(['', '\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'II*\0\xff\xff\xff\x7f', 'no picture at all'])(
  'a head that ends too soon says nothing: %j',
  (text) => expect(pictureSizes(join(text))).toEqual([]),
);

// F02: a picture of 437 kB can have 3,600 million pixels.
test('a picture of too many pixels is refused by its size, before anything reads it', () => {
  expect(() => refuseLargePicture(png(5_000, 5_000))).not.toThrow();
  const refusal = { code: 'picture-too-large', params: { width: 60_000, height: 60_000, limit: 25 } };
  expect(() => refuseLargePicture(png(60_000, 60_000))).toThrow(expect.objectContaining(refusal));
  expect(() =>
    refuseLargePicture(
      tiff(true, [
        [3, 2],
        [90_000, 300],
      ]),
    ),
  ).toThrow();
  expect(() => recognizeFormat(png(60_000, 60_000), 'large.png')).toThrow(expect.objectContaining(refusal));
});
