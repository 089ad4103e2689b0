import type { InlineText } from '@transloom/core/inline/inline-text';

/**
 * The text converted as a whole, since words decide over characters, and its codes behind as much of it as stood
 * before them. Styles are none: they have been turned into codes.
 */
export function convertInline({ text, codes }: InlineText, convert: (text: string) => string): InlineText {
  const converted = convert(text);
  let last = 0;
  const moved = codes.map((code) => {
    const before = code.at === text.length ? converted : convert(text.slice(0, code.at));
    last = Math.min(converted.length, Math.max(last, before.length)); // a word cut by a code may change its length
    return { ...code, at: last };
  });
  return { text: converted, codes: moved, styles: [] };
}
