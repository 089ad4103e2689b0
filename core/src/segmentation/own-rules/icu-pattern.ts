/**
 * The regular expression of a segmentation rule as JavaScript has it. Rules of SRX files are written for ICU (SRX 2.0,
 * 4.7.3), whose classes know all scripts and which has a few constructs of its own; possessive and atomic groups only
 * save time there and are read as plain ones. Undefined where it cannot be said in JavaScript or is no expression.
 */
export function readIcuPattern(source: string): string | undefined {
  const { flags, rest } = leadingFlags(source);
  if (flags === undefined || source.length > longestPattern) return undefined;
  const reading = { source: rest, at: 0, classDepth: 0 };
  let pattern = '';
  while (reading.at < rest.length) {
    const piece = readPiece(reading);
    if (piece === undefined) return undefined;
    pattern += piece;
  }
  const whole = flags === '' ? pattern : `(?${flags}:${pattern})`;
  return isExpression(whole) ? whole : undefined;
}

const longestPattern = 4000;

interface Reading {
  readonly source: string;
  at: number;
  classDepth: number;
}

/** `(?i)` at the start; `x` (comments) and others are not understood. */
function leadingFlags(source: string): { readonly flags: string | undefined; readonly rest: string } {
  const [whole = '', flags = ''] = /^\(\?([a-z]+)\)/.exec(source) ?? [];
  return {
    flags: /[^imsu]/.test(flags) ? undefined : flags.replace('u', ''),
    rest: source.slice(whole.length),
  };
}

function readPiece(reading: Reading): string | undefined {
  const { source, at } = reading;
  const character = source.charAt(at);
  if (character === '\\') return readEscape(reading);
  reading.at = at + 1;
  if (character === '[') reading.classDepth++;
  else if (reading.classDepth > 0) return readInClass(reading, character);
  else if (source.startsWith('(?>', at)) reading.at = at + 3;
  return source.startsWith('(?>', at) ? '(?:' : withoutPossession(reading, character);
}

/** `a*+` takes all it can and gives nothing back. */
function withoutPossession(reading: Reading, character: string): string {
  if (/[*+?}]/.test(character) && reading.source.charAt(reading.at) === '+') reading.at++;
  return character;
}

/** Inside a class JavaScript reserves more characters, and pairs of some. */
function readInClass(reading: Reading, character: string): string {
  if (character === ']') {
    reading.classDepth--;
    return character;
  }
  const next = reading.source.charAt(reading.at);
  const before = reading.source.charAt(reading.at - 2);
  if (character === '-' && (before === '[' || next === ']')) return '\\-';
  if (/[(){}/|]/.test(character)) return `\\${character}`;
  return character === before && /[!#$%*+,.:;<=>?@^`~]/.test(character) ? `\\${character}` : character;
}

function readEscape(reading: Reading): string | undefined {
  const { source, at, classDepth } = reading;
  const character = source.charAt(at + 1);
  const known = classDepth > 0 ? classEscapes[character] : escapes[character];
  reading.at = at + 2;
  if (known !== undefined) return known;
  if (character === 'Q') return readLiteral(reading);
  if (/[pPxuN]/.test(character)) return readProperty(reading, character);
  if (/[a-zA-Z0-9]/.test(character))
    return /[dDsSnrtfv0-9bBwWk]/.test(character) ? `\\${character}` : undefined;
  return /[\^$\\.*+?()[\]{}|/-]/.test(character) ? `\\${character}` : quoted(character);
}

const word = String.raw`\p{L}\p{M}\p{N}_`;
const space = String.raw`[\t\p{Zs}]`;
const escapes: Readonly<Record<string, string>> = {
  ...{ d: String.raw`\p{Nd}`, D: String.raw`\P{Nd}`, w: `[${word}]`, W: `[^${word}]` },
  ...{ b: `(?:(?<=[${word}])(?![${word}])|(?<![${word}])(?=[${word}]))` },
  ...{ h: space, H: String.raw`[^\t\p{Zs}]`, R: String.raw`(?:\r\n|[\n-\r\u0085\u2028\u2029])` },
  ...{ A: '^', z: '$', Z: '$' },
};
const classEscapes: Readonly<Record<string, string>> = {
  ...{ d: String.raw`\p{Nd}`, D: String.raw`\P{Nd}`, w: `[${word}]`, W: `[^${word}]`, h: space },
};

function readLiteral(reading: Reading): string {
  const end = reading.source.indexOf('\\E', reading.at);
  const literal = reading.source.slice(reading.at, end < 0 ? undefined : end);
  reading.at = end < 0 ? reading.source.length : end + 2;
  return quoted(literal);
}

function quoted(text: string): string {
  return text.replaceAll(/[\^$\\.*+?()[\]{}|/-]/g, String.raw`\$&`);
}

/** `\p{Lu}`, `\pL`, `\p{IsHan}`, `\x{1F600}`, `\x41`, `\u4e00`. */
function readProperty(reading: Reading, kind: string): string | undefined {
  const found = /^(?:\{\^?[\w\s=:-]+\}|[0-9A-Fa-f]{4}|[0-9A-Fa-f]{2}|[A-Z])/.exec(
    reading.source.slice(reading.at),
  );
  if (found === null) return undefined;
  reading.at += found[0].length;
  const value = found[0].replaceAll(/[{}\s]/g, '');
  if (kind === 'x' || kind === 'u') return String.raw`\u{${value}}`;
  return kind === 'N' ? undefined : `\\${kind}{${propertyName(value)}}`;
}

const posixNames: Readonly<Record<string, string>> = {
  ...{ Upper: 'Lu', Lower: 'Ll', Alpha: 'Alphabetic', Digit: 'Nd', Punct: 'P', Space: 'White_Space' },
  ...{ upper: 'Lu', lower: 'Ll', alpha: 'Alphabetic', digit: 'Nd', punct: 'P', space: 'White_Space' },
};

function propertyName(value: string): string {
  const script = /^Is([A-Z][a-z]{2,})$/.exec(value)?.[1];
  return posixNames[value] ?? (script === undefined ? value.replace(':', '=') : `Script=${script}`);
}

function isExpression(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'v').flags === 'v';
  } catch {
    return false;
  }
}
