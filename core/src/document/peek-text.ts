import { decodeAnyText } from '../encoding/decode-text.ts';
import { DocumentFormatError } from './document-format-error.ts';

const peekLength = 65_536;

/** Every format of text looks into a file whose format is asked for; guessing its encoding takes long. */
const peeked = new WeakMap<Uint8Array, { readonly text: string | undefined }>();

/** The beginning of a file as text, for recognizing its format; undefined where it is no text. */
export function peekText(file: Uint8Array): string | undefined {
  const known = peeked.get(file) ?? { text: readHead(file) };
  peeked.set(file, known);
  return known.text;
}

function readHead(file: Uint8Array): string | undefined {
  const lineEnd = file.subarray(0, peekLength).lastIndexOf(0x0a);
  const head = file.length <= peekLength || lineEnd === -1 ? file : file.subarray(0, lineEnd + 1);
  // Where a line end is two bytes the cut may have hit a character; then all of it is read.
  return tryDecode(head) ?? (head === file ? undefined : tryDecode(file));
}

function tryDecode(file: Uint8Array): string | undefined {
  try {
    return decodeAnyText(file).text;
  } catch (error) {
    if (error instanceof DocumentFormatError) return undefined;
    throw error;
  }
}
