import type { InlineCode, InlineText } from '@transloom/core/inline/inline-text';
import { codeTag, readCodeTag } from '../../code-tags.ts';

/**
 * Apertium's stream format: special characters are escaped, and what stands in square brackets ("superblanks")
 * is passed through in its place. Codes travel as superblanks, and as their numbers (`[u126]`) so do line
 * ends, the tilde, which the generator would eat, and the circumflex, which hangs the pipeline at an end.
 */
const special = /[\\[\]{}$/@<>]/g;
const passedThrough = /[~^\r\n]/g;
const endOfText = '[][\n]';
const token = /\\([\s\S])|\[([^\]]*)\]/g;

export function writeApertiumStream({ text, codes }: InlineText): string {
  let stream = '';
  let last = 0;
  for (const code of codes) {
    stream += `${escapeText(text.slice(last, code.at))}[${codeTag(code)}]`;
    last = code.at;
  }
  return stream + escapeText(text.slice(last)) + endOfText;
}

function escapeText(text: string): string {
  return text
    .replaceAll('\0', '')
    .replace(special, '\\$&')
    .replace(passedThrough, (sign) => `[u${sign.charCodeAt(0)}]`);
}

/** Undefined when the end mark did not come back, so that the text cannot be whole. */
export function readApertiumStream(stream: string): InlineText | undefined {
  if (!stream.endsWith(endOfText)) return undefined;
  const body = stream.slice(0, -endOfText.length);
  let text = '';
  let last = 0;
  const codes: InlineCode[] = [];
  for (const match of body.matchAll(token)) {
    text += body.slice(last, match.index);
    last = match.index + match[0].length;
    const [, escaped, blank] = match;
    const code = blank === undefined ? undefined : readCodeTag(blank);
    if (code) codes.push({ ...code, at: text.length });
    else text += escaped ?? readSign(blank ?? '');
  }
  return { text: text + body.slice(last), codes, styles: [] };
}

function readSign(blank: string): string {
  const number = /^u(\d+)$/.exec(blank)?.[1];
  return number === undefined ? blank : String.fromCharCode(Number(number));
}
