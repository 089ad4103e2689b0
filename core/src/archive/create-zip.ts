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
  const archive = new NewArchive();
  return Buffer.concat([...files.flatMap((file) => archive.add(file)), archive.end()]);
}

/** The same in pieces, while the files come: no more than one of them is in memory. */
export async function* streamZip(files: AsyncIterable<NamedFile>): AsyncGenerator<Uint8Array> {
  const archive = new NewArchive();
  for await (const file of files) yield* archive.add(file);
  yield archive.end();
}

class NewArchive {
  readonly #records: Uint8Array[] = [];
  readonly #entries: ZipEntry[] = [];
  #offset = 0;

  add({ name, content }: NamedFile): readonly Uint8Array[] {
    const bytes = deflateRawSync(content);
    const entry = newEntry(name, content, bytes.length, this.#offset);
    const header = writeLocalHeader(entry, empty);
    this.#entries.push(entry);
    this.#records.push(writeDirectoryRecord(entry, this.#offset));
    this.#offset += header.length + bytes.length;
    return [header, bytes];
  }

  end(): Uint8Array {
    const directory = Buffer.concat(this.#records);
    const end = { entries: this.#entries, comment: empty };
    return Buffer.concat([directory, writeEnd(end, this.#offset, directory.length)]);
  }
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
