import type { InlineCodeTable, InlineText } from './inline-text.ts';

/** What a reader sees: the text with each code's plain equivalent in its place, such as a line break. */
export function plainText(inline: InlineText, codes: InlineCodeTable): string {
  let plain = '';
  let last = 0;
  for (const { id, kind, at } of inline.codes) {
    const equivalent = kind === 'close' ? undefined : codes[id]?.equivalent;
    if (!equivalent) continue;
    plain += inline.text.slice(last, at) + equivalent;
    last = at;
  }
  return plain + inline.text.slice(last);
}
