import { DocumentFormatError } from '../document/document-format-error.ts';
import { extraField, extraFieldId, withoutExtraField } from './zip-extra-field.ts';
import { checkEntries, checkEntryCount } from './zip-limits.ts';

/** One file in an archive, as the central directory describes it. */
export interface ZipEntry {
  readonly name: string;
  readonly nameBytes: Uint8Array;
  readonly versionMadeBy: number;
  readonly versionNeeded: number;
  readonly flags: number;
  readonly method: number;
  /** DOS time in the low half, DOS date in the high half. */
  readonly modified: number;
  readonly crc: number;
  readonly compressedSize: number;
  readonly size: number;
  readonly internalAttributes: number;
  readonly externalAttributes: number;
  readonly headerOffset: number;
  /** Without the zip64 field: sizes and offsets are held in full above. */
  readonly extra: Uint8Array;
  readonly comment: Uint8Array;
}

export interface ZipDirectory {
  readonly entries: readonly ZipEntry[];
  readonly comment: Uint8Array;
}

interface DirectoryPlace {
  readonly entryCount: number;
  readonly size: number;
  readonly offset: number;
}

export const zipFlag = { encrypted: 1, descriptor: 8, utf8: 0x800 } as const;
const signature = { entry: 0x02014b50, end: 0x06054b50, end64: 0x06064b50, locator64: 0x07064b50 } as const;
const endSize = 22;
const full16 = 0xffff;
const full32 = 0xffffffff;

/** The entries of a zip archive, held to the limits. @throws {DocumentFormatError} broken, limit, too-large, unsafe */
export function readZipDirectory(file: Uint8Array): ZipDirectory {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const endAt = findEnd(view);
  const place = readPlace(view, endAt);
  checkEntryCount(place.entryCount);
  if (place.offset + place.size > endAt) throw brokenZip('directory');
  const entries: ZipEntry[] = [];
  let at = place.offset;
  while (entries.length < place.entryCount) {
    const entry = readEntry(file, view, at, place.offset + place.size);
    entries.push(entry);
    at += 46 + entry.nameBytes.length + view.getUint16(at + 30, true) + entry.comment.length;
  }
  if (at !== place.offset + place.size) throw brokenZip('directory');
  checkEntries(entries);
  const commentAt = endAt + endSize;
  return { entries, comment: file.subarray(commentAt, commentAt + view.getUint16(endAt + 20, true)) };
}

export function brokenZip(reason: string, part?: string): DocumentFormatError {
  return new DocumentFormatError('broken', part === undefined ? { reason } : { reason, part });
}

/** The last end record whose comment fits; bytes after it are tolerated, as by every common reader. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - endSize - full16);
  for (let at = view.byteLength - endSize; at >= first; at--) {
    if (view.getUint32(at, true) !== signature.end) continue;
    if (at + endSize + view.getUint16(at + 20, true) <= view.byteLength) return at;
  }
  throw brokenZip('no-directory');
}

function readPlace(view: DataView, endAt: number): DirectoryPlace {
  const place = {
    entryCount: view.getUint16(endAt + 10, true),
    size: view.getUint32(endAt + 12, true),
    offset: view.getUint32(endAt + 16, true),
  };
  const zip64 = place.entryCount === full16 || place.size === full32 || place.offset === full32;
  return zip64 ? readPlace64(view, endAt) : place;
}

function readPlace64(view: DataView, endAt: number): DirectoryPlace {
  const locatorAt = endAt - 20;
  if (locatorAt < 0 || view.getUint32(locatorAt, true) !== signature.locator64) throw brokenZip('zip64');
  const at = readSize64(view, locatorAt + 8);
  if (at + 56 > locatorAt || view.getUint32(at, true) !== signature.end64) throw brokenZip('zip64');
  return {
    entryCount: readSize64(view, at + 32),
    size: readSize64(view, at + 40),
    offset: readSize64(view, at + 48),
  };
}

function readEntry(file: Uint8Array, view: DataView, at: number, end: number): ZipEntry {
  if (at + 46 > end || view.getUint32(at, true) !== signature.entry) throw brokenZip('directory');
  const extraAt = at + 46 + view.getUint16(at + 28, true);
  const commentAt = extraAt + view.getUint16(at + 30, true);
  const nextAt = commentAt + view.getUint16(at + 32, true);
  if (nextAt > end) throw brokenZip('directory');
  const nameBytes = file.subarray(at + 46, extraAt);
  const extra = file.subarray(extraAt, commentAt);
  return {
    name: decodeName(nameBytes),
    nameBytes,
    versionMadeBy: view.getUint16(at + 4, true),
    versionNeeded: view.getUint16(at + 6, true),
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    modified: view.getUint32(at + 12, true),
    crc: view.getUint32(at + 16, true),
    internalAttributes: view.getUint16(at + 36, true),
    externalAttributes: view.getUint32(at + 38, true),
    ...readSizes(view, at, extra),
    extra: withoutExtraField(extra, extraFieldId.zip64),
    comment: file.subarray(commentAt, nextAt),
  };
}

/** The zip64 field holds, in this order, only the numbers that are full in the record itself. */
function readSizes(view: DataView, at: number, extra: Uint8Array) {
  const field = extraField(extra, extraFieldId.zip64);
  const wide = field && new DataView(field.buffer, field.byteOffset, field.byteLength);
  let next = 0;
  const sizeAt = (offset: number): number => {
    const value = view.getUint32(at + offset, true);
    if (value !== full32) return value;
    if (wide === undefined || next + 8 > wide.byteLength) throw brokenZip('zip64');
    next += 8;
    return readSize64(wide, next - 8);
  };
  return { size: sizeAt(24), compressedSize: sizeAt(20), headerOffset: sizeAt(42) };
}

function readSize64(view: DataView, at: number): number {
  const value = view.getBigUint64(at, true);
  if (value > Number.MAX_SAFE_INTEGER) throw brokenZip('zip64');
  return Number(value);
}

/** Names without the UTF-8 flag are UTF-8 in practice where they are not ASCII. */
function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
