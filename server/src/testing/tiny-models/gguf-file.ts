/** A word of a model about itself. */
type Meta = string | { readonly uint32: number } | { readonly float32: number } | Words | Numbers;

interface Words {
  readonly strings: readonly string[];
}

interface Numbers {
  readonly kind: 'float32' | 'int32';
  readonly values: readonly number[];
}

export interface GgufTensor {
  readonly name: string;
  /** The fastest-running side first. */
  readonly shape: readonly number[];
  readonly values: Float32Array;
}

const types = { uint32: 4, int32: 5, float32: 6, string: 8, array: 9 };
const alignment = 32;

/** A file of version 3 that llama.cpp loads, with weights in 32 bits. */
export function writeGgufFile(about: Readonly<Record<string, Meta>>, tensors: readonly GgufTensor[]): Buffer {
  const entries = Object.entries(about);
  const head = [Buffer.from('GGUF'), uint32(3), uint64(tensors.length), uint64(entries.length)];
  const words = entries.flatMap(([name, meta]) => [text(name), metaBytes(meta)]);
  let offset = 0;
  const places = tensors.flatMap(({ name, shape, values }) => {
    const place = [text(name), uint32(shape.length), ...shape.map(uint64), uint32(0), uint64(offset)];
    offset += aligned(values.byteLength);
    return place;
  });
  const before = Buffer.concat([...head, ...words, ...places]);
  const weights = tensors.map(({ values }) =>
    padded(Buffer.from(values.buffer, values.byteOffset, values.byteLength)),
  );
  return Buffer.concat([padded(before), ...weights]);
}

function metaBytes(meta: Meta): Buffer {
  if (typeof meta === 'string') return Buffer.concat([uint32(types.string), text(meta)]);
  if ('uint32' in meta) return Buffer.concat([uint32(types.uint32), uint32(meta.uint32)]);
  if ('float32' in meta) return Buffer.concat([uint32(types.float32), float32(meta.float32)]);
  if ('strings' in meta) return list('string', meta.strings.map(text));
  return list(meta.kind, meta.values.map(meta.kind === 'int32' ? uint32 : float32));
}

function list(kind: keyof typeof types, items: readonly Buffer[]): Buffer {
  return Buffer.concat([uint32(types.array), uint32(types[kind]), uint64(items.length), ...items]);
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([uint64(bytes.length), bytes]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

function float32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
}

function aligned(length: number): number {
  return Math.ceil(length / alignment) * alignment;
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(aligned(bytes.length) - bytes.length)]);
}
