import { refuseLargePicture } from '../picture/picture-sizes.ts';
import type { ConvertedFormat } from './converted-format.ts';
import { DocumentFormatError } from './document-format-error.ts';
import { isEncryptedPdf } from './pdf-encryption.ts';

const pdfFormat: ConvertedFormat = {
  id: 'pdf',
  name: 'PDF',
  extensions: ['pdf'],
  mediaType: 'application/pdf',
  becomes: 'pages',
  gives: ['pdf', 'docx'],
  recognize(file) {
    if (!Buffer.from(file.subarray(0, headBytes)).includes('%PDF-')) return 0;
    if (isEncryptedPdf(file)) throw new DocumentFormatError('encrypted');
    return 3;
  },
};

/** Readers look so far for the first words of a PDF. */
const headBytes = 1024;

const imageFormat: ConvertedFormat = {
  id: 'image',
  name: 'Image',
  extensions: ['png', 'jpg', 'jpeg', 'tif', 'tiff', 'bmp', 'webp', 'gif'],
  mediaType: 'image/*',
  becomes: 'pages',
  gives: ['docx'],
  recognize(file) {
    if (!imageStarts.test(Buffer.from(file.subarray(0, 16)).toString('latin1'))) return 0;
    refuseLargePicture(file);
    return 3;
  },
};

const imageStarts =
  /^(?:\x89PNG\r\n|\xff\xd8\xff|II\*\0|MM\0\*|BM[\s\S]{4}\0\0\0\0|RIFF[\s\S]{4}WEBP|GIF8[79]a)/;

/** Those that are read as pages, by a program of the server's own or by one that recognizes letters. */
export const pageFileFormats: readonly ConvertedFormat[] = [pdfFormat, imageFormat];
