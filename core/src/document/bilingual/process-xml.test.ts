import { expect, test } from 'vitest';
import { processXml } from './process-xml.ts';

/** Replaces the `#` in the UTF-8 bytes. */
function replaced(file: Uint8Array, text: string): string {
  const pieces: Uint8Array[] = [];
  processXml(
    file,
    (bytes, splicer) => {
      const at = bytes.indexOf('#');
      splicer.replace(at, at + 1, text);
      return [];
    },
    (piece) => pieces.push(piece),
  );
  return Buffer.concat(pieces).toString('latin1');
}

const declared = (encoding: string, text: string) =>
  Buffer.from(`<?xml version="1.0" encoding="${encoding}"?>${text}`, 'latin1');

/** Bytes are shown as the characters of Latin 1. */
test.each([
  ['utf-8', '\u00c3\u00a9', 'é', '\u00c3\u00a9'],
  ['US-ASCII', 'e', 'é', '\u00c3\u00a9'],
  ['windows-1252', '\u00e9', 'é€', '\u00e9\u0080'],
  ['iso-8859-5', '\u00d0', 'я€', '\u00ef&#8364;'],
  ['utf-16', 'e', 'é', '\u00c3\u00a9'], // it can be read byte by byte, so it is not
])('writes in %s', (encoding, before, text, after) => {
  const file = declared(encoding, `<x>${before}#</x>`);
  const expected = declared(encoding, `<x>${before}${after}</x>`);
  expect(replaced(file, text)).toBe(expected.toString('latin1'));
});

test('hands on what stays without copying it', () => {
  const file = Buffer.from('<x>b</x>');
  const pieces: Uint8Array[] = [];
  processXml(
    file,
    () => [],
    (piece) => pieces.push(piece),
  );
  expect(pieces).toHaveLength(1);
  expect(pieces[0]?.buffer).toBe(file.buffer);
});

test.each([
  ['wrong-encoding', Buffer.from([0x3c, 0xc3, 0x28])],
  ['too-large', Buffer.concat([declared('iso-8859-1', ''), Buffer.alloc(2 ** 25, 0x20)])],
])('refuses with %s', (code, file) => {
  expect(() =>
    processXml(
      file,
      () => [],
      () => {},
    ),
  ).toThrow(expect.objectContaining({ code }));
});
