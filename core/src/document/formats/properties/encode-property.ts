/** How a file writes its values. */
export interface PropertyManner {
  /** Whether all but ASCII is escaped. */
  readonly asciiOnly: boolean;
  readonly lineEnd: string;
}

/** A file of ASCII alone is read by some programs as Latin-1 and by others as UTF-8; escapes suit both. */
export function propertyMannerOf(text: string): PropertyManner {
  return { asciiOnly: !/[^\0-\x7F]/.test(text), lineEnd: /\r\n|\r|\n/.exec(text)?.[0] ?? '\n' };
}

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\f': '\\f',
};

/** A new value, with the escapes and broken lines the old one (`raw`) has. */
export function encodeProperty(text: string, raw: string, { asciiOnly, lineEnd }: PropertyManner): string {
  const spellings = new Map(
    [...raw.matchAll(/\\([^\w\s])/g)].map(([written, character]) => [character ?? '', written]),
  );
  const indent = /\\n\\(?:\r\n|\r|\n)([ \t\f]*)/.exec(raw)?.[1];
  const encoded = text.replaceAll(/[\s\S]/g, (character) => {
    const known = escapes[character] ?? spellings.get(character);
    if (known !== undefined)
      return character === '\n' && indent !== undefined ? `\\n\\${lineEnd}${indent}` : known;
    return asciiOnly && character > '\x7E' ? unicodeEscape(character) : character;
  });
  return encoded.replace(/^ /, '\\ ');
}

export function unicodeEscape(character: string): string {
  return [...Array(character.length).keys()]
    .map((i) => `\\u${character.charCodeAt(i).toString(16).toUpperCase().padStart(4, '0')}`)
    .join('');
}
