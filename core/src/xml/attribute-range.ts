import { endOfName, skipSpace } from './xml-attributes.ts';

export interface AttributeRange {
  /** Of the value with its quotes. */
  readonly start: number;
  readonly end: number;
}

/** Where the value of an attribute stands in a text with a well-formed start tag at `tagStart`; `name` as written. */
export function attributeRange(text: string, tagStart: number, name: string): AttributeRange | undefined {
  let at = skipSpace(text, endOfName(text, tagStart + 1));
  while (at < text.length && text[at] !== '>' && text[at] !== '/') {
    const nameEnd = endOfName(text, at);
    const start = skipSpace(text, skipSpace(text, nameEnd) + 1) + 1;
    const end = text.indexOf(text.charAt(start - 1), start);
    if (end < 0) return undefined;
    if (text.slice(at, nameEnd) === name) return { start: start - 1, end: end + 1 };
    at = skipSpace(text, end + 1);
  }
  return undefined;
}
