import { analyse } from 'chardet';
import { codecFor, encodingOfLabel } from './codec.ts';
import { encodingOfLanguage } from './encoding-of-language.ts';

export interface DetectedEncoding {
  readonly encoding: string;
  /** Length of the byte order mark, 0 without one. */
  readonly markLength: number;
  readonly guessed: boolean;
  /** What the file says in it. */
  readonly text: string;
}

/** What is known of a file beside its bytes. */
export interface EncodingHints {
  /** Encoding the file itself names. */
  readonly declared?: string | undefined;
  /** Of its text; short texts in encodings of one byte look alike. */
  readonly language?: string | undefined;
}

/** Undefined where no encoding gives every byte a meaning. */
export function detectEncoding(
  file: Uint8Array,
  { declared, language }: EncodingHints = {},
): DetectedEncoding | undefined {
  const mark = byteOrderMarks.find(({ bytes }) => bytes.every((byte, i) => file[i] === byte));
  if (mark !== undefined)
    return readAs(file, [mark.encoding], { markLength: mark.bytes.length, guessed: false });
  const candidates = [encodingOfLabel(declared ?? ''), unmarkedUtf16(file), 'utf-8'];
  const read = readAs(file, candidates, { markLength: 0, guessed: false });
  if (read !== undefined || looksLikeEbcdic(file)) return read;
  return readAs(file, likelyEncodings(file, language), { markLength: 0, guessed: true });
}

/** In the first of the encodings that gives every byte a meaning. */
function readAs(
  file: Uint8Array,
  encodings: readonly (string | undefined)[],
  detected: Pick<DetectedEncoding, 'markLength' | 'guessed'>,
): DetectedEncoding | undefined {
  for (const encoding of encodings) {
    const codec = encoding === undefined ? undefined : codecFor(encoding);
    const text = codec?.decode(file.subarray(detected.markLength));
    if (encoding !== undefined && text !== undefined) return { ...detected, encoding, text };
  }
  return undefined;
}

const byteOrderMarks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-32le', bytes: [0xff, 0xfe, 0, 0] },
  { encoding: 'utf-32be', bytes: [0, 0, 0xfe, 0xff] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

const sampleLength = 65_536;

/** Western text in UTF-16 has a zero in nearly every second byte. */
function unmarkedUtf16(file: Uint8Array): string | undefined {
  const pairs = Math.floor(Math.min(file.length, sampleLength) / 2);
  let evenZeros = 0;
  let oddZeros = 0;
  for (let i = 0; i < pairs; i++) {
    if (file[2 * i] === 0) evenZeros++;
    if (file[2 * i + 1] === 0) oddZeros++;
  }
  if (file.length % 2 !== 0 || evenZeros + oddZeros < pairs / 3) return undefined;
  if (evenZeros === 0) return 'utf-16le';
  return oddZeros === 0 ? 'utf-16be' : undefined;
}

/** Mainframe text: its space is 0x40, and 0x20 does not occur. Read as anything else it is garbage. */
function looksLikeEbcdic(file: Uint8Array): boolean {
  const sample = file.subarray(0, sampleLength);
  const spaces = sample.filter((byte) => byte === 0x40).length;
  return spaces > sample.length / 12 && !sample.includes(0x20);
}

const western = /^(?:windows-125[0478]|iso-8859-(?:2|3|4|9|10|13|15|16))$/;

const oneByte = /^(?:windows-|iso-8859-|koi8|macintosh|x-mac)/;

/** Short Western texts look alike in all Western encodings; the most common one is the better guess. */
function likelyEncodings(file: Uint8Array, language: string | undefined): readonly string[] {
  const matches = analyse(file.subarray(0, sampleLength)).filter(({ confidence }) => confidence > 0);
  const encodings = matches.flatMap(({ name }) => encodingOfLabel(name) ?? []);
  const [best] = encodings;
  const unsure = (matches[0]?.confidence ?? 0) < 50;
  const usual = language === undefined ? undefined : encodingOfLanguage(language);
  if (usual !== undefined && (best === undefined || oneByte.test(best))) return [usual, ...encodings];
  if (unsure && looksLikeGbk(file)) return ['gb18030', ...encodings];
  return best === undefined || (unsure && western.test(best)) ? ['windows-1252', ...encodings] : encodings;
}

/**
 * A few words of Chinese without a mark: every run of high bytes is made of pairs, all of them frequent characters or
 * signs of GB 2312. In Western text high bytes stand alone.
 */
function looksLikeGbk(file: Uint8Array): boolean {
  let pairs = 0;
  for (let i = 0; i < Math.min(file.length, sampleLength); i++) {
    const [first = 0, second = 0] = [file[i], file[i + 1]];
    if (first < 0x80) continue;
    const isFrequent = (first >= 0xb0 && first <= 0xd7) || (first >= 0xa1 && first <= 0xa3);
    if (!isFrequent || second < 0xa1 || second === 0xff) return false;
    if (first >= 0xb0) pairs += 1;
    i += 1;
  }
  return pairs >= 2;
}
