import { constants, inflateRawSync } from 'node:zlib';
import { compressedBytes, openZip } from '../archive/zip-archive.ts';
import { decodeAnyText } from '../encoding/decode-text.ts';
import { DocumentFormatError } from './document-format-error.ts';

/** Bytes that are read of the part that holds the text; enough to know its language, and quick in a file of any size. */
const sampleBytes = 64 * 1024;

/** Where packed formats keep their text, in the order in which it is looked for. */
const textParts: readonly RegExp[] = [
  /^word\/document\.xml$/,
  /^ppt\/slides\/slide\d+\.xml$/,
  /^xl\/sharedStrings\.xml$/,
  /^content\.xml$/,
  /^Stories\/.+\.xml$/,
  /\.x?html?$/,
];

/**
 * Some of the text of a file without its markup, for a first look: the beginning of a text file, or of the main part of
 * a packed one. Empty where the file holds no text that can be read so, as a PDF.
 */
export function sampleText(file: Uint8Array): string {
  try {
    const part = isZip(file) ? firstPart(file) : file.subarray(0, sampleBytes);
    return part === undefined ? '' : withoutMarkup(decodeAnyText(wholeCharacters(part)).text);
  } catch (error) {
    if (error instanceof DocumentFormatError) return '';
    throw error;
  }
}

function isZip(file: Uint8Array): boolean {
  return file[0] === 0x50 && file[1] === 0x4b;
}

function firstPart(file: Uint8Array): Uint8Array | undefined {
  const { entriesByName } = openZip(file);
  const names = [...entriesByName.keys()];
  const name = textParts.map((part) => names.find((one) => part.test(one))).find((one) => one !== undefined);
  const entry = name === undefined ? undefined : entriesByName.get(name);
  if (entry === undefined) return undefined;
  const packed = compressedBytes(file, entry).subarray(0, sampleBytes);
  return entry.method === 0 ? packed : inflateSome(packed);
}

/** What a cut piece of deflated bytes holds. */
function inflateSome(packed: Uint8Array): Uint8Array | undefined {
  try {
    return inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 2 ** 26 });
  } catch {
    return undefined;
  }
}

/** UTF-8 without a last character that was cut. */
function wholeCharacters(bytes: Uint8Array): Uint8Array {
  const cut = bytes.findLastIndex((byte) => (byte & 0xc0) !== 0x80);
  return bytes.length < sampleBytes || cut === -1 ? bytes : bytes.subarray(0, cut);
}

function withoutMarkup(text: string): string {
  return text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&#?\w+;/g, ' ');
}
