/** Of a text that is too long the beginning is enough to find it. In characters. */
const keptCharacters = 2_000;

/** A text of a record that is left out, as it is told of: a long one as a copy of its beginning, which holds no more. */
export function discardedText(text: string): string {
  if (text.length <= keptCharacters) return text;
  // A slice by itself would keep the whole text in memory.
  return Buffer.from(text.slice(0, keptCharacters), 'utf16le').toString('utf16le');
}
