import { type CompoundStream, compoundStreams } from '../archive/compound-file.ts';
import { DocumentFormatError } from './document-format-error.ts';
import { signatureOf } from './file-signature.ts';

/**
 * A file that is turned into another format before it is read. What is translated is the file it became; that is also
 * what is given back, unless the format names what a last step makes of it.
 */
export interface ConvertedFormat {
  readonly id: string;
  readonly name: string;
  /** Lower case, without the dot. */
  readonly extensions: readonly string[];
  readonly mediaType: string;
  /** Id of the format it becomes. */
  readonly becomes: 'docx' | 'xlsx' | 'pptx' | 'pages';
  /** Extensions of what may be given back where that is not the file it became; the first is the usual one. */
  readonly gives?: readonly GivenBack[];
  /** Certainty, as of a `DocumentFormat`. @throws {DocumentFormatError} encrypted */
  recognize(file: Uint8Array): 0 | 1 | 3;
}

/** What a last step makes of translated pages. */
export type GivenBack = 'pdf' | 'docx';

const docFormat: ConvertedFormat = {
  id: 'doc',
  name: 'Word 97–2003 document',
  extensions: ['doc', 'dot'],
  mediaType: 'application/msword',
  becomes: 'docx',
  recognize(file) {
    if (signatureOf(file)?.kind === 'rtf') return 1; // Word writes it under this name, too
    return recognizeOld(file, ['worddocument'], ({ head }) => isEncryptedWord(head));
  },
};

const pptFormat: ConvertedFormat = {
  id: 'ppt',
  name: 'PowerPoint 97–2003 presentation',
  extensions: ['ppt', 'pps', 'pot'],
  mediaType: 'application/vnd.ms-powerpoint',
  becomes: 'pptx',
  recognize: (file) =>
    recognizeOld(file, ['powerpoint document'], (_, streams) => isEncryptedPowerPoint(streams)),
};

const rtfFormat: ConvertedFormat = {
  id: 'rtf',
  name: 'Rich text',
  extensions: ['rtf'],
  mediaType: 'application/rtf',
  becomes: 'docx',
  recognize: (file) => (signatureOf(file)?.kind === 'rtf' ? 3 : 0),
};

const xlsFormat: ConvertedFormat = {
  id: 'xls',
  name: 'Excel 97–2003 workbook',
  extensions: ['xls', 'xlt'],
  mediaType: 'application/vnd.ms-excel',
  becomes: 'xlsx',
  recognize: (file) => recognizeOld(file, ['workbook', 'book'], ({ head }) => isEncryptedExcel(head)),
};

/** Those that LibreOffice converts. */
export const officeFormats: readonly ConvertedFormat[] = [docFormat, pptFormat, rtfFormat, xlsFormat];

type Streams = readonly CompoundStream[];

/**
 * By the stream that holds the document. Names are compared without regard to case, and those of documents that are
 * embedded in another say nothing of that.
 */
function recognizeOld(
  file: Uint8Array,
  mainNames: readonly string[],
  isEncrypted: (main: CompoundStream, streams: Streams) => boolean,
): 0 | 3 {
  const all = compoundStreams(file);
  const top = all.filter(({ topLevel }) => topLevel);
  const streams = top.length > 0 ? top : all; // a damaged directory
  const main = streams.find(({ name }) => mainNames.includes(name.toLowerCase()));
  if (main === undefined) return 0;
  if (isEncrypted(main, streams)) throw new DocumentFormatError('encrypted');
  return 3;
}

/** `fEncrypted` of the file information block ([MS-DOC] 2.5.2). */
function isEncryptedWord(head: Uint8Array): boolean {
  return head.length > 0x0b && ((head[0x0b] ?? 0) & 0x01) !== 0;
}

/** A `FilePass` record, which stands at the beginning of the workbook ([MS-XLS] 2.4.117). */
function isEncryptedExcel(head: Uint8Array): boolean {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  for (let at = 0; at + 4 <= head.length; at += 4 + view.getUint16(at + 2, true))
    if (view.getUint16(at, true) === 0x2f) return true;
  return false;
}

/** A summary that is encrypted, too, or the token that says so of the presentation ([MS-PPT] 2.3.2). */
function isEncryptedPowerPoint(streams: Streams): boolean {
  if (streams.some(({ name }) => name === 'EncryptedSummary')) return true;
  const user = streams.find(({ name }) => name.toLowerCase() === 'current user')?.head;
  if (user === undefined || user.length < 16) return false;
  return new DataView(user.buffer, user.byteOffset).getUint32(12, true) === 0xf3d1c4df;
}
