import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { WriteOutput } from '@transloom/core/document/document-format';
import { Refusal } from '../refusal.ts';

const mostOfStandardInput = 2 ** 30;
let standardInput: Promise<Uint8Array> | undefined;

/** It comes once, and some commands go through it twice. */
function readStandardInput(): Promise<Uint8Array> {
  standardInput ??= wholeOf(process.stdin);
  return standardInput;
}

async function wholeOf(input: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of input) {
    length += piece.length;
    if (length > mostOfStandardInput)
      throw new Refusal('file.too-large', { name: '-', limit: mostOfStandardInput / 2 ** 20 });
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/**
 * The whole of a file, or for `-` of standard input.
 * @throws {Refusal} path.not-found, path.not-readable; file.too-large for more than a gigabyte of standard input
 */
export async function readInput(path: string): Promise<Uint8Array> {
  try {
    return path === '-' ? await readStandardInput() : await readFile(path);
  } catch (error) {
    throw unreadable(error, path);
  }
}

/** A fault of the file system as a refusal; what is none stays as it is. */
export function unreadable(error: unknown, path: string): unknown {
  if (error instanceof Refusal) return error;
  const reason = reasonOf(error);
  if (reason === 'ENOENT') return new Refusal('path.not-found', { name: path });
  return /^E(?:[A-Z]+|RR_FS_[A-Z_]+)$/.test(reason)
    ? new Refusal('path.not-readable', { name: path, reason })
    : error;
}

/**
 * Whole or not at all: written beside its place while it is produced, and renamed, so that a failure leaves no
 * half file. Gives what `produce` gives.
 * @throws {Refusal} path.not-writable, and whatever `produce` throws
 */
export function writeOutput<Result>(path: string, produce: (write: WriteOutput) => Result): Result {
  const unfinished = `${path}.${process.pid}.part`;
  const writing = <Result>(action: () => Result) => notWritable(path, action);
  const file = writing(() => openSync(unfinished, 'w'));
  try {
    const pieces = new PieceBuffer((bytes) => writing(() => writeWhole(file, bytes)));
    const result = produce((bytes) => pieces.add(bytes));
    pieces.flush();
    writing(() => renameSync(unfinished, path));
    return result;
  } finally {
    closeSync(file);
    rmSync(unfinished, { force: true });
  }
}

/** The same for pieces that come by and by. */
export async function streamOutput(path: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  const unfinished = `${path}.${process.pid}.part`;
  const writing = <Result>(action: () => Result) => notWritable(path, action);
  const file = writing(() => openSync(unfinished, 'w'));
  try {
    for await (const piece of pieces) writing(() => writeWhole(file, piece));
    writing(() => renameSync(unfinished, path));
  } finally {
    closeSync(file);
    rmSync(unfinished, { force: true });
  }
}

/** For output that takes long to make. @throws {Refusal} path.not-writable */
export function checkWritable(path: string): void {
  const unfinished = `${path}.${process.pid}.part`;
  closeSync(notWritable(path, () => openSync(unfinished, 'w')));
  rmSync(unfinished, { force: true });
}

/** Formats write a piece for each unit, which is much smaller than what a disk likes. */
class PieceBuffer {
  readonly #bytes = Buffer.alloc(2 ** 16);
  readonly #write: WriteOutput;
  #length = 0;

  constructor(write: WriteOutput) {
    this.#write = write;
  }

  add(piece: Uint8Array): void {
    if (this.#length + piece.length > this.#bytes.length) this.flush();
    if (piece.length > this.#bytes.length) {
      this.#write(piece);
      return;
    }
    this.#bytes.set(piece, this.#length);
    this.#length += piece.length;
  }

  flush(): void {
    if (this.#length > 0) this.#write(this.#bytes.subarray(0, this.#length));
    this.#length = 0;
  }
}

function writeWhole(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
}

function notWritable<Result>(path: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    throw new Refusal('path.not-writable', { name: path, reason: reasonOf(error) });
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
