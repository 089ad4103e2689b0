/** `_x000D_` for a character XML can't hold, and `_x005F_` for an underscore that would look like one (§22.4.2.4). */
const escapePattern = /_x([0-9A-Fa-f]{4})_/g;

export function decodeStringEscapes(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(escapePattern, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

export function encodeStringEscapes(text: string): string {
  const marked = text.includes('_x') ? text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_') : text;
  return marked.replace(unwritable, (character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `_x${code}_`;
  });
}

/** Control characters, but no line feed and no tab. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const unwritable = /[\0-\x08\x0b-\x1f]/g;
