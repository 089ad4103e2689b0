import type { InlineToken, MarkToken } from '../../inline-token.ts';
import type { CuePlace } from './read-cues.ts';

const mark = /\r\n|\r|\n|\{\\[^{}\r\n]*\}|<(\/?)([a-zA-Z][\w.]*)(?:\s[^<>]*)?>/g;
const styles = { b: 'bold', i: 'italic', u: 'underline' } as const;

/** The text of a cue in tokens: line breaks, `{\an8}` and tags are codes, plain `<b>`, `<i>`, `<u>` are styles. */
export function cueTokens(text: string, { start, end }: CuePlace): readonly InlineToken[] {
  const tokens: InlineToken[] = [];
  const open: { readonly name: string; readonly index: number }[] = [];
  let last = start;
  for (const match of text.slice(start, end).matchAll(mark)) {
    const at = start + match.index;
    if (at > last) tokens.push(textToken(text, last, at));
    last = at + match[0].length;
    const [, slash, name] = match;
    if (name === undefined) tokens.push(placeholder(match[0], at));
    else if (slash === '') {
      open.push({ name: name.toLowerCase(), index: tokens.length });
      tokens.push(tagToken(match[0], name, at));
    } else tokens.push(closeTag(tokens, open, { raw: match[0], name, at }));
  }
  if (last < end) tokens.push(textToken(text, last, end));
  return tokens;
}

function textToken(text: string, start: number, end: number): InlineToken {
  return { kind: 'text', start, end, text: text.slice(start, end) };
}

function placeholder(raw: string, start: number): InlineToken {
  const end = start + raw.length;
  if (raw.startsWith('{')) {
    return {
      kind: 'placeholder',
      start,
      end,
      details: { type: 'format', display: raw.slice(1, -1), required: true },
      speaks: true,
    };
  }
  return { kind: 'placeholder', start, end, details: { type: 'break', display: '↵', equivalent: '\n' } };
}

function tagToken(raw: string, name: string, start: number): MarkToken {
  const details = { type: 'format', display: raw.slice(1, -1) } as const;
  const style = raw.length === 3 ? styles[name.toLowerCase() as keyof typeof styles] : undefined;
  const token = { kind: 'open', start, end: start + raw.length, details } as const;
  return style === undefined ? token : { ...token, style };
}

interface ClosingTag {
  readonly raw: string;
  readonly name: string;
  readonly at: number;
}

/** Pairs the closing tag with the last open one of its name; a tag without a partner stays alone. */
function closeTag(
  tokens: InlineToken[],
  open: { readonly name: string; readonly index: number }[],
  { raw, name, at }: ClosingTag,
): MarkToken {
  const closing: MarkToken = {
    kind: 'close',
    start: at,
    end: at + raw.length,
    details: { type: 'format', display: raw.slice(1, -1) },
  };
  const position = open.findLastIndex((tag) => tag.name === name.toLowerCase());
  const index = open[position]?.index;
  const opening = index === undefined ? undefined : tokens[index];
  if (index === undefined || opening?.kind !== 'open') return closing;
  open.splice(position, 1);
  tokens[index] = { ...opening, pair: index };
  return { ...closing, pair: index, ...(opening.style && { style: opening.style }) };
}
