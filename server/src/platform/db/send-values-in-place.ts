import type { Writable } from 'node:stream';
import type { BindConfig, Client } from 'pg';

/** In bytes; shorter ones are copied as fast as they are written in pieces. */
const large = 64 * 1024;

/**
 * Makes a connection send values of megabytes from where they stand: by itself it copies all of a statement into a message
 * that grows on its way, which takes several times their memory. Nobody may change them before the statement is answered.
 */
export function sendValuesInPlace({ connection }: Pick<Client, 'connection'>): void {
  const bind = connection.bind.bind(connection);
  connection.bind = (config, more) => {
    if (config === null || !hasLarge(config) || !connection.stream.writable) return bind(config, more);
    send(connection.stream, bindMessage(config));
  };
}

/** Values not yet sent to PostgreSQL, one entry for each statement. */
const underWay = new Set<Promise<void>>();

/**
 * Until PostgreSQL has been given the large values of all statements so far, on any connection. It is given some hundred
 * kilobytes in each turn of this process: who works on before leaves it waiting for the rest.
 */
export async function largeValuesGiven(): Promise<void> {
  await Promise.all(underWay);
}

function send(stream: Writable, parts: readonly Buffer[]): void {
  const given = Promise.withResolvers<void>();
  underWay.add(given.promise);
  const end = () => {
    underWay.delete(given.promise);
    given.resolve();
  };
  // The last of them is written, or dropped with its connection, behind the others.
  for (const [place, part] of parts.entries())
    stream.write(part, place === parts.length - 1 ? end : undefined);
}

function hasLarge({ values = [] }: BindConfig): boolean {
  return values.some((value) => Buffer.isBuffer(value) && value.length >= large);
}

interface WrittenValue {
  readonly bytes: Buffer;
  readonly binary: boolean;
}

function writtenValue({ valueMapper }: BindConfig, value: unknown, place: number): WrittenValue | null {
  const mapped: unknown = valueMapper ? valueMapper(value, place) : value;
  if (mapped === null || mapped === undefined) return null;
  const binary = Buffer.isBuffer(mapped);
  return { bytes: binary ? mapped : Buffer.from(String(mapped)), binary };
}

/** `Bind` of PostgreSQL's protocol 3.0; results are asked for as `pg` asks for them. */
function bindMessage(config: BindConfig): readonly Buffer[] {
  const { portal = '', statement = '', binary, values: all = [] } = config;
  const values = all.map((value, place) => writtenValue(config, value, place));
  const names = Buffer.from(`${portal}\0${statement}\0`);
  const formats = values.map((value) => Number(value?.binary ?? false));
  const before = [names, shorts([values.length, ...formats, values.length])];
  const written = values.flatMap((value) => (value ? [long(value.bytes.length), value.bytes] : [long(-1)]));
  const content = [...before, ...written, shorts([1, Number(Boolean(binary))])];
  const length = content.reduce((sum, part) => sum + part.length, 4);
  return [Buffer.from('B'), long(length), ...content];
}

function shorts(numbers: readonly number[]): Buffer {
  const written = Buffer.alloc(numbers.length * 2);
  for (const [place, number] of numbers.entries()) written.writeInt16BE(number, place * 2);
  return written;
}

function long(number: number): Buffer {
  const written = Buffer.alloc(4);
  written.writeInt32BE(number);
  return written;
}
