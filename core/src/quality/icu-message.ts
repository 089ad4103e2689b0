/** The arguments of a message in ICU syntax, and the forms that each plural or selection has. */
export interface IcuMessage {
  readonly names: readonly string[];
  readonly choices: readonly IcuChoice[];
}

export interface IcuChoice {
  readonly name: string;
  readonly kind: 'plural' | 'selectordinal' | 'select';
  readonly keys: readonly string[];
}

/** Reads a message; undefined where its braces or forms are broken. */
export function readIcuMessage(text: string): IcuMessage | undefined {
  const names = new Set<string>();
  const choices: IcuChoice[] = [];
  const end = readParts({ text, names, choices }, 0, false);
  return end === text.length ? { names: [...names], choices } : undefined;
}

interface Reading {
  readonly text: string;
  readonly names: Set<string>;
  readonly choices: IcuChoice[];
}

/** @returns where the parts end: at the end of the text, or at the brace that closes them; -1 where they are broken */
function readParts(reading: Reading, from: number, nested: boolean): number {
  const { text } = reading;
  let at = from;
  while (at >= 0 && at < text.length) {
    if (text[at] === '}') return nested ? at : -1;
    at = readPart(reading, at);
  }
  return nested ? -1 : at;
}

/** @returns where the next part begins; -1 where this one is broken */
function readPart(reading: Reading, at: number): number {
  const { text } = reading;
  if (text[at] === '{') return readArgument(reading, at + 1);
  return text[at] === "'" && /['{}]/.test(text[at + 1] ?? '') ? endOfQuote(text, at) : at + 1;
}

function endOfQuote(text: string, at: number): number {
  if (text[at + 1] === "'") return at + 2;
  const end = text.indexOf("'", at + 1);
  return end < 0 ? text.length : end + 1;
}

/** `from` stands behind the opening brace. */
function readArgument(reading: Reading, from: number): number {
  const { text, names, choices } = reading;
  const head = /^\s*([\p{L}\d_.-]+)\s*(?:(,)\s*(\w+)\s*)?/u.exec(text.slice(from));
  const name = head?.[1];
  if (head === null || name === undefined) return -1;
  names.add(name);
  const behind = from + head[0].length;
  const kind = head[3];
  if (kind !== 'plural' && kind !== 'selectordinal' && kind !== 'select') return endOfSimple(text, behind);
  const keys: string[] = [];
  const end = readForms({ reading, keys }, behind);
  choices.push({ name, kind, keys });
  return end;
}

/** A simple argument, with a style or without, ends at its brace. */
function endOfSimple(text: string, from: number): number {
  const end = text.indexOf('}', from);
  return end < 0 || text.slice(from, end).includes('{') ? -1 : end + 1;
}

function readForms({ reading, keys }: { reading: Reading; keys: string[] }, from: number): number {
  const { text } = reading;
  let at = from;
  for (;;) {
    const form = /^\s*,?\s*(?:offset:\d+\s*)?(=?[\w-]+)\s*\{/u.exec(text.slice(at));
    if (form === null) break;
    keys.push(form[1] ?? '');
    const end = readParts(reading, at + form[0].length, true);
    if (end < 0) return -1;
    at = end + 1;
  }
  const close = /^\s*\}/.exec(text.slice(at));
  return close === null || keys.length === 0 ? -1 : at + close[0].length;
}
