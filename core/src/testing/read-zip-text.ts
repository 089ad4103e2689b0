import { openZip, readZipEntry } from '../archive/zip-archive.ts';

/** A part of an archive as text, for looking at what was written. */
export function readZipText(file: Uint8Array, name: string): string {
  return Buffer.from(readZipEntry(openZip(file), name, 2 ** 30) ?? []).toString();
}
