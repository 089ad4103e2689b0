import type { Splice } from '../../text/splice-text.ts';
import { encodeXmlAttribute } from '../../xml/xml-text.ts';

/** A start tag in the text it stands in. */
export interface TagPlace {
  readonly start: number;
  readonly end: number;
}

/** White space is looked at from its beginning only, so that a long run of it is read once. */
const attribute = /(?<!\s)\s+([^\s=<>/"']+)\s*=\s*("[^"]*"|'[^']*')/g;

/**
 * Gives an attribute a value, or takes it away where the value is undefined. The name is as written in the file.
 * Undefined where nothing changes.
 */
export function setAttribute(
  text: string,
  tag: TagPlace,
  name: string,
  value: string | undefined,
): Splice | undefined {
  const raw = text.slice(tag.start, tag.end);
  const found = [...raw.matchAll(attribute)].find((match) => match[1] === name);
  if (found === undefined) return value === undefined ? undefined : addAttribute(raw, tag, name, value);
  const start = tag.start + found.index;
  const end = start + found[0].length;
  if (value === undefined) return { start, end, text: '' };
  const quoted = found[2] ?? '';
  const written = `"${encodeXmlAttribute(value)}"`;
  return written.slice(1, -1) === quoted.slice(1, -1)
    ? undefined
    : { start: end - quoted.length, end, text: written };
}

function addAttribute(raw: string, { end }: TagPlace, name: string, value: string): Splice {
  const close = /\s*\/?>$/.exec(raw.slice(-16))?.[0].length ?? 1;
  return { start: end - close, end: end - close, text: ` ${name}="${encodeXmlAttribute(value)}"` };
}
