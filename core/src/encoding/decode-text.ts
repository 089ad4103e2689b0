import { DocumentFormatError } from '../document/document-format-error.ts';
import { detectEncoding, type EncodingHints } from './detect-encoding.ts';

/** Text read from a file, with what is needed to write it back as it was. */
export interface DecodedText {
  /** Without the byte order mark; line ends as in the file. */
  readonly text: string;
  /** WHATWG name, such as `utf-8`, `utf-16le` or `gb18030`. */
  readonly encoding: string;
  /** The byte order mark; empty without one. */
  readonly mark: Uint8Array;
  /** Whether the encoding was guessed, without a mark, a declaration or valid UTF-8. */
  readonly guessed: boolean;
}

/**
 * Byte order mark, else the declared encoding, else UTF-8 where it is valid, else the most likely one in which
 * every byte can be read and written back.
 * @throws {DocumentFormatError} wrong-encoding; unsupported where the file is no text; broken where a NUL stands in it
 */
export function decodeText(file: Uint8Array, hints: EncodingHints = {}): DecodedText {
  const decoded = decodeAnyText(file, hints);
  const nul = decoded.text.indexOf('\0');
  if (nul === -1) return decoded;
  const line = decoded.text.slice(0, nul).split(/\r\n|\r|\n/).length;
  throw new DocumentFormatError('broken', { part: `:${line}`, reason: 'NUL' });
}

/**
 * The same for a look at the file: a NUL among its text, which no database and hardly any program takes, is let be.
 * @throws {DocumentFormatError} wrong-encoding, unsupported
 */
export function decodeAnyText(file: Uint8Array, hints: EncodingHints = {}): DecodedText {
  const detected = detectEncoding(file, hints);
  if (detected === undefined) throw new DocumentFormatError('wrong-encoding');
  const { text, encoding, guessed, markLength } = detected;
  if (isBinary(text)) throw new DocumentFormatError('unsupported');
  return { text, encoding, mark: file.subarray(0, markLength), guessed };
}

/** More than a few control characters: a program's data, not text. */
function isBinary(text: string): boolean {
  const controls = text.match(/[^\P{Cc}\s\x7F-\x9F]/gu)?.length ?? 0;
  return controls > text.length / 50;
}
