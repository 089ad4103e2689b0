import type { ZipDirectory, ZipEntry } from './zip-directory.ts';
import { extraFieldId } from './zip-extra-field.ts';

/** What a record says where the number does not fit; it stands in a zip64 field or record then. */
const full16 = 0xffff;
const full32 = 0xffffffff;
/** The first version that knows zip64. */
const version64 = 45;

/** The record before an entry's bytes. `extra` is without a zip64 field. */
export function writeLocalHeader(entry: ZipEntry, extra: Uint8Array): Uint8Array {
  // Here zip64 holds both sizes or none.
  const isWide = Math.max(entry.size, entry.compressedSize) >= full32;
  const wide = isWide ? wideField([entry.size, entry.compressedSize]) : empty;
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  writeCommonFields(header, 4, { entry, isWide, extraLength: wide.length + extra.length });
  if (isWide) header.fill(0xff, 18, 26);
  return Buffer.concat([header, entry.nameBytes, wide, extra]);
}

/** The entry's record in the central directory. */
export function writeDirectoryRecord(entry: ZipEntry, headerOffset: number): Uint8Array {
  const beyond = [entry.size, entry.compressedSize, headerOffset].filter((value) => value >= full32);
  const isWide = beyond.length > 0;
  const wide = isWide ? wideField(beyond) : empty;
  const record = Buffer.alloc(46);
  record.writeUInt32LE(0x02014b50, 0);
  record.writeUInt16LE(entry.versionMadeBy, 4);
  writeCommonFields(record, 6, { entry, isWide, extraLength: wide.length + entry.extra.length });
  record.writeUInt16LE(entry.comment.length, 32);
  record.writeUInt16LE(entry.internalAttributes, 36);
  record.writeUInt32LE(entry.externalAttributes, 38);
  record.writeUInt32LE(Math.min(headerOffset, full32), 42);
  return Buffer.concat([record, entry.nameBytes, wide, entry.extra, entry.comment]);
}

interface RecordedEntry {
  readonly entry: ZipEntry;
  readonly isWide: boolean;
  readonly extraLength: number;
}

/** Both records hold these fields in the same order. */
function writeCommonFields(record: Buffer, at: number, { entry, isWide, extraLength }: RecordedEntry): void {
  record.writeUInt16LE(isWide ? Math.max(entry.versionNeeded, version64) : entry.versionNeeded, at);
  record.writeUInt16LE(entry.flags, at + 2);
  record.writeUInt16LE(entry.method, at + 4);
  record.writeUInt32LE(entry.modified, at + 6);
  record.writeUInt32LE(entry.crc, at + 10);
  record.writeUInt32LE(Math.min(entry.compressedSize, full32), at + 14);
  record.writeUInt32LE(Math.min(entry.size, full32), at + 18);
  record.writeUInt16LE(entry.nameBytes.length, at + 22);
  record.writeUInt16LE(extraLength, at + 24);
}

/** The record that ends an archive, after the one of zip64 where it takes that. */
export function writeEnd(
  { entries, comment }: Pick<ZipDirectory, 'entries' | 'comment'>,
  offset: number,
  size: number,
): Uint8Array {
  const place = { count: entries.length, offset, size };
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(place.count, full16), 8);
  end.writeUInt16LE(Math.min(place.count, full16), 10);
  end.writeUInt32LE(Math.min(size, full32), 12);
  end.writeUInt32LE(Math.min(offset, full32), 16);
  end.writeUInt16LE(comment.length, 20);
  const isWide = place.count >= full16 || Math.max(offset, size) >= full32;
  return Buffer.concat([isWide ? wideEnd(place) : empty, end, comment]);
}

/** The end in numbers of 64 bits, and where it stands. */
function wideEnd({
  count,
  offset,
  size,
}: {
  readonly count: number;
  readonly offset: number;
  readonly size: number;
}): Uint8Array {
  const end = Buffer.alloc(56 + 20);
  end.writeUInt32LE(0x06064b50, 0);
  writeWide(end, 4, 44); // of the record after this number
  end.writeUInt16LE(version64, 12);
  end.writeUInt16LE(version64, 14);
  for (const [index, value] of [count, count, size, offset].entries()) writeWide(end, 24 + index * 8, value);
  end.writeUInt32LE(0x07064b50, 56);
  writeWide(end, 64, offset + size);
  end.writeUInt32LE(1, 72); // disks
  return end;
}

const empty = new Uint8Array();

function wideField(values: readonly number[]): Uint8Array {
  const field = Buffer.alloc(4 + values.length * 8);
  field.writeUInt16LE(extraFieldId.zip64, 0);
  field.writeUInt16LE(values.length * 8, 2);
  for (const [index, value] of values.entries()) writeWide(field, 4 + index * 8, value);
  return field;
}

function writeWide(record: Buffer, at: number, value: number): void {
  record.writeBigUInt64LE(BigInt(value), at);
}
