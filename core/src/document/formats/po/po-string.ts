const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '\x07',
  b: '\b',
  f: '\f',
  v: '\v',
  '\\': '\\',
  '"': '"',
};
const letters = new Map(Object.entries(escapes).map(([letter, character]) => [character, `\\${letter}`]));

const quoted = /"([^"\\]*(?:\\.[^"\\]*)*)"/gs;

/** All quoted strings of a line, one after the other, as what they say; undefined where anything else is in it. */
export function readQuoted(line: string): string | undefined {
  if (line.replaceAll(quoted, '').trim() !== '') return undefined;
  return [...line.matchAll(quoted)].map((match) => readEscapes(match[1] ?? '')).join('');
}

function readEscapes(raw: string): string {
  if (!raw.includes('\\')) return raw;
  return raw.replaceAll(
    /\\(?:x([\da-fA-F]{1,2})|([0-7]{1,3})|(.))/gs,
    (whole, hex, octal, letter: string) => {
      if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
      return escapes[letter] ?? whole;
    },
  );
}

function writeEscapes(text: string): string {
  return text.replaceAll(/["\\\p{Cc}]/gu, (character) => letters.get(character) ?? character);
}

export interface QuoteOptions {
  readonly lineEnd: string;
  /** Longest line in characters; undefined where the file does not wrap. */
  readonly width: number | undefined;
  /** Length of what stands before the first quote, such as `msgstr `. */
  readonly indent: number;
}

/** How a text is written: in one line where it fits, else from the next line on, with a line for each of its own. */
export function writeQuoted(text: string, { lineEnd, width, indent }: QuoteOptions): string {
  const lines = text.split(/(?<=\n)/);
  const single = `"${writeEscapes(text)}"`;
  const fits = width === undefined || columns(single) + indent <= width;
  if (lines.length <= 1 && fits) return single;
  const wrapped = lines.flatMap((line) => (width === undefined ? [line] : wrap(line, width - 2)));
  return ['""', ...wrapped.map((line) => `"${writeEscapes(line)}"`)].join(lineEnd);
}

/** Breaks after spaces, as gettext does; a word that is longer than a line stays whole. */
function wrap(line: string, width: number): readonly string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(/(?<= )(?! )/)) {
    if (current !== '' && columns(writeEscapes(current + word.trimEnd())) > width) {
      lines.push(current);
      current = '';
    }
    current += word;
  }
  return [...lines, current];
}

/** Ideographs take two columns. */
function columns(text: string): number {
  return (
    text.length +
    (text.match(/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g)?.length ?? 0)
  );
}
