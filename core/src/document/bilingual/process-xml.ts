import { encodingOfLabel } from '../../encoding/codec.ts';
import { type DecodedText, decodeText } from '../../encoding/decode-text.ts';
import { encodeText } from '../../encoding/encode-text.ts';
import type { DocumentReport, DocumentWarning, WriteOutput } from '../document-format.ts';
import { DocumentFormatError } from '../document-format-error.ts';
import { ByteSplicer } from './byte-splicer.ts';
import { headText } from './xml-root.ts';

/** Walks UTF-8 bytes and hands replacements to the splicer. */
export type ReadXml = (bytes: Buffer, splicer: ByteSplicer) => readonly DocumentWarning[];

/** Only UTF-8 is read in windows; a larger file in another encoding would take many times its size. In bytes. */
const maxConverted = 2 ** 25;

/**
 * What the XML formats for large files share. UTF-8 is never decoded whole; a file in another encoding is read as
 * UTF-8 and written back in its own, with references for characters that encoding lacks.
 * @throws {DocumentFormatError} wrong-encoding, too-large
 */
export function processXml(file: Uint8Array, read: ReadXml, write: WriteOutput): DocumentReport {
  const declared = declaredEncoding(file);
  if (isUtf8(file, declared)) {
    const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    checkUtf8(bytes);
    const splicer = new ByteSplicer(file, write);
    const warnings = read(bytes, splicer);
    splicer.finish();
    return { warnings: counted(warnings), encoding: 'utf-8' };
  }
  if (file.length > maxConverted) throw new DocumentFormatError('too-large', { limit: maxConverted });
  return processConverted(file, decodeText(file, { declared }), read, write);
}

/**
 * An XML file in UTF-8, whatever its own encoding, for readers that do not write it back.
 * @throws {DocumentFormatError} wrong-encoding, too-large
 */
export function xmlAsUtf8(file: Uint8Array): Buffer {
  const declared = declaredEncoding(file);
  if (!isUtf8(file, declared)) {
    if (file.length > maxConverted) throw new DocumentFormatError('too-large', { limit: maxConverted });
    return Buffer.from(decodeText(file, { declared }).text);
  }
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  checkUtf8(bytes);
  return bytes;
}

function processConverted(
  file: Uint8Array,
  decoded: DecodedText,
  read: ReadXml,
  write: WriteOutput,
): DocumentReport {
  const { encoding, mark } = decoded;
  const bytes = Buffer.from(decoded.text);
  const pieces: Uint8Array[] = [];
  const splicer = new ByteSplicer(bytes, (piece) => pieces.push(piece));
  const warnings = read(bytes, splicer);
  splicer.finish();
  if (splicer.changed) {
    write(mark);
    const encode = { encoding, mark: new Uint8Array() };
    for (const piece of pieces) write(encodeText(textOf(piece), encode, { escape: reference }).bytes);
  } else {
    write(file);
  }
  return { warnings: counted(warnings), encoding };
}

function textOf(piece: Uint8Array): string {
  return Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString();
}

function reference(character: string): string {
  return `&#${character.codePointAt(0)};`;
}

function counted(warnings: readonly DocumentWarning[]): readonly DocumentWarning[] {
  return warnings.filter(({ count }) => count > 0);
}

/** A file that can be read far enough to find the declaration is not in UTF-16, whatever it says. */
function declaredEncoding(file: Uint8Array): string | undefined {
  const declared = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(headText(file))?.[1];
  return declared === undefined || /^(?:utf-?16|iso-10646)/i.test(declared) ? undefined : declared;
}

function isUtf8(file: Uint8Array, declared: string | undefined): boolean {
  const [first, second] = file;
  if (first === 0xef && second === 0xbb) return true;
  if (first === 0xff || first === 0xfe || first === 0 || second === 0) return false;
  return declared === undefined || /^us-ascii$/i.test(declared) || encodingOfLabel(declared) === 'utf-8';
}

/** Small enough for what is decoded to be forgotten young. In bytes. */
const window = 2 ** 16;

function checkUtf8(bytes: Buffer): void {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let at = 0; at < bytes.length; at += window) {
      decoder.decode(bytes.subarray(at, at + window), { stream: at + window < bytes.length });
    }
  } catch {
    throw new DocumentFormatError('wrong-encoding', { encoding: 'utf-8' });
  }
}
