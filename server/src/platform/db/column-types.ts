/** How values of one type stand in an array in PostgreSQL's binary form. */
export interface ColumnType<Value> {
  /** As SQL names it. */
  readonly name: string;
  /** OID of the type with this binary form; a cast converts it to the column's own type. */
  readonly elementOid: number;
  readonly elementName: string;
  /** In bytes, at most. */
  size(value: Value): number;
  /** Gives how many bytes it took. */
  write(value: Value, into: Buffer, at: number): number;
}

/** A list of numbers in each row. */
export const integersColumn = 'integers';

export const uuidColumn: ColumnType<string> = {
  name: 'uuid',
  elementName: 'uuid',
  elementOid: 2950,
  size: () => 16,
  write(value, into, at) {
    let end = at;
    for (let i = 0; i < value.length; i++) {
      if (value.charCodeAt(i) === hyphen) continue;
      into[end] = (digitOf(value.charCodeAt(i)) << 4) | digitOf(value.charCodeAt(i + 1));
      end += 1;
      i += 1;
    }
    return end - at;
  },
};

export const textColumn: ColumnType<string> = {
  name: 'text',
  elementName: 'text',
  elementOid: 25,
  size: (value) => value.length * 3,
  write: (value, into, at) => into.write(value, at, 'utf8'),
};

/** A column of JSON; it takes any value that is not null. */
export const jsonColumn: ColumnType<object> = {
  name: 'jsonb',
  elementName: 'text',
  elementOid: 25,
  size: (value) => jsonOf(value).length * 3,
  write: (value, into, at) => into.write(jsonOf(value), at, 'utf8'),
};

/** Cache of the last value, which is asked for twice. */
let lastJson: { readonly value: object; readonly json: string } | undefined;

function jsonOf(value: object): string {
  if (lastJson?.value !== value) lastJson = { value, json: JSON.stringify(value) };
  return lastJson.json;
}

export const bytesColumn: ColumnType<Uint8Array> = {
  name: 'bytea',
  elementName: 'bytea',
  elementOid: 17,
  size: (value) => value.length,
  write(value, into, at) {
    into.set(value, at);
    return value.length;
  },
};

export const integerColumn: ColumnType<number> = {
  name: 'integer',
  elementName: 'integer',
  elementOid: 23,
  size: () => 4,
  write: (value, into, at) => into.writeInt32BE(value, at) - at,
};

export const realColumn: ColumnType<number> = {
  name: 'real',
  elementName: 'real',
  elementOid: 700,
  size: () => 4,
  write: (value, into, at) => into.writeFloatBE(value, at) - at,
};

/** Of 64 bits, as a number with a sign. */
export const signatureColumn: ColumnType<bigint> = {
  name: 'bit(64)',
  elementName: 'bigint',
  elementOid: 20,
  size: () => 8,
  write: (value, into, at) => into.writeBigInt64BE(value, at) - at,
};

export const booleanColumn: ColumnType<boolean> = {
  name: 'boolean',
  elementName: 'boolean',
  elementOid: 16,
  size: () => 1,
  write: (value, into, at) => into.writeUInt8(value ? 1 : 0, at) - at,
};

export const timeColumn: ColumnType<Date> = {
  name: 'timestamptz',
  elementName: 'timestamptz',
  elementOid: 1184,
  size: () => 8,
  write(value, into, at) {
    const microseconds = (value.getTime() - epochMs) * 1000;
    into.writeInt32BE(Math.floor(microseconds / 2 ** 32), at);
    into.writeUInt32BE(microseconds - Math.floor(microseconds / 2 ** 32) * 2 ** 32, at + 4);
    return 8;
  },
};

/** PostgreSQL counts from the year 2000. */
const epochMs = Date.UTC(2000, 0, 1);

const hyphen = 0x2d;

/** Value of a hexadecimal digit. */
function digitOf(unit: number): number {
  return (unit & 0x0f) + (unit >>> 6) * 9;
}
