import { codecFor } from './codec.ts';
import type { DecodedText } from './decode-text.ts';

export interface EncodedText {
  readonly bytes: Uint8Array;
  readonly encoding: string;
  /** Whether the new text did not fit the file's encoding, so that the file became UTF-8. */
  readonly converted: boolean;
}

export interface EncodeOptions {
  /** How the format writes a character its encoding lacks, such as `&#20013;`; without it the file becomes UTF-8. */
  readonly escape?: (character: string) => string;
}

type Original = Pick<DecodedText, 'encoding' | 'mark'>;

/** How a file with new texts in it is written. */
export interface FileEncoder extends Omit<EncodedText, 'bytes'> {
  /** The byte order mark; empty without one. */
  readonly mark: Uint8Array;
  /** Whether text may be handed in in pieces, cut between any two characters. */
  readonly inPieces: boolean;
  readonly encode: (text: string) => Uint8Array;
}

/** In the encoding the file was read with where that has all characters of the new texts, or the format escapes them. */
export function fileEncoder(
  newTexts: Iterable<string>,
  { encoding, mark }: Original,
  { escape: escapeCharacter }: EncodeOptions = {},
): FileEncoder {
  const codec = codecFor(encoding);
  const lacking = codec === undefined ? [] : lackingCharacters(newTexts, codec.canEncode);
  if (codec === undefined || (lacking.length > 0 && escapeCharacter === undefined)) return asUtf8;
  const escaped = (text: string) =>
    lacking.reduce(
      (part, character) => part.replaceAll(character, escapeCharacter?.(character) ?? character),
      text,
    );
  const inPieces = codec.canEncode === undefined;
  return { encoding, mark, converted: false, inPieces, encode: (text) => codec.encode(escaped(text)) };
}

const utf8 = new TextEncoder();

const asUtf8: FileEncoder = {
  encoding: 'utf-8',
  mark: new Uint8Array(),
  converted: true,
  inPieces: true,
  encode: (text) => utf8.encode(text),
};

/** New text for a file, in the encoding and with the byte order mark it was read with. */
export function encodeText(text: string, original: Original, options: EncodeOptions = {}): EncodedText {
  const { mark, encoding, converted, encode } = fileEncoder([text], original, options);
  return { bytes: new Uint8Array(Buffer.concat([mark, encode(text)])), encoding, converted };
}

/** Told by `canEncode`; without it an encoding has them all. */
function lackingCharacters(
  texts: Iterable<string>,
  canEncode: ((character: string) => boolean) | undefined,
): readonly string[] {
  const characters = new Set<string>();
  if (canEncode === undefined) return [];
  for (const text of texts) {
    for (const [character] of text.matchAll(/[^\0-\x7F]/gu)) characters.add(character);
  }
  return [...characters].filter((character) => !canEncode(character));
}
