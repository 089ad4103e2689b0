import { compoundStreams } from '../archive/compound-file.ts';
import { DocumentFormatError } from './document-format-error.ts';
import { signatureOf } from './file-signature.ts';

/**
 * A file that is turned into another format before it is read, by a program that is not ours. What is translated and
 * given back is the file it became.
 */
export interface ConvertedFormat {
  readonly id: string;
  readonly name: string;
  /** Lower case, without the dot. */
  readonly extensions: readonly string[];
  readonly mediaType: string;
  /** Id of the format it becomes, which is also the extension of the file. */
  readonly becomes: 'docx' | 'xlsx' | 'pptx';
  /** Certainty, as of a `DocumentFormat`. @throws {DocumentFormatError} encrypted */
  recognize(file: Uint8Array): 0 | 1 | 3;
}

const docFormat: ConvertedFormat = {
  id: 'doc',
  name: 'Word 97–2003 document',
  extensions: ['doc', 'dot'],
  mediaType: 'application/msword',
  becomes: 'docx',
  recognize(file) {
    if (signatureOf(file)?.kind === 'rtf') return 1; // Word writes it under this name, too
    const main = compoundStreams(file).find(({ name }) => name === 'WordDocument');
    if (main === undefined) return 0;
    if (isEncryptedWord(main.head)) throw new DocumentFormatError('encrypted');
    return 3;
  },
};

const rtfFormat: ConvertedFormat = {
  id: 'rtf',
  name: 'Rich text',
  extensions: ['rtf'],
  mediaType: 'application/rtf',
  becomes: 'docx',
  recognize: (file) => (signatureOf(file)?.kind === 'rtf' ? 3 : 0),
};

/** Those that LibreOffice converts. */
export const convertedFormats: readonly ConvertedFormat[] = [docFormat, rtfFormat];

/** `fEncrypted` of the file information block ([MS-DOC] 2.5.2). */
function isEncryptedWord(head: Uint8Array): boolean {
  return head.length > 0x0b && ((head[0x0b] ?? 0) & 0x01) !== 0;
}
