import type { InlineToken, MarkToken } from '../../inline-token.ts';
import type { MaskedText } from '../../masking/masked-text.ts';
import { voidElements } from '../html/html-elements.ts';

const tag = /^<(\/?)([a-z][\w-]*)([^>]*?)(\/?)>$/i;

/** A tag or comment inside a paragraph. */
export function inlineHtmlToken(start: number, end: number, { raw, masked }: MaskedText): InlineToken {
  const parts = tag.exec(masked.slice(start, end)) ?? [];
  const [, slash = '', name = '', attributes = '', selfClosing = ''] = parts;
  const details = { type: 'format', display: raw.slice(start + 1, end - 1) } as const;
  if (name.toLowerCase() === 'br') {
    return { kind: 'placeholder', start, end, details: { type: 'break', display: 'br', equivalent: '\n' } };
  }
  if (name === '' || selfClosing !== '' || voidElements.has(name.toLowerCase())) {
    return { kind: 'placeholder', start, end, details: { ...details, type: 'other', required: true } };
  }
  const mark: MarkToken = { kind: slash === '' ? 'open' : 'close', start, end, details };
  return name.toLowerCase() === 'u' && attributes === '' ? { ...mark, style: 'underline' } : mark;
}

/** Pairs opening and closing tags of one name; what has no partner stays alone. */
export function pairInlineHtml(tokens: readonly InlineToken[], text: string): readonly InlineToken[] {
  const paired = [...tokens];
  const open: { readonly name: string; readonly index: number }[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'text' || token.kind === 'placeholder' || token.pair !== undefined) continue;
    const name = tag.exec(text.slice(token.start, token.end))?.[2]?.toLowerCase() ?? '';
    if (token.kind === 'open') {
      open.push({ name, index });
      continue;
    }
    const position = open.findLastIndex((opening) => opening.name === name);
    const opening = tokens[open[position]?.index ?? -1];
    if (opening?.kind !== 'open') continue;
    paired[open[position]?.index ?? -1] = { ...opening, pair: opening.start };
    paired[index] = { ...token, pair: opening.start };
    open.splice(position, 1);
  }
  return paired;
}
