import { crc32, deflateRawSync } from 'node:zlib';

/** A file for a zip made by a test; what is stated beyond name and content is written as stated, true or not. */
export interface ZipBuilderFile {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly stored?: boolean;
  /** Sizes and checksum stand behind the data, as streaming writers do. */
  readonly descriptor?: boolean;
  /** Sizes and offset stand in the zip64 extra field. */
  readonly zip64?: boolean;
  readonly flags?: number;
  readonly claimedSize?: number;
  readonly claimedCrc?: number;
  readonly method?: number;
}

const full32 = 0xffffffff;

export function buildZip(files: readonly ZipBuilderFile[], comment = ''): Uint8Array {
  const locals: Buffer[] = [];
  const records: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const local = localPart(file);
    records.push(directoryRecord(file, offset));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(records);
  const wide = files.some((file) => file.zip64);
  const end = wide ? end64(files.length, directory.length, offset) : [];
  return new Uint8Array(
    Buffer.concat([...locals, directory, ...end, endRecord(files.length, directory.length, offset, comment)]),
  );
}

function pack(file: ZipBuilderFile) {
  const content = Buffer.from(file.content);
  const bytes = file.stored ? content : deflateRawSync(content);
  return {
    bytes,
    name: Buffer.from(file.name),
    method: file.method ?? (file.stored ? 0 : 8),
    crc: file.claimedCrc ?? crc32(content),
    size: file.claimedSize ?? content.length,
    flags: (file.flags ?? 0x800) | (file.descriptor ? 8 : 0),
  };
}

function localPart(file: ZipBuilderFile): Buffer {
  const { bytes, name, method, crc, size, flags } = pack(file);
  const known = file.descriptor ? [0, 0, 0] : [crc, bytes.length, size];
  const header = record(
    [u32(0x04034b50), u16(20), u16(flags), u16(method), u32(0x5a21_6000), ...known.map(u32)],
    [u16(name.length), u16(0), name, bytes],
  );
  if (!file.descriptor) return header;
  return Buffer.concat([header, u32(0x08074b50), u32(crc), u32(bytes.length), u32(size)]);
}

function directoryRecord(file: ZipBuilderFile, offset: number): Buffer {
  const { bytes, name, method, crc, size, flags } = pack(file);
  const sizes = [bytes.length, size];
  const extra = file.zip64
    ? record([u16(1), u16(24), u64(size), u64(bytes.length), u64(offset)])
    : Buffer.alloc(0);
  return record(
    [u32(0x02014b50), u16(20), u16(20), u16(flags), u16(method), u32(0x5a21_6000), u32(crc)],
    sizes.map((value) => u32(file.zip64 ? full32 : value)),
    [u16(name.length), u16(extra.length), u16(0), u16(0), u16(0), u32(0)],
    [u32(file.zip64 ? full32 : offset), name, extra],
  );
}

function end64(count: number, size: number, offset: number): Buffer[] {
  const counts = [u64(count), u64(count), u64(size), u64(offset)];
  return [
    record([u32(0x06064b50), u64(44), u16(45), u16(45), u32(0), u32(0)], counts),
    record([u32(0x07064b50), u32(0), u64(offset + size), u32(1)]),
  ];
}

function endRecord(count: number, size: number, offset: number, comment: string): Buffer {
  return record(
    [u32(0x06054b50), u16(0), u16(0), u16(count), u16(count), u32(size), u32(offset)],
    [u16(Buffer.byteLength(comment)), Buffer.from(comment)],
  );
}

function record(...fields: readonly Buffer[][]): Buffer {
  return Buffer.concat(fields.flat());
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}
