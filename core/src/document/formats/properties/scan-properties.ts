/** A key with its value in a properties file. */
export interface Property {
  readonly key: string;
  /** Place of the value; white space before it is not part of it. */
  readonly start: number;
  readonly end: number;
  readonly comments: readonly string[];
}

const line = /([^\r\n]*)(\r\n|\r|\n|$)/y;

/** The properties of a file, in order; a value may go on after a backslash at the end of a line. */
export function* scanProperties(text: string): Generator<Property, void> {
  let comments: string[] = [];
  for (let at = 0; at < text.length; ) {
    const end = logicalLineEnd(text, at);
    const content = text.slice(at, end);
    const first = content.trimStart().charAt(0);
    if (first === '#' || first === '!') comments.push(content.trim().replace(/^[#!]+\s*/, ''));
    else if (first === '') comments = [];
    else {
      yield { ...splitProperty(content, at), comments: comments.filter((comment) => comment !== '') };
      comments = [];
    }
    at = text.startsWith('\r\n', end) ? end + 2 : end + 1;
  }
}

/** Where the line that begins here ends; comments do not go on. */
function logicalLineEnd(text: string, start: number): number {
  let at = start;
  for (;;) {
    line.lastIndex = at;
    const [, content = '', lineEnd = ''] = line.exec(text) ?? [];
    const end = at + content.length;
    const slashes = /\\*$/.exec(content.slice(-1000))?.[0].length ?? 0;
    const isComment = at === start && /^[ \t\f]*[#!]/.test(content);
    if (slashes % 2 === 0 || lineEnd === '' || isComment) return end;
    at = end + lineEnd.length;
  }
}

function splitProperty(content: string, at: number): Omit<Property, 'comments'> {
  const head =
    /^[ \t\f]*((?:[^\\=: \t\f]|\\(?:\r\n|[\s\S]))*)[ \t\f]*[=:]?(?:[ \t\f]|\\(?:\r\n|\r|\n))*/.exec(content);
  const start = at + (head?.[0].length ?? 0);
  return { key: decodeProperty(head?.[1] ?? ''), start, end: at + content.length };
}

const escaped: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', f: '\f' };

/** What a value says: without continuations, with escapes read. */
export function decodeProperty(raw: string): string {
  return raw.replaceAll(
    /\\(?:u([\da-fA-F]{4})|(\r\n|\r|\n)[ \t\f]*|([\s\S]))/g,
    (_, hex: string | undefined, lineEnd: string | undefined, character: string | undefined) => {
      if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
      return lineEnd === undefined ? (escaped[character ?? ''] ?? character ?? '') : '';
    },
  );
}
