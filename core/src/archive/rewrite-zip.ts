import { crc32, deflateRawSync } from 'node:zlib';
import { compressedBytes, localExtra, type ZipArchive, zipMethod } from './zip-archive.ts';
import { type ZipEntry, zipFlag } from './zip-directory.ts';
import { extraFieldId, withoutExtraField } from './zip-extra-field.ts';
import { writeDirectoryRecord, writeEnd, writeLocalHeader } from './zip-records.ts';

/**
 * The archive with some entries replaced. What is not replaced is copied as it is, still compressed;
 * with nothing to replace the very same bytes come back.
 * @throws {DocumentFormatError} broken
 */
export function rewriteZip(
  archive: ZipArchive,
  replacements: ReadonlyMap<string, Uint8Array>,
  write: (bytes: Uint8Array) => void,
): void {
  if (replacements.size === 0) {
    write(archive.file);
    return;
  }
  const records = new Map<ZipEntry, Uint8Array>();
  let offset = 0;
  for (const entry of inFileOrder(archive.directory.entries)) {
    const packed = pack(archive, entry, replacements.get(entry.name));
    const header = writeLocalHeader(
      packed.entry,
      withoutExtraField(localExtra(archive.file, entry), extraFieldId.zip64),
    );
    records.set(entry, writeDirectoryRecord(packed.entry, offset));
    write(header);
    write(packed.bytes);
    offset += header.length + packed.bytes.length;
  }
  const directory = Buffer.concat(archive.directory.entries.flatMap((entry) => records.get(entry) ?? []));
  write(directory);
  write(writeEnd(archive.directory, offset, directory.length));
}

/** The first entry stays first: some formats are recognised by it. */
function inFileOrder(entries: readonly ZipEntry[]): readonly ZipEntry[] {
  return entries.toSorted((a, b) => a.headerOffset - b.headerOffset);
}

/** One chunk for most: text becomes a quarter of its size and less. */
function deflatedChunk(size: number): number {
  return Math.min(Math.max(size >> 2, 64), 2 ** 24);
}

function pack(archive: ZipArchive, entry: ZipEntry, replacement: Uint8Array | undefined) {
  const flags = entry.flags & ~zipFlag.descriptor; // sizes stand in the header instead
  if (replacement === undefined) {
    return { entry: { ...entry, flags }, bytes: compressedBytes(archive.file, entry) };
  }
  const stored = entry.method === zipMethod.stored;
  const bytes = stored
    ? replacement
    : deflateRawSync(replacement, { chunkSize: deflatedChunk(replacement.length) });
  const sizes = { crc: crc32(replacement), size: replacement.length, compressedSize: bytes.length };
  return { entry: { ...entry, ...sizes, flags }, bytes };
}
