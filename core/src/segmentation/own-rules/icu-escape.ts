/** A pattern of ICU and how far it has been read. */
export interface PatternReading {
  readonly source: string;
  at: number;
  /** Groups and classes that are open. */
  depth: number;
}

/** Reads what stands in a group or a class; undefined where they are nested as nobody nests them. */
export function readDeeper(
  reading: PatternReading,
  read: (reading: PatternReading) => string | undefined,
): string | undefined {
  if (reading.depth === maxDepth) return undefined;
  reading.depth++;
  const inside = read(reading);
  reading.depth--;
  return inside;
}

const maxDepth = 50;

/** An escape of ICU as JavaScript has it; undefined where it has none. */
export function readEscape(reading: PatternReading, place: 'outside' | 'class'): string | undefined {
  const { source, at } = reading;
  const character = source.charAt(at + 1);
  const known = place === 'class' ? classEscapes[character] : escapes[character];
  reading.at = at + 2;
  if (known !== undefined) return known;
  if (character === 'Q') return readLiteral(reading);
  if (/[pPxuN]/.test(character)) return readProperty(reading, character);
  if (/[a-zA-Z0-9]/.test(character)) return /[sSnrtfv0-9Bk]/.test(character) ? `\\${character}` : undefined;
  return /[\^$\\.*+?()[\]{}|/-]/.test(character) ? `\\${character}` : quoted(character);
}

/** Of every script, where ICU says `\\w`. */
export const wordCharacters = String.raw`\p{L}\p{M}\p{N}_`;
const space = String.raw`[\t\p{Zs}]`;
const escapes: Readonly<Record<string, string>> = {
  d: String.raw`\p{Nd}`,
  D: String.raw`\P{Nd}`,
  w: `[${wordCharacters}]`,
  W: `[^${wordCharacters}]`,
  b: `(?:(?<=[${wordCharacters}])(?![${wordCharacters}])|(?<![${wordCharacters}])(?=[${wordCharacters}]))`,
  h: space,
  H: String.raw`[^\t\p{Zs}]`,
  R: String.raw`(?:\r\n|[\n-\r\u0085\u2028\u2029])`,
  A: '^',
  z: '$',
  Z: '$',
};
const classEscapes: Readonly<Record<string, string>> = {
  d: String.raw`\p{Nd}`,
  D: String.raw`\P{Nd}`,
  w: `[${wordCharacters}]`,
  W: `[^${wordCharacters}]`,
  h: space,
};

function readLiteral(reading: PatternReading): string {
  const end = reading.source.indexOf('\\E', reading.at);
  const literal = reading.source.slice(reading.at, end < 0 ? undefined : end);
  reading.at = end < 0 ? reading.source.length : end + 2;
  return quoted(literal);
}

function quoted(text: string): string {
  return text.replaceAll(/[\^$\\.*+?()[\]{}|/-]/g, String.raw`\$&`);
}

const value = /\{\^?[\w\s=:-]+\}|[0-9A-Fa-f]{4}|[0-9A-Fa-f]{2}|[A-Z]/y;

/** `\p{Lu}`, `\pL`, `\p{^Lu}`, `\p{IsHan}`, `\x{1F600}`, `\x41`, `\u4e00`. */
function readProperty(reading: PatternReading, kind: string): string | undefined {
  value.lastIndex = reading.at;
  const [found] = value.exec(reading.source) ?? [];
  if (found === undefined || kind === 'N') return undefined;
  reading.at += found.length;
  const name = found.replaceAll(/[{}\s]/g, '');
  if (kind === 'x' || kind === 'u') return String.raw`\u{${name}}`;
  if (!name.startsWith('^')) return `\\${kind}{${posixProperty(name)}}`;
  return `\\${kind === 'p' ? 'P' : 'p'}{${posixProperty(name.slice(1))}}`;
}

const posixNames: Readonly<Record<string, string>> = {
  upper: 'Lu',
  lower: 'Ll',
  alpha: 'Alphabetic',
  digit: 'Nd',
  punct: 'P',
  space: 'White_Space',
  cntrl: 'Cc',
  xdigit: 'Hex_Digit',
};

/** The property a name of ICU stands for. */
export function posixProperty(name: string): string {
  const script = /^Is([A-Z][a-z]{2,})$/.exec(name)?.[1];
  return (
    posixNames[name.toLowerCase()] ?? (script === undefined ? name.replace(':', '=') : `Script=${script}`)
  );
}
