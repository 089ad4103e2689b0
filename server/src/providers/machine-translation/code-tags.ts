import type { InlineCode, InlineText } from '@transloom/core/inline/inline-text';

/**
 * Codes as engines that keep markup see them: pairs `<g1>…</g1>`, placeholders `<x2/>`. Short and tag-like,
 * so that language models and HTML-aware engines carry them along.
 */
export function codeTag({ id, kind }: Pick<InlineCode, 'id' | 'kind'>): string {
  if (kind === 'open') return `<g${id}>`;
  return kind === 'close' ? `</g${id}>` : `<x${id}/>`;
}

/** Text that happens to look like a tag is sent with `&lt;`. */
const lookalike = /<(?=\s*\/?\s*[gx]\s*\d{1,4}\s*\/?\s*>)/gi;
const sentLookalike = /&lt;(?=\s*\/?\s*[gx]\s*\d{1,4}\s*\/?\s*>)/gi;

/** Lenient: spaces inside and a forgotten slash are accepted. */
const tag = /<\s*(\/?)\s*([gx])\s*(\d{1,4})\s*(\/?)\s*>/gi;
const wholeTag = new RegExp(`^${tag.source}$`, 'i');

/** Undefined for anything but one code tag. */
export function readCodeTag(written: string): Pick<InlineCode, 'id' | 'kind'> | undefined {
  const match = wholeTag.exec(written);
  return match === null ? undefined : toCode(match);
}

function toCode([, slashBefore, letter, id]: readonly (string | undefined)[]): Pick<
  InlineCode,
  'id' | 'kind'
> {
  if (letter?.toLowerCase() === 'x') return { id: Number(id), kind: 'placeholder' };
  return { id: Number(id), kind: slashBefore ? 'close' : 'open' };
}

export function writeCodeTags({ text, codes }: InlineText): string {
  let written = '';
  let last = 0;
  for (const code of codes) {
    written += text.slice(last, code.at).replace(lookalike, '&lt;') + codeTag(code);
    last = code.at;
  }
  return written + text.slice(last).replace(lookalike, '&lt;');
}

/** The closing half of a placeholder, which some engines add, is left out. */
export function readCodeTags(written: string): InlineText {
  let text = '';
  let last = 0;
  const codes: InlineCode[] = [];
  for (const match of written.matchAll(tag)) {
    text += written.slice(last, match.index).replace(sentLookalike, '<');
    last = match.index + match[0].length;
    const code = toCode(match);
    if (code.kind === 'placeholder' && match[1]) continue;
    codes.push({ ...code, at: text.length });
  }
  return { text: text + written.slice(last).replace(sentLookalike, '<'), codes, styles: [] };
}
