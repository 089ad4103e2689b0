import type { InlineCode, InlineText } from '@transloom/core/inline/inline-text';

/** Codes as elements, which engines for HTML and XML carry along: `<g id="1">…</g>` and `<x id="2"/>`. */
export function writeHtmlCodes({ text, codes }: InlineText): string {
  let html = '';
  let last = 0;
  for (const code of codes) {
    html += escapeHtml(text.slice(last, code.at)) + element(code);
    last = code.at;
  }
  return html + escapeHtml(text.slice(last));
}

function element({ id, kind }: InlineCode): string {
  if (kind === 'placeholder') return `<x id="${id}"/>`;
  return kind === 'open' ? `<g id="${id}">` : '</g>';
}

const tag = /<(\/?)(g|x)(?:\s+id\s*=\s*["']?(\d{1,4})["']?)?\s*(\/?)>/gi;

/** A closing tag belongs to the innermost open one; empty elements may come back with a closing tag. */
export function readHtmlCodes(html: string): InlineText {
  let text = '';
  let last = 0;
  const codes: InlineCode[] = [];
  const open: number[] = [];
  for (const match of html.matchAll(tag)) {
    text += decodeHtml(html.slice(last, match.index));
    last = match.index + match[0].length;
    const code = readTag(match, open);
    if (code) codes.push({ ...code, at: text.length });
  }
  return { text: text + decodeHtml(html.slice(last)), codes, styles: [] };
}

function readTag([, slash, name, id]: RegExpExecArray, open: number[]): Omit<InlineCode, 'at'> | undefined {
  const isPlaceholder = name?.toLowerCase() === 'x';
  if (slash) {
    const closed = isPlaceholder ? undefined : open.pop();
    return closed === undefined ? undefined : { id: closed, kind: 'close' };
  }
  if (isPlaceholder) return { id: Number(id), kind: 'placeholder' };
  open.push(Number(id));
  return { id: Number(id), kind: 'open' };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

function decodeHtml(html: string): string {
  return html.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (entity, hex, decimal, name) => {
    if (name !== undefined) return named[name] ?? entity;
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : entity;
  });
}
