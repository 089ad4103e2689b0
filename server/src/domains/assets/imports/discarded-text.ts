/** Characters that are kept of a text that is too long; its start is enough to find it. */
const keptCharacters = 2_000;

/**
 * The text of a discarded record as it is reported: of a long one a copy of its start, so that the rest can be freed.
 */
export function discardedText(text: string): string {
  if (text.length <= keptCharacters) return text;
  // A slice by itself would keep the whole text in memory.
  return Buffer.from(text.slice(0, keptCharacters), 'utf16le').toString('utf16le');
}
