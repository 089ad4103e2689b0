import { expect, test } from 'vitest';
import { buildCompoundFile } from '../testing/compound-file-builder.ts';
import { recognizeFormat } from './recognize-format.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const encrypted = buildCompoundFile(['Root Entry', 'EncryptedPackage']);
const word97 = buildCompoundFile(['Root Entry', 'WordDocument']);
const encryptedBlock = Uint8Array.from([0xec, 0xa5, 0xc1, 0, 0, 0, 0, 0, 0, 0, 0, 0x01]);
const html = '<!DOCTYPE html><p>Hi';
const cue = '1\n00:00:01,000 --> 00:00:02,000\nHi';

test.each([
  ['a.txt', 'Hello', 'txt'],
  ['a.TXT', '<!DOCTYPE html><p>As text', 'txt'],
  ['a.md', 'Hello', 'md'],
  ['a.b.htm', html, 'html'],
  ['a.html', 'Hello <b>you</b>', 'html'],
  ['a.srt', cue, 'srt'],
  ['a.rtf', '{\\rtf1 Hello}', 'rtf'],
  ['a.doc', '{\\rtf1 Hello}', 'doc'],
  ['noextension', html, 'html'],
  ['noextension', cue, 'srt'],
])('%s with %j is %s', (fileName, content, id) => {
  expect(recognizeFormat(bytes(content), fileName).id).toBe(id);
});

test('an old Word document is what its streams say', () => {
  expect(recognizeFormat(word97, 'a.doc').id).toBe('doc');
  expect(recognizeFormat(word97, 'noextension').id).toBe('doc');
});

test.each([
  ['empty', 'a.txt', bytes('')],
  ['unsupported', 'a.xyz', bytes('Hello')],
  ['unsupported', 'a.exe', Uint8Array.from([0x4d, 0x5a, 0, 0, 1])],
  ['unsupported', 'a.ico', Uint8Array.from([0, 0, 1, 0, 1, 0])],
  ['unsupported', '', bytes('Hello')],
  ['wrong-extension', 'a.xyz', bytes(cue)],
  ['wrong-extension', 'a.srt', bytes('No cue in it')],
  ['wrong-extension', 'a.srt', bytes(html)],
  ['wrong-extension', 'a.html', Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0])],
  ['wrong-extension', 'a.txt', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0])],
  ['broken', 'a.docx', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0])],
  ['encrypted', 'a.docx', encrypted],
  ['encrypted', 'a.txt', encrypted],
  ['wrong-extension', 'a.docx', word97],
  ['encrypted', 'a.doc', buildCompoundFile(['Root Entry', 'WordDocument'], { WordDocument: encryptedBlock })],
])('refuses with %s: %s', (code, fileName, file) => {
  expect(() => recognizeFormat(file, fileName)).toThrow(expect.objectContaining({ code }));
});

test('says what a wrongly named file is', () => {
  expect(() => recognizeFormat(bytes(cue), 'a.vtt')).toThrow(
    expect.objectContaining({ params: { name: 'a.vtt', actual: 'SRT' } }),
  );
});
