import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { expect, test } from 'vitest';
import { pdfProcesses, readInProcess } from './run-pdf-process.ts';

test('refuses a file that unpacks to more than there is room for', { timeout: 60_000 }, async () => {
  const pdf = await PDFDocument.create();
  const packed = deflateSync(Buffer.alloc(200 * 1024 * 1024, ' '));
  const dict = pdf.context.obj({ Filter: 'FlateDecode', Length: packed.length });
  pdf.addPage().node.set(PDFName.of('Contents'), pdf.context.register(PDFRawStream.of(dict, packed)));
  await expect(readInProcess(await pdf.save(), {}, pdfProcesses(100))).rejects.toMatchObject({
    code: 'too-large',
  });
});
