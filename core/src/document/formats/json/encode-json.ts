/** How a file writes what it need not escape. */
export interface JsonManner {
  /** Whether the file is ASCII alone because it escapes all else. */
  readonly asciiOnly: boolean;
  /** Whether hexadecimal digits are capitals. */
  readonly capitals: boolean;
}

export function jsonMannerOf(text: string): JsonManner {
  const escapes = text.match(/\\u(?!00[0-7])[\da-fA-F]{4}/g) ?? [];
  const asciiOnly = escapes.length > 0 && !/[^\0-\x7F]/.test(text);
  return { asciiOnly, capitals: escapes.some((written) => /[A-F]/.test(written.slice(2))) };
}

/** Text with quotation marks, written as the string that stands there (`raw`) writes its characters. */
export function encodeJsonText(text: string, raw: string, { asciiOnly, capitals }: JsonManner): string {
  const spellings = new Map<string, string>();
  for (const [written] of raw.matchAll(/\\(?:u[\da-fA-F]{4}|[^u])/g)) {
    spellings.set(JSON.parse(`"${written}"`) as string, written);
  }
  const plain = JSON.stringify(text).slice(1, -1);
  const encoded = plain.replaceAll(/\\(?:u[\da-f]{4}|[^u])|[\s\S]/g, (written) => {
    const character = written.length === 1 ? written : (JSON.parse(`"${written}"`) as string);
    const known = spellings.get(character);
    if (known !== undefined) return known;
    return asciiOnly && character > '\x7E' ? unicodeEscape(character, capitals) : written;
  });
  return `"${encoded}"`;
}

function unicodeEscape(character: string, capitals: boolean): string {
  const hex = character.charCodeAt(0).toString(16).padStart(4, '0');
  return `\\u${capitals ? hex.toUpperCase() : hex}`;
}
