/** What may hold a `>` or a bracket that ends nothing, by how it begins and ends. */
const opaque: readonly (readonly [begin: string, end: string])[] = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['"', '"'],
  ["'", "'"],
];

/** Offset behind the document type that begins at `start`, or -1 where it does not end. */
export function endOfDoctype(text: string, start: number): number {
  let inside = false;
  let at = start;
  while (at < text.length) {
    const character = text.charAt(at);
    if (character === '>' && !inside) return at + 1;
    if (character === '[') inside = true;
    if (character === ']') inside = false;
    at = endOfOpaque(text, at);
    if (at < 0) return -1;
  }
  return -1;
}

/** Behind what begins here, or behind the one character; -1 where it does not end. */
function endOfOpaque(text: string, at: number): number {
  const found = opaque.find(([begin]) => text.startsWith(begin, at));
  if (found === undefined) return at + 1;
  const [begin, end] = found;
  const close = text.indexOf(end, at + begin.length);
  return close < 0 ? -1 : close + end.length;
}

/** Names of the entities a document type declares itself. */
export function declaredEntities(doctype: string): ReadonlySet<string> {
  return new Set([...doctype.matchAll(/<!ENTITY\s+([\w.:-]+)/g)].map((match) => match[1] ?? ''));
}
