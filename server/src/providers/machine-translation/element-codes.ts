import type { InlineCode, InlineText } from '@transloom/core/inline/inline-text';

/** How inline codes travel within a text. */
export interface CodeForm {
  write(inline: InlineText): string;
  read(translated: string): InlineText;
}

interface CodeElements {
  /** Name of those around text. */
  readonly pair: string;
  /** Name of those by themselves, and what one ends with behind its id. */
  readonly single: string;
  readonly end: string;
}

/** Codes as elements, which engines for HTML and XML carry along: `<g id="1">…</g>` and `<x id="2"/>`. */
export function elementCodes(elements: CodeElements): CodeForm {
  const { pair, single } = elements;
  const tag = new RegExp(`<(/?)(${pair}|${single})(?:\\s+id\\s*=\\s*["']?(\\d{1,9})["']?)?\\s*/?>`, 'gi');
  return {
    write: (inline) => writeElements(inline, elements),
    read: (translated) => readElements(translated, tag, single),
  };
}

export const xmlCodes = elementCodes({ pair: 'g', single: 'x', end: '/>' });
/** HTML knows no empty elements but its own. */
export const htmlCodes = elementCodes({ pair: 'g', single: 'x', end: '></x>' });

function writeElements({ text, codes }: InlineText, elements: CodeElements): string {
  let html = '';
  let last = 0;
  for (const code of codes) {
    html += escapeHtml(text.slice(last, code.at)) + element(code, elements);
    last = code.at;
  }
  return html + escapeHtml(text.slice(last));
}

function element({ id, kind }: InlineCode, { pair, single, end }: CodeElements): string {
  if (kind === 'placeholder') return `<${single} id="${id}"${end}`;
  return kind === 'open' ? `<${pair} id="${id}">` : `</${pair}>`;
}

/** A closing tag belongs to the innermost open one; empty elements may come back with a closing tag. */
function readElements(html: string, tag: RegExp, single: string): InlineText {
  let text = '';
  let last = 0;
  const codes: InlineCode[] = [];
  const open: number[] = [];
  for (const match of html.matchAll(tag)) {
    text += decodeHtml(html.slice(last, match.index));
    last = match.index + match[0].length;
    const [, slash, name, id] = match;
    const isSingle = name?.toLowerCase() === single;
    const code = slash ? closed(isSingle, open) : begun(isSingle, Number(id), open);
    if (code) codes.push({ ...code, at: text.length });
  }
  return { text: text + decodeHtml(html.slice(last)), codes, styles: [] };
}

type ReadCode = Omit<InlineCode, 'at'>;

function closed(isSingle: boolean, open: number[]): ReadCode | undefined {
  const id = isSingle ? undefined : open.pop();
  return id === undefined ? undefined : { id, kind: 'close' };
}

function begun(isSingle: boolean, id: number, open: number[]): ReadCode {
  if (isSingle) return { id, kind: 'placeholder' };
  open.push(id);
  return { id, kind: 'open' };
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
