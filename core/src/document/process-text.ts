import { type DecodedText, decodeText } from '../encoding/decode-text.ts';
import { type EncodedText, type EncodeOptions, encodeText } from '../encoding/encode-text.ts';
import { type Splice, spliceText } from '../text/splice-text.ts';
import type { DocumentReport, DocumentWarning, WriteOutput } from './document-format.ts';

export interface TextProcessing extends EncodeOptions {
  /** Encoding the file itself names. */
  readonly declaredEncoding?: string | undefined;
  readonly read: (text: string) => TextReading;
}

/** What a format did while it walked the text. */
export interface TextReading {
  /** Replacements, in order. */
  readonly splices: readonly Splice[];
  /** The same for a file that becomes UTF-8 because they do not fit its encoding: it must not name that any more. */
  readonly convertedSplices?: readonly Splice[];
  /** Units whose codes had to be restored before they could be written. */
  readonly restored?: number;
  /** Texts the file itself says are not to be translated. */
  readonly excluded?: number;
  /** New texts for which the file has no place. */
  readonly notWritten?: number;
  /** What was left out besides. */
  readonly warnings?: readonly DocumentWarning[];
}

/**
 * What all formats that are plain text files share: decode, let the format walk the text, splice its
 * replacements in, encode as it was.
 * @throws {DocumentFormatError}
 */
export function processText(
  file: Uint8Array,
  processing: TextProcessing,
  write: WriteOutput,
): DocumentReport {
  const decoded = decodeText(file, processing.declaredEncoding);
  const reading = processing.read(decoded.text);
  const { splices, restored = 0, excluded = 0, notWritten = 0, warnings: noticed = [] } = reading;
  const written = splices.length === 0 ? unchanged(file, decoded) : spliced(decoded, reading, processing);
  write(written.bytes);
  const warnings: readonly DocumentWarning[] = [
    { code: 'encoding-guessed', count: decoded.guessed ? 1 : 0 },
    { code: 'encoding-changed', count: written.converted ? 1 : 0 },
    { code: 'codes-restored', count: restored },
    { code: 'excluded-text-skipped', count: excluded },
    { code: 'text-not-written', count: notWritten },
    ...noticed,
  ];
  return { warnings: warnings.filter(({ count }) => count > 0), encoding: written.encoding };
}

function unchanged(bytes: Uint8Array, { encoding }: DecodedText): EncodedText {
  return { bytes, encoding, converted: false };
}

function spliced(
  decoded: DecodedText,
  { splices, convertedSplices }: TextReading,
  options: EncodeOptions,
): EncodedText {
  const written = encodeText(spliceText(decoded.text, splices), decoded, options);
  if (!written.converted || convertedSplices === undefined) return written;
  return encodeText(spliceText(decoded.text, convertedSplices), decoded, options);
}
