import type { InlineCodeType, InlineText } from './inline-text.ts';

/** A table of codes, or what came of one over the wire. */
type Equivalents = Readonly<
  Record<number, { readonly type: InlineCodeType; readonly equivalent?: string | undefined }>
>;

/** What a reader sees: the text with each code's plain equivalent in its place, such as a line break. */
export function plainText(inline: InlineText, codes: Equivalents): string {
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
