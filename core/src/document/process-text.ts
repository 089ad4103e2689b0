import { type DecodedText, decodeText } from '../encoding/decode-text.ts';
import { type EncodeOptions, encodeText } from '../encoding/encode-text.ts';
import { type Splice, spliceText } from '../text/splice-text.ts';
import type { DocumentWarning, ProcessedDocument } from './document-format.ts';

export interface TextProcessing extends EncodeOptions {
  /** Encoding the file itself names. */
  readonly declaredEncoding?: string | undefined;
  /** Walks the text and gives the replacements, in order. */
  readonly read: (text: string) => readonly Splice[];
}

/**
 * What all formats that are plain text files share: decode, let the format walk the text, splice its
 * replacements in, encode as it was.
 * @throws {DocumentFormatError}
 */
export function processText(file: Uint8Array, processing: TextProcessing): ProcessedDocument {
  const decoded = decodeText(file, processing.declaredEncoding);
  const splices = processing.read(decoded.text);
  const guessed = decoded.guessed ? [warning('encoding-guessed')] : [];
  if (splices.length === 0) return { output: file, warnings: guessed, encoding: decoded.encoding };
  return encodeSpliced(decoded, splices, processing, guessed);
}

function encodeSpliced(
  decoded: DecodedText,
  splices: readonly Splice[],
  options: EncodeOptions,
  guessed: readonly DocumentWarning[],
): ProcessedDocument {
  const { bytes, encoding, converted } = encodeText(spliceText(decoded.text, splices), decoded, options);
  const warnings = converted ? [...guessed, warning('encoding-changed')] : guessed;
  return { output: bytes, warnings, encoding };
}

function warning(code: DocumentWarning['code']): DocumentWarning {
  return { code, count: 1 };
}
