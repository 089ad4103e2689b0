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

/** New text for a file, in the encoding and with the byte order mark it was read with. */
export function encodeText(
  text: string,
  original: Pick<DecodedText, 'encoding' | 'mark'>,
  { escape: escapeCharacter }: EncodeOptions = {},
): EncodedText {
  const codec = codecFor(original.encoding);
  const lacking = codec === undefined ? [] : lackingCharacters(text, codec.canEncode);
  if (codec === undefined || (lacking.length > 0 && escapeCharacter === undefined)) {
    return { bytes: new TextEncoder().encode(text), encoding: 'utf-8', converted: true };
  }
  const replaced = lacking.reduce(
    (part, character) => part.replaceAll(character, escapeCharacter?.(character) ?? character),
    text,
  );
  const bytes = Buffer.concat([original.mark, codec.encode(replaced)]);
  return { bytes: new Uint8Array(bytes), encoding: original.encoding, converted: false };
}

function lackingCharacters(text: string, canEncode: (character: string) => boolean): readonly string[] {
  const characters = new Set(text.match(/[^\0-\x7F]/gu) ?? []);
  return [...characters].filter((character) => !canEncode(character));
}
