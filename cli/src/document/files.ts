import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { Refusal } from '../refusal.ts';

/** @throws {Refusal} path.not-found, path.not-readable */
export async function readInput(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (error) {
    const reason = reasonOf(error);
    throw reason === 'ENOENT'
      ? new Refusal('path.not-found', { name: path })
      : new Refusal('path.not-readable', { name: path, reason });
  }
}

/**
 * Whole or not at all: written beside its place and renamed, so that a failure leaves no half file.
 * @throws {Refusal} path.not-writable
 */
export async function writeOutput(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.${process.pid}.part`;
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw new Refusal('path.not-writable', { name: path, reason: reasonOf(error) });
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
