import { rewriteZip } from '../archive/rewrite-zip.ts';
import { openZip } from '../archive/zip-archive.ts';

/** The archive with some entries replaced, by name. */
export function replaceZipEntries(file: Uint8Array, contents: Readonly<Record<string, string>>): Uint8Array {
  const replacements = Object.entries(contents).map(([name, text]) => [name, Buffer.from(text)] as const);
  const pieces: Uint8Array[] = [];
  rewriteZip(openZip(file), new Map(replacements), (bytes) => pieces.push(bytes));
  return Buffer.concat(pieces);
}
