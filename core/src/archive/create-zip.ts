import { Readable } from 'node:stream';
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';
import { zipMethod } from './zip-archive.ts';
import { type ZipEntry, zipFlag } from './zip-directory.ts';
import { writeDirectoryRecord, writeEnd, writeLocalHeader } from './zip-records.ts';

export interface NamedFile {
  /** Unique in the archive; folders end with a slash. */
  readonly name: string;
  readonly content: Uint8Array;
}

/** A file whose content comes in pieces; only what it is deflated to is in memory as a whole. */
export interface FileInPieces {
  readonly name: string;
  readonly pieces: AsyncIterable<Uint8Array>;
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
export async function* streamZip(files: AsyncIterable<NamedFile | FileInPieces>): AsyncGenerator<Uint8Array> {
  const archive = new NewArchive();
  for await (const file of files) {
    yield* 'content' in file ? archive.add(file) : archive.place(await deflatePieces(file));
  }
  yield archive.end();
}

class NewArchive {
  readonly #records: Uint8Array[] = [];
  readonly #entries: ZipEntry[] = [];
  #offset = 0;

  add({ name, content }: NamedFile): readonly Uint8Array[] {
    const [crc, size] = [crc32(content), content.length];
    return this.place({ name, crc, size, deflated: [deflateRawSync(content)] });
  }

  place(file: DeflatedFile): readonly Uint8Array[] {
    const entry = newEntry(file, this.#offset);
    const header = writeLocalHeader(entry, empty);
    this.#entries.push(entry);
    this.#records.push(writeDirectoryRecord(entry, this.#offset));
    this.#offset += header.length + entry.compressedSize;
    return [header, ...file.deflated];
  }

  end(): Uint8Array {
    const directory = Buffer.concat(this.#records);
    const end = { entries: this.#entries, comment: empty };
    return Buffer.concat([directory, writeEnd(end, this.#offset, directory.length)]);
  }
}

interface DeflatedFile {
  readonly name: string;
  readonly crc: number;
  readonly size: number;
  readonly deflated: readonly Uint8Array[];
}

async function deflatePieces({ name, pieces }: FileInPieces): Promise<DeflatedFile> {
  let crc = 0;
  let size = 0;
  async function* counted() {
    for await (const piece of pieces) {
      crc = crc32(piece, crc);
      size += piece.length;
      yield piece;
    }
  }
  const deflated: Uint8Array[] = [];
  for await (const piece of Readable.from(counted()).pipe(createDeflateRaw()))
    deflated.push(piece as Uint8Array);
  return { name, crc, size, deflated };
}

function newEntry({ name, crc, size, deflated }: DeflatedFile, headerOffset: number): ZipEntry {
  return {
    name,
    nameBytes: Buffer.from(name, 'utf8'),
    versionMadeBy: version,
    versionNeeded: version,
    flags: zipFlag.utf8,
    method: zipMethod.deflated,
    modified: noDate,
    crc,
    compressedSize: deflated.reduce((sum, piece) => sum + piece.length, 0),
    size,
    internalAttributes: 0,
    externalAttributes: 0,
    headerOffset,
    extra: empty,
    comment: empty,
  };
}
