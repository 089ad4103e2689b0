import { DocumentFormatError } from '../document/document-format-error.ts';

/** What the directory says of an entry, in bytes. */
interface DeclaredEntry {
  readonly name: string;
  readonly compressedSize: number;
  readonly size: number;
}

const maxEntries = 20_000;
const maxInflatedBytes = 2 ** 30;
const ratioMatters = 2 ** 20;
const maxRatio = 200;

/** @throws {DocumentFormatError} limit */
export function checkEntryCount(count: number): void {
  if (count > maxEntries) throw new DocumentFormatError('limit', { entries: count, limit: maxEntries });
}

/**
 * Trusts the sizes the directory declares; reading an entry holds it to them.
 * @throws {DocumentFormatError} too-large; broken for a name that is there twice, unsafe for one that leads outside
 */
export function checkEntries(entries: readonly DeclaredEntry[]): void {
  const names = new Set<string>();
  let total = 0;
  for (const entry of entries) {
    checkName(entry.name);
    if (names.has(entry.name))
      throw new DocumentFormatError('broken', { part: entry.name, reason: 'duplicate' });
    names.add(entry.name);
    if (isCopied(entry.name)) continue;
    checkRatio(entry);
    total += entry.size;
    if (total > maxInflatedBytes) throw new DocumentFormatError('too-large', { limit: maxInflatedBytes });
  }
}

/** Pictures, sounds and films are never inflated here: they are copied as they are packed. */
function isCopied(name: string): boolean {
  return /\.(?:bmp|dib|png|jpe?g|gif|tiff?|webp|emf|wmf|emz|wmz|ico|svm|mp3|mp4|m4a|m4v|wav|avi|mov|wmv|wma|mpe?g)$/i.test(
    name,
  );
}

function checkName(name: string): void {
  const segments = name.split('/');
  const unsafe =
    name === '' ||
    name.includes('\\') ||
    name.includes('\0') ||
    name.startsWith('/') ||
    /^[a-z]:/i.test(name) ||
    segments.includes('..');
  if (unsafe) throw new DocumentFormatError('unsafe', { part: name, reason: 'name' });
}

/** Again for an entry that is inflated although the directory need not be held to it. @throws {DocumentFormatError} too-large */
export function checkRatio({ name, size, compressedSize }: DeclaredEntry): void {
  if (size > ratioMatters && size > compressedSize * maxRatio) {
    throw new DocumentFormatError('too-large', { part: name, size, compressedSize });
  }
}
