import { spliceText } from '../../../text/splice-text.ts';
import type { WriteOutput } from '../../document-format.ts';
import { DocumentFormatError } from '../../document-format-error.ts';
import type { CsvWalk } from './csv-walk.ts';

const windowBytes = 2 ** 16;
const longestRow = 2 ** 25;

/**
 * Walks a table in UTF-8 a piece at a time, so that a big one takes no more memory than its own bytes. What did not
 * change is written as it stands.
 */
export function walkWindows(
  file: Uint8Array,
  { start, walk, write }: { readonly start: number; readonly walk: CsvWalk; readonly write: WriteOutput },
): void {
  let written = 0;
  let at = start;
  let size = windowBytes;
  while (at < file.length) {
    const end = characterEnd(file, Math.min(at + size, file.length));
    const isLast = end === file.length;
    const text = decoder.decode(file.subarray(at, end));
    const { splices, end: textEnd } = walk.read(text, { from: 0, isLast });
    const next = at + Buffer.byteLength(text.slice(0, textEnd));
    if (splices.length > 0) {
      if (at > written) write(file.subarray(written, at));
      write(Buffer.from(spliceText(text.slice(0, textEnd), splices)));
      written = next;
    }
    size = next === at ? size * 2 : windowBytes;
    if (size > longestRow) throw new DocumentFormatError('too-long', { limit: longestRow });
    at = next;
  }
  if (written === 0) write(file);
  else if (written < file.length) write(file.subarray(written));
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Not within a character. */
function characterEnd(file: Uint8Array, at: number): number {
  let end = at;
  while (end < file.length && ((file[end] ?? 0) & 0xc0) === 0x80) end--;
  return end;
}
