import { DocumentFormatError } from '../document/document-format-error.ts';
import { brokenXml } from './xml-error.ts';

export type XmlEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

export interface DecodedXml {
  /** With its byte order mark, where the part has one, so that it goes back as it came. */
  readonly text: string;
  readonly encoding: XmlEncoding;
}

/** @throws {DocumentFormatError} wrong-encoding where another encoding is declared, broken where bytes make no text */
export function decodeXml(bytes: Uint8Array, part: string): DecodedXml {
  const encoding = recognizeEncoding(bytes);
  const text = decode(bytes, encoding, part);
  const declared = /^\ufeff?<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]+)["']/.exec(text)?.[1]?.toLowerCase();
  if (declared !== undefined && !agrees(declared, encoding)) {
    throw new DocumentFormatError('wrong-encoding', { part, encoding: declared });
  }
  return { text, encoding };
}

export function encodeXml({ text, encoding }: DecodedXml): Uint8Array {
  if (encoding === 'utf-8') return Buffer.from(text, 'utf8');
  const bytes = Buffer.from(text, 'utf16le');
  return encoding === 'utf-16be' ? bytes.swap16() : bytes;
}

/** By the byte order mark, or by how `<?` looks. */
function recognizeEncoding(bytes: Uint8Array): XmlEncoding {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  return 'utf-8';
}

function decode(bytes: Uint8Array, encoding: XmlEncoding, part: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw brokenXml(part, 0, 'encoding');
  }
}

function agrees(declared: string, encoding: XmlEncoding): boolean {
  if (encoding === 'utf-8') return declared === 'utf-8' || declared === 'utf8' || declared === 'us-ascii';
  return declared.startsWith('utf-16') || declared === 'iso-10646-ucs-2';
}
