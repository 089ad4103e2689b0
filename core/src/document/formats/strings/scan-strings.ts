/** A pair `"key" = "value";`. */
export interface StringsEntry {
  readonly key: string;
  /** Place of the value, with quotation marks where it has them. */
  readonly start: number;
  readonly end: number;
  readonly comments: readonly string[];
}

const comment = /\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\r\n]*/y;
const bare = /[\w.:$/-]+/y;

/** The pairs of a file in order. What is neither pair nor comment is passed over, as Apple's reader is not stricter. */
export function* scanStrings(text: string): Generator<StringsEntry, void> {
  let comments: string[] = [];
  for (let at = 0; at < text.length; ) {
    const said = matchAt(comment, text, at);
    if (said !== undefined) {
      comments.push(commentText(said));
      at += said.length;
      continue;
    }
    const entry = readEntry(text, at);
    if (entry !== undefined) {
      yield { ...entry, comments: comments.filter((one) => one !== '') };
      comments = [];
    }
    at = entry?.end ?? wordEnd(text, at) ?? at + 1;
  }
}

function readEntry(text: string, at: number): Omit<StringsEntry, 'comments'> | undefined {
  const keyEnd = wordEnd(text, at);
  if (keyEnd === undefined) return undefined;
  const equals = skipSpace(text, keyEnd);
  if (text[equals] !== '=') return undefined;
  const start = skipSpace(text, equals + 1);
  const end = wordEnd(text, start);
  if (end === undefined || text[skipSpace(text, end)] !== ';') return undefined;
  return { key: decodeAppleText(text.slice(at, keyEnd)), start, end };
}

/** Where the word that begins here ends, in quotation marks or without; one that nothing ends goes to the end. */
function wordEnd(text: string, at: number): number | undefined {
  const mark = text[at];
  if (mark !== '"' && mark !== "'") {
    const word = matchAt(bare, text, at);
    return word === undefined ? undefined : at + word.length;
  }
  for (let end = at + 1; end < text.length; end++) {
    if (text[end] === '\\') end++;
    else if (text[end] === mark) return end + 1;
  }
  return text.length;
}

const space = /(?:\s+|\/\*[\s\S]*?\*\/|\/\/[^\r\n]*)*/y;

function skipSpace(text: string, at: number): number {
  return at + (matchAt(space, text, at)?.length ?? 0);
}

function matchAt(expression: RegExp, text: string, at: number): string | undefined {
  expression.lastIndex = at;
  return expression.exec(text)?.[0];
}

function commentText(raw: string): string {
  return raw
    .replace(/^\/[/*]+|\*+\/$/g, '')
    .replaceAll(/^[ \t]*\*?[ \t]*/gm, '')
    .trim();
}

const escaped: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\x07',
};

/** What a word says, with quotation marks and escapes read. */
export function decodeAppleText(raw: string): string {
  if (!/^["']/.test(raw)) return raw;
  return raw
    .slice(1, -1)
    .replaceAll(
      /\\(?:[Uu]([\da-fA-F]{4})|([\s\S]))/g,
      (_, hex: string | undefined, character: string | undefined) => {
        if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
        return escaped[character ?? ''] ?? character ?? '';
      },
    );
}
