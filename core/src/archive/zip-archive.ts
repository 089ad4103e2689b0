import { crc32, inflateRawSync } from 'node:zlib';
import { DocumentFormatError } from '../document/document-format-error.ts';
import { brokenZip, readZipDirectory, type ZipDirectory, type ZipEntry, zipFlag } from './zip-directory.ts';
import { checkRatio } from './zip-limits.ts';

/** A zip archive held in memory; entries are inflated one at a time, when asked for. */
export interface ZipArchive {
  readonly file: Uint8Array;
  readonly directory: ZipDirectory;
  readonly entriesByName: ReadonlyMap<string, ZipEntry>;
}

export const zipMethod = { stored: 0, deflated: 8 } as const;
const localHeaderSize = 30;
const localSignature = 0x04034b50;

/** Every format that is a zip looks into a file whose format is asked for; one directory does for all. */
const opened = new WeakMap<Uint8Array, ZipArchive>();

/** The bytes must not change from then on. @throws {DocumentFormatError} empty, broken, limit */
export function openZip(file: Uint8Array): ZipArchive {
  if (file.length === 0) throw new DocumentFormatError('empty');
  const known = opened.get(file);
  if (known !== undefined) return known;
  const directory = readZipDirectory(file);
  const entriesByName = new Map(directory.entries.map((entry) => [entry.name, entry]));
  const archive = { file, directory, entriesByName };
  opened.set(file, archive);
  return archive;
}

/**
 * The inflated bytes of an entry, or undefined where the archive has none of this name.
 * @throws {DocumentFormatError} encrypted, unsupported, too-large (over `maxBytes`), broken
 */
export function readZipEntry(archive: ZipArchive, name: string, maxBytes: number): Uint8Array | undefined {
  const entry = archive.entriesByName.get(name);
  if (entry === undefined) return undefined;
  if (entry.flags & zipFlag.encrypted) throw new DocumentFormatError('encrypted', { part: name });
  if (entry.size > maxBytes) throw new DocumentFormatError('too-large', { part: name, limit: maxBytes });
  checkRatio(entry);
  const bytes = inflate(entry, compressedBytes(archive.file, entry));
  if (bytes.length !== entry.size) throw brokenZip('size', name);
  if (crc32(bytes) !== entry.crc) throw brokenZip('checksum', name);
  return bytes;
}

function inflate(entry: ZipEntry, compressed: Uint8Array): Uint8Array {
  if (entry.method === zipMethod.stored) return compressed;
  if (entry.method !== zipMethod.deflated) {
    throw new DocumentFormatError('unsupported', { part: entry.name, method: entry.method });
  }
  try {
    return inflateRawSync(compressed, { maxOutputLength: entry.size + 1, chunkSize: chunkSize(entry.size) });
  } catch {
    throw brokenZip('deflate', entry.name); // damaged, or longer than the directory says
  }
}

/** One chunk for what fits; node refuses chunks under 64 bytes. */
function chunkSize(size: number): number {
  return Math.min(Math.max(size + 1, 64), 2 ** 26);
}

/** Still compressed. @throws {DocumentFormatError} broken */
export function compressedBytes(file: Uint8Array, entry: ZipEntry): Uint8Array {
  const start = localHeader(file, entry).end;
  if (start + entry.compressedSize > file.length) throw brokenZip('truncated', entry.name);
  return file.subarray(start, start + entry.compressedSize);
}

export function localExtra(file: Uint8Array, entry: ZipEntry): Uint8Array {
  const { extraStart, end } = localHeader(file, entry);
  return file.subarray(extraStart, end);
}

function localHeader(file: Uint8Array, entry: ZipEntry): { extraStart: number; end: number } {
  const at = entry.headerOffset;
  if (at + localHeaderSize > file.length) throw brokenZip('truncated', entry.name);
  const view = new DataView(file.buffer, file.byteOffset + at, localHeaderSize);
  if (view.getUint32(0, true) !== localSignature) throw brokenZip('local-header', entry.name);
  const extraStart = at + localHeaderSize + view.getUint16(26, true);
  const end = extraStart + view.getUint16(28, true);
  if (end > file.length) throw brokenZip('truncated', entry.name);
  const name = file.subarray(at + localHeaderSize, extraStart);
  if (Buffer.compare(name, entry.nameBytes) !== 0) throw brokenZip('local-header', entry.name);
  return { extraStart, end };
}
