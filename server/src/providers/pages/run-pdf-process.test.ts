import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFRawStream, StandardFonts } from 'pdf-lib';
import { expect, test } from 'vitest';
import { pdfProcesses, readInProcess } from './run-pdf-process.ts';

interface Content {
  readonly text: string;
  /** How often the page shows it. */
  readonly times?: number;
}

async function pageOf({ text, times = 1 }: Content): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const packed = deflateSync(Buffer.from(text));
  const dict = pdf.context.obj({ Filter: 'FlateDecode', Length: packed.length });
  const stream = pdf.context.register(PDFRawStream.of(dict, packed));
  const page = pdf.addPage();
  page.node.set(PDFName.of('Contents'), pdf.context.obj(Array.from({ length: times }, () => stream)));
  page.node.setFontDictionary(PDFName.of('F1'), (await pdf.embedFont(StandardFonts.Helvetica)).ref);
  return pdf.save();
}

const megabyte = ' '.repeat(2 ** 20);
const line = 'BT /F1 10 Tf (twenty letters and so) Tj ET\n';

test.each([
  ['a stream without end', 'too-large', { text: megabyte.repeat(60) }],
  ['a stream again and again', 'too-large', { text: megabyte, times: 400 }],
  ['more instructions than memory', 'too-large', { text: 'q Q '.repeat(10_000_000) }],
  ['more text than a page can hold', 'limit', { text: line.repeat(10_000) }],
])('refuses %s', { timeout: 60_000 }, async (_, code, content) => {
  await expect(readInProcess(await pageOf(content), {}, pdfProcesses(200))).rejects.toMatchObject({ code });
});
