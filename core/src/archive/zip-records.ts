import type { ZipDirectory, ZipEntry } from './zip-directory.ts';

/** The record before an entry's bytes. */
export function writeLocalHeader(entry: ZipEntry, extra: Uint8Array): Uint8Array {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  writeCommonFields(header, 4, entry, extra.length);
  return Buffer.concat([header, entry.nameBytes, extra]);
}

/** The entry's record in the central directory. */
export function writeDirectoryRecord(entry: ZipEntry, headerOffset: number): Uint8Array {
  const record = Buffer.alloc(46);
  record.writeUInt32LE(0x02014b50, 0);
  record.writeUInt16LE(entry.versionMadeBy, 4);
  writeCommonFields(record, 6, entry, entry.extra.length);
  record.writeUInt16LE(entry.comment.length, 32);
  record.writeUInt16LE(entry.internalAttributes, 36);
  record.writeUInt32LE(entry.externalAttributes, 38);
  record.writeUInt32LE(headerOffset, 42);
  return Buffer.concat([record, entry.nameBytes, entry.extra, entry.comment]);
}

/** Both records hold these fields in the same order. */
function writeCommonFields(record: Buffer, at: number, entry: ZipEntry, extraLength: number): void {
  record.writeUInt16LE(entry.versionNeeded, at);
  record.writeUInt16LE(entry.flags, at + 2);
  record.writeUInt16LE(entry.method, at + 4);
  record.writeUInt32LE(entry.modified, at + 6);
  record.writeUInt32LE(entry.crc, at + 10);
  record.writeUInt32LE(entry.compressedSize, at + 14);
  record.writeUInt32LE(entry.size, at + 18);
  record.writeUInt16LE(entry.nameBytes.length, at + 22);
  record.writeUInt16LE(extraLength, at + 24);
}

/** The record that ends an archive. */
export function writeEnd(
  directory: Pick<ZipDirectory, 'entries' | 'comment'>,
  offset: number,
  size: number,
): Uint8Array {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.entries.length, 8);
  end.writeUInt16LE(directory.entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(directory.comment.length, 20);
  return Buffer.concat([end, directory.comment]);
}
