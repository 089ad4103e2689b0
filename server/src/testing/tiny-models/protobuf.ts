/** Just so much of Protocol Buffers as files of models are written with. */
export type Field = readonly [number: number, value: FieldValue];
type FieldValue = number | { readonly float: number } | string | Uint8Array | readonly Field[];

/** A message of its fields; whole numbers are written as varints, texts in UTF-8, lists of fields as messages. */
export function writeMessage(fields: readonly Field[]): Buffer {
  return Buffer.concat(fields.map(writeField));
}

function writeField([number, value]: Field): Buffer {
  if (typeof value === 'number') return Buffer.concat([varint(number * 8), varint(value)]);
  if (typeof value === 'object' && 'float' in value) {
    const float = Buffer.alloc(4);
    float.writeFloatLE(value.float);
    return Buffer.concat([varint(number * 8 + 5), float]);
  }
  const isBytes = typeof value === 'string' || value instanceof Uint8Array;
  const bytes = isBytes ? Buffer.from(value) : writeMessage(value);
  return Buffer.concat([varint(number * 8 + 2), varint(bytes.length), bytes]);
}

/** What is below zero takes ten bytes. */
function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  return Buffer.from([...bytes, Number(rest)]);
}
