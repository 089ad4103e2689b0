import type { InlineCode, InlineText } from '@transloom/core/inline/inline-text';

/**
 * Codes as elements that Bergamot takes for parts of a sentence: `<b id="1">…</b>` around text, `<img id="2">` by
 * itself. Of elements it does not know it makes paragraphs, each translated for itself.
 */
export function writeInlineHtml({ text, codes }: InlineText): string {
  let html = '';
  let last = 0;
  for (const code of codes) {
    html += escapeHtml(text.slice(last, code.at)) + element(code);
    last = code.at;
  }
  return html + escapeHtml(text.slice(last));
}

function element({ id, kind }: InlineCode): string {
  if (kind === 'placeholder') return `<img id="${id}">`;
  return kind === 'open' ? `<b id="${id}">` : '</b>';
}

const tag = /<(\/?)(b|img)(?: id="(\d{1,9})")?>/g;

/** What Bergamot gives back: the same elements, well nested, round the words their text became. */
export function readInlineHtml(html: string): InlineText {
  let text = '';
  let last = 0;
  const codes: InlineCode[] = [];
  const open: number[] = [];
  for (const match of html.matchAll(tag)) {
    text += unescapeHtml(html.slice(last, match.index));
    last = match.index + match[0].length;
    const code = readElement(match, open);
    if (code) codes.push({ ...code, at: text.length });
  }
  return { text: text + unescapeHtml(html.slice(last)), codes, styles: [] };
}

function readElement(
  [, slash, name, id]: RegExpExecArray,
  open: number[],
): Omit<InlineCode, 'at'> | undefined {
  if (slash) {
    const closed = open.pop();
    return closed === undefined ? undefined : { id: closed, kind: 'close' };
  }
  if (name === 'img') return { id: Number(id), kind: 'placeholder' };
  open.push(Number(id));
  return { id: Number(id), kind: 'open' };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function unescapeHtml(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
