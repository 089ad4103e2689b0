import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { replayed } from './replayed-input.ts';

/** A file of a memory or a term base. */
export interface ExchangeInput {
  /** Its kind is told by the ending, which is without `.gz`. */
  readonly name: string;
  /** From its start, as often as it is asked for; what gzip packed is unpacked. */
  content(): AsyncIterable<Uint8Array>;
}

/** It comes once, and some commands go through it twice. */
let standardInput: (() => AsyncIterable<Uint8Array>) | undefined;

/**
 * A file, or `-` for standard input, whose kind is told by how it begins.
 * What can't be read is refused when it is read.
 */
export async function exchangeInput(path: string): Promise<ExchangeInput> {
  if (path !== '-') {
    const name = basename(path);
    const isPacked = name.toLowerCase().endsWith('.gz');
    if (!isPacked) return { name, content: () => createReadStream(path) };
    return { name: name.slice(0, -'.gz'.length), content: () => unpacked(createReadStream(path)) };
  }
  standardInput ??= replayed(process.stdin);
  const plain = standardInput;
  const content = isGzip(await headOf(plain())) ? () => unpacked(Readable.from(plain())) : plain;
  return { name: `-.${kindOf(await headOf(content()))}`, content };
}

/** What comes first of it; empty where nothing comes. */
async function headOf(content: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  for await (const piece of content) return piece;
  return new Uint8Array();
}

async function* unpacked(packed: Readable): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  pipeline(packed, gunzip, () => undefined);
  try {
    yield* gunzip;
  } catch (error) {
    throw isOfGzip(error) ? new DocumentFormatError('broken', { part: 'gzip' }) : error;
  }
}

function isOfGzip(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}

function isGzip([first, second]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b;
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^PK/, 'xlsx'],
  [/<tmx[\s>]/, 'tmx'],
  [/<xliff[\s>]/, 'xliff'],
  [/<(?:martif|tbx|TBX|\w+:tbx)[\s>]/, 'tbx'],
];

/** The ending of a file that begins so; tables have no mark of their own. */
function kindOf(head: Uint8Array): string {
  // In UTF-16 every other byte is zero.
  const text = Buffer.from(head.subarray(0, 4096)).toString('latin1').replaceAll('\0', '');
  return kinds.find(([mark]) => mark.test(text))?.[1] ?? 'csv';
}
