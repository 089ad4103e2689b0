import { type DecodedText, decodeText } from '../encoding/decode-text.ts';
import { type EncodeOptions, type FileEncoder, fileEncoder } from '../encoding/encode-text.ts';
import { type Splice, splicedPieces } from '../text/splice-text.ts';
import type { DocumentReport, DocumentWarning, WriteOutput } from './document-format.ts';

export interface TextProcessing extends EncodeOptions {
  /** Encoding the file itself names. */
  readonly declaredEncoding?: string | undefined;
  /** Of the text, where the file does not name its encoding. */
  readonly language?: string | undefined;
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
  const decoded = decodeText(file, {
    declared: processing.declaredEncoding,
    language: processing.language,
  });
  const reading = processing.read(decoded.text);
  const { restored = 0, excluded = 0, notWritten = 0, warnings: noticed = [] } = reading;
  const { encoding, converted } = writeText(file, decoded, { reading, processing, write });
  const warnings: readonly DocumentWarning[] = [
    { code: 'encoding-guessed', count: decoded.guessed ? 1 : 0 },
    { code: 'encoding-changed', count: converted ? 1 : 0 },
    { code: 'codes-restored', count: restored },
    { code: 'excluded-text-skipped', count: excluded },
    { code: 'text-not-written', count: notWritten },
    ...noticed,
  ];
  return { warnings: warnings.filter(({ count }) => count > 0), encoding };
}

interface TextWriting {
  readonly reading: TextReading;
  readonly processing: TextProcessing;
  readonly write: WriteOutput;
}

/** A file without replacements is written as it came. */
function writeText(
  file: Uint8Array,
  decoded: DecodedText,
  { reading: { splices, convertedSplices = splices }, processing, write }: TextWriting,
): Pick<FileEncoder, 'encoding' | 'converted'> {
  if (splices.length === 0) {
    write(file);
    return { encoding: decoded.encoding, converted: false };
  }
  const encoder = fileEncoder(newTexts(splices), decoded, processing);
  writePieces(splicedPieces(decoded.text, encoder.converted ? convertedSplices : splices), encoder, write);
  return encoder;
}

/** The rest of the file has no character its own encoding lacks. */
function* newTexts(splices: readonly Splice[]): Generator<string> {
  for (const { text } of splices) yield text;
}

/** In characters; a large file is never in memory as a whole once more. */
const window = 2 ** 16;

function writePieces(
  pieces: Iterable<string>,
  { mark, inPieces, encode }: FileEncoder,
  write: WriteOutput,
): void {
  if (mark.length > 0) write(mark);
  let waiting = '';
  for (const piece of pieces) {
    waiting += piece;
    if (waiting.length < window || !inPieces) continue;
    write(encode(waiting));
    waiting = '';
  }
  if (waiting !== '') write(encode(waiting));
}
