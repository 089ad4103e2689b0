import { decodeXmlText } from '../../../xml/xml-text.ts';
import type { RichRun } from './rich-text.ts';
import { decodeStringEscapes } from './string-escapes.ts';

interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** One `t` and nothing else. */
const tag = /<(?:[\w.-]+:)?t(?: xml:space="preserve")?>/y;
const endTag = /<\/(?:[\w.-]+:)?t>/y;

/** Where the characters of a text stand that is one run without a look, so that it can be read when it is needed. */
export function placeOfPlainRun(
  text: string,
  { start, end }: TextRange,
  runs: readonly RichRun[] | undefined,
): TextRange | undefined {
  if (runs?.length !== 1 || runs[0]?.look !== undefined) return undefined;
  tag.lastIndex = start;
  if (!tag.test(text)) return undefined;
  const from = tag.lastIndex;
  endTag.lastIndex = text.indexOf('<', from);
  return endTag.test(text) && endTag.lastIndex === end
    ? { start: from, end: text.indexOf('<', from) }
    : undefined;
}

export function readPlainRun(text: string, start: number, end: number): RichRun {
  return { text: decodeStringEscapes(decodeXmlText(text.slice(start, end))) };
}
