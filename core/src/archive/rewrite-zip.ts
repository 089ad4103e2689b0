import { crc32, deflateRawSync } from 'node:zlib';
import { compressedBytes, localExtra, type ZipArchive, zipMethod } from './zip-archive.ts';
import { type ZipEntry, zipFlag } from './zip-directory.ts';
import { extraFieldId, withoutExtraField } from './zip-extra-field.ts';

/**
 * The archive with some entries replaced. What is not replaced is copied as it is, still compressed;
 * with nothing to replace the very same bytes come back.
 * @throws {DocumentFormatError} broken
 */
export function rewriteZip(archive: ZipArchive, replacements: ReadonlyMap<string, Uint8Array>): Uint8Array {
  if (replacements.size === 0) return archive.file;
  const chunks: Uint8Array[] = [];
  const records = new Map<ZipEntry, Uint8Array>();
  let offset = 0;
  for (const entry of inFileOrder(archive.directory.entries)) {
    const packed = pack(archive, entry, replacements.get(entry.name));
    const header = writeLocalHeader(
      packed.entry,
      withoutExtraField(localExtra(archive.file, entry), extraFieldId.zip64),
    );
    records.set(entry, writeDirectoryRecord(packed.entry, offset));
    chunks.push(header, packed.bytes);
    offset += header.length + packed.bytes.length;
  }
  const directory = Buffer.concat(archive.directory.entries.flatMap((entry) => records.get(entry) ?? []));
  chunks.push(directory, writeEnd(archive, offset, directory.length));
  return Buffer.concat(chunks);
}

/** The first entry stays first: some formats are recognised by it. */
function inFileOrder(entries: readonly ZipEntry[]): readonly ZipEntry[] {
  return entries.toSorted((a, b) => a.headerOffset - b.headerOffset);
}

function pack(archive: ZipArchive, entry: ZipEntry, replacement: Uint8Array | undefined) {
  const flags = entry.flags & ~zipFlag.descriptor; // sizes stand in the header instead
  if (replacement === undefined) {
    return { entry: { ...entry, flags }, bytes: compressedBytes(archive.file, entry) };
  }
  const stored = entry.method === zipMethod.stored;
  const bytes = stored ? replacement : deflateRawSync(replacement);
  const sizes = { crc: crc32(replacement), size: replacement.length, compressedSize: bytes.length };
  return { entry: { ...entry, ...sizes, flags }, bytes };
}

function writeLocalHeader(entry: ZipEntry, extra: Uint8Array): Uint8Array {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  writeCommonFields(header, 4, entry, extra.length);
  return Buffer.concat([header, entry.nameBytes, extra]);
}

function writeDirectoryRecord(entry: ZipEntry, headerOffset: number): Uint8Array {
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

function writeEnd({ directory }: ZipArchive, offset: number, size: number): Uint8Array {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.entries.length, 8);
  end.writeUInt16LE(directory.entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(directory.comment.length, 20);
  return Buffer.concat([end, directory.comment]);
}
