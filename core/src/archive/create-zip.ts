import { crc32, deflateRawSync } from 'node:zlib';
import { zipMethod } from './zip-archive.ts';
import { type ZipEntry, zipFlag } from './zip-directory.ts';
import { writeDirectoryRecord, writeEnd, writeLocalHeader } from './zip-records.ts';

export interface NamedFile {
  /** Unique in the archive, without a folder. */
  readonly name: string;
  readonly content: Uint8Array;
}

const empty = new Uint8Array();
/** Made with, and readable by, version 2.0: deflate. */
const version = 20;
/** 1 January 1980 in DOS form: the archive tells nothing about when it was made, equal files give equal archives. */
const noDate = 0x0021_0000;

/** A new archive with the files in their order, deflated. */
export function createZip(files: readonly NamedFile[]): Uint8Array {
  const chunks: Uint8Array[] = [];
  const records: Uint8Array[] = [];
  const entries: ZipEntry[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const bytes = deflateRawSync(content);
    const entry = newEntry(name, content, bytes.length, offset);
    const header = writeLocalHeader(entry, empty);
    entries.push(entry);
    records.push(writeDirectoryRecord(entry, offset));
    chunks.push(header, bytes);
    offset += header.length + bytes.length;
  }
  const directory = Buffer.concat(records);
  return Buffer.concat([
    ...chunks,
    directory,
    writeEnd({ entries, comment: empty }, offset, directory.length),
  ]);
}

function newEntry(name: string, content: Uint8Array, compressedSize: number, headerOffset: number): ZipEntry {
  return {
    name,
    nameBytes: Buffer.from(name, 'utf8'),
    versionMadeBy: version,
    versionNeeded: version,
    flags: zipFlag.utf8,
    method: zipMethod.deflated,
    modified: noDate,
    crc: crc32(content),
    compressedSize,
    size: content.length,
    internalAttributes: 0,
    externalAttributes: 0,
    headerOffset,
    extra: empty,
    comment: empty,
  };
}
