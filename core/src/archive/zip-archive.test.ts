import { describe, expect, test } from 'vitest';
import { DocumentFormatError } from '../document/document-format-error.ts';
import { replaceZipEntries } from '../testing/replace-zip-entries.ts';
import { buildZip, type ZipBuilderFile } from '../testing/zip-builder.ts';
import { openZip, readZipEntry } from './zip-archive.ts';

const maxBytes = 1000;

describe('openZip', () => {
  test.each<[string, Partial<ZipBuilderFile>]>([
    ['deflated', {}],
    ['stored', { stored: true }],
    ['streamed with a descriptor', { descriptor: true }],
    ['with zip64 sizes', { zip64: true }],
  ])('reads a file that is %s', (_, how) => {
    const archive = openZip(buildZip([{ name: 'word/文.xml', content: 'Grüße', ...how }]));
    expect(text(readZipEntry(archive, 'word/文.xml', maxBytes))).toBe('Grüße');
  });

  test('knows nothing of a file that is not there', () => {
    expect(readZipEntry(openZip(buildZip([])), 'a', maxBytes)).toBeUndefined();
  });

  test('reads in spite of a comment or of bytes after the end', () => {
    const file = buildZip([{ name: 'a', content: 'x' }], 'PK\u0005\u0006 is no end record');
    const longer = Buffer.concat([file, Buffer.alloc(100, 7)]);
    expect(text(readZipEntry(openZip(longer), 'a', maxBytes))).toBe('x');
  });

  test.each(['../a', 'a/../../b', '/a', 'a\\b', 'C:/a', 'a\0b', ''])('refuses the name %j', (name) => {
    expect(refusal(() => openZip(buildZip([{ name, content: '' }])))).toBe('unsafe name');
  });

  test('refuses two files of one name', () => {
    const twice = ['a', 'a'].map((name) => ({ name, content: '' }));
    expect(refusal(() => openZip(buildZip(twice)))).toBe('broken duplicate');
  });

  test('refuses more than 20,000 files', () => {
    const many = Array.from({ length: 20_001 }, (_, i) => ({ name: `${i}`, content: '', stored: true }));
    expect(refusal(() => openZip(buildZip(many)))).toBe('limit');
  });

  test('a picture that is only copied is no bomb, and one when it is inflated', () => {
    const archive = openZip(buildZip([{ name: 'word/media/a.bmp', content: Buffer.alloc(2 ** 21) }]));
    expect(refusal(() => readZipEntry(archive, 'word/media/a.bmp', 2 ** 30))).toBe('too-large');
  });

  test('refuses a bomb by the sizes it admits', () => {
    const flat = { name: 'a', content: Buffer.alloc(2 ** 21) };
    expect(refusal(() => openZip(buildZip([flat])))).toBe('too-large');
    const total = [1, 2].map((i) => ({
      name: `${i}`,
      content: Buffer.alloc(2 ** 22, 'ab'),
      claimedSize: 2 ** 29 + 1,
    }));
    expect(refusal(() => openZip(buildZip(total.map((file) => ({ ...file, stored: true })))))).toBe(
      'too-large',
    );
  });

  test.each([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['no zip', Buffer.from('<html>'), 'broken no-directory'],
    ['a half', buildZip([{ name: 'a', content: 'abc' }]).subarray(0, 40), 'broken no-directory'],
  ])('refuses %s', (_, file, expected) => {
    expect(refusal(() => openZip(file))).toBe(expected);
  });
});

describe('readZipEntry', () => {
  test.each<[string, Partial<ZipBuilderFile>, string]>([
    ['that is encrypted', { flags: 1 }, 'encrypted'],
    ['packed in a way we do not know', { method: 99 }, 'unsupported'],
    ['with a wrong checksum', { claimedCrc: 1 }, 'broken checksum'],
    ['longer than it says', { claimedSize: 2 }, 'broken deflate'],
    ['shorter than it says', { claimedSize: 50 }, 'broken size'],
    ['longer than allowed', { content: 'x'.repeat(maxBytes + 1) }, 'too-large'],
  ])('refuses a file %s', (_, lie, expected) => {
    const archive = openZip(buildZip([{ name: 'a', content: 'hello', ...lie }]));
    expect(refusal(() => readZipEntry(archive, 'a', maxBytes))).toBe(expected);
  });
});

describe('rewriteZip', () => {
  const files: readonly ZipBuilderFile[] = [
    { name: 'first', content: 'one', stored: true },
    { name: 'second', content: 'two', descriptor: true },
    { name: 'third', content: 'three', zip64: true },
  ];

  test('gives the same bytes back when nothing is replaced', () => {
    const file = buildZip(files, 'a comment');
    expect(replaceZipEntries(file, {})).toEqual(Buffer.from(file));
  });

  test('replaces what is asked and copies the rest', () => {
    const output = replaceZipEntries(buildZip(files, 'a comment'), { second: '2' });
    const archive = openZip(output);
    const contents = archive.directory.entries.map((e) => text(readZipEntry(archive, e.name, maxBytes)));
    expect(contents).toEqual(['one', '2', 'three']);
    expect(text(archive.directory.comment)).toBe('a comment');
  });

  test('keeps a stored file stored', () => {
    const archive = openZip(replaceZipEntries(buildZip(files), { first: 'new' }));
    expect(archive.entriesByName.get('first')).toMatchObject({ method: 0, size: 3, compressedSize: 3 });
  });
});

function text(bytes: Uint8Array | undefined): string {
  return Buffer.from(bytes ?? []).toString();
}

function refusal(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof DocumentFormatError) return [error.code, error.params['reason']].join(' ').trim();
    throw error;
  }
  return 'accepted';
}
