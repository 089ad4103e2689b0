/** How characters of a unit are written in the file, such as `\*` or `&copy;`, by character. */
export type Spellings = ReadonlyMap<string, string>;

const written = /\\([!-/:-@[-`{-~])|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

/** Finds escapes in the raw text and pairs them with what they stand for in the read one. */
export function spellingsOf(raw: string, decode: (entity: string) => string): Spellings {
  const spellings = new Map<string, string>();
  for (const [spelling, escaped] of raw.matchAll(written)) {
    const character = escaped ?? decode(spelling);
    if (Array.from(character).length === 1) spellings.set(character, spelling);
  }
  return spellings;
}

/** As the author writes: only what would certainly be read as something else is escaped. */
export function escapeLightly(text: string, spellings: Spellings): string {
  return text.replaceAll(/[\s\S]/gu, (character, offset: number) => {
    const spelling = spellings.get(character);
    if (spelling !== undefined) return spelling;
    return misread.test(text.slice(offset, offset + 40)) ? `\\${character}` : character;
  });
}

const misread = /^(?:\\[!-/:-@[-`{-~]|<[a-z/!?]|&#?\w+;)/i;

/** Where the light way would be misread: whatever could mean something is escaped. */
export function escapeFully(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>~|&#$]/g, String.raw`\$&`)
    .replace(/^(\s*)([-+=:])/, String.raw`$1\$2`)
    .replace(/^(\s*\d{1,9})([.)])/, String.raw`$1\$2`);
}
