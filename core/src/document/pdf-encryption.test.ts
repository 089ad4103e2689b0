import { expect, test } from 'vitest';
import { isEncryptedPdf } from './pdf-encryption.ts';
import { recognizeFormat } from './recognize-format.ts';

const pdf = (text: string) => new TextEncoder().encode(`%PDF-1.7\n${text}\n%%EOF`);

test.each([
  ['a trailer that names a dictionary', 'trailer\n<</Size 9/Root 1 0 R/Encrypt 8 0 R>>', true],
  ['a trailer that holds it', 'trailer <</Encrypt <</Filter/Standard>> /Size 9>>', true],
  ['a cross-reference stream', '9 0 obj\n<</Type /XRef/W[1 2 1]/Encrypt 8 0 R>>\nstream\nx\nendstream', true],
  ['no word of it', 'trailer <</Size 9/Root 1 0 R>>', false],
  ['a text that speaks of it', '4 0 obj <</Length 20>> stream\n(/Encrypt 8 0 R) Tj\nendstream', false],
  ['a longer name', 'trailer <</EncryptMetadata true/Size 9>>', false],
])('%s', (_case, text, encrypted) => {
  expect(isEncryptedPdf(pdf(text))).toBe(encrypted);
});

test('refuses an encrypted PDF before anything else', () => {
  const file = pdf('trailer <</Encrypt 8 0 R>>');
  expect(() => recognizeFormat(file, 'a.pdf')).toThrow(expect.objectContaining({ code: 'encrypted' }));
  expect(recognizeFormat(pdf('trailer <</Size 1>>'), 'a.pdf').id).toBe('pdf');
});

test.each([
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpg', [0xff, 0xd8, 0xff, 0xe0]],
  ['tif', [0x49, 0x49, 0x2a, 0]],
  ['bmp', [0x42, 0x4d, 1, 2, 0, 0, 0, 0, 0, 0]],
  ['gif', [...Buffer.from('GIF89a')]],
  ['webp', [...Buffer.from('RIFF\u0001\u0002\u0003\u0004WEBP')]],
])('knows a %s by its first bytes', (extension, bytes) => {
  expect(recognizeFormat(Uint8Array.from(bytes), `picture.${extension}`).id).toBe('image');
});
