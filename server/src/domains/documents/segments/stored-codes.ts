import type { InlineCodeTable } from '@transloom/core/inline/inline-text';

/** The code table of a stored segment; nothing but the parsing of files writes that column. */
export function storedCodes(stored: unknown): InlineCodeTable {
  return stored as InlineCodeTable;
}
