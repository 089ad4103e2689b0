import { expect, test } from 'vitest';
import { createZip } from '../archive/create-zip.ts';
import { buildDocx, paragraph, run } from '../testing/docx-builder.ts';
import { sampleText } from './sample-text.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('a sample is the text of a file without its markup', () => {
  const docx = buildDocx({ body: [paragraph(run('The house is red.'))] });
  expect(sampleText(docx).trim()).toBe('The house is red.');
  expect(sampleText(bytes('<p>The <b>house</b> is red.</p>')).replaceAll(/\s+/g, ' ').trim()).toBe(
    'The house is red.',
  );
  expect(sampleText(bytes('Das Haus.'))).toBe('Das Haus.');
});

test('of a large file only the beginning is read, and no character is cut', () => {
  const text = 'Größe 尺寸. '.repeat(20_000);
  expect(text.startsWith(sampleText(bytes(text)))).toBe(true);
  const docx = buildDocx({ body: [paragraph(run(text))] });
  expect(sampleText(docx)).toContain('Größe 尺寸');
});

test('a file without readable text gives nothing', () => {
  expect(sampleText(Uint8Array.of(0, 1, 2, 3, 255, 254, 0, 7))).toBe('');
  expect(sampleText(createZip([{ name: 'picture.png', content: bytes('x') }]))).toBe('');
  expect(sampleText(Uint8Array.of(0x50, 0x4b, 3, 4))).toBe('');
});
