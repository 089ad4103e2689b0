/** Why a file is refused. The words for people live in the catalogues, by code. */
export type DocumentRefusal =
  | 'empty'
  | 'unsupported'
  | 'wrong-extension'
  | 'encrypted'
  | 'broken'
  /** Text that ends before what began in it, as that of a download which was broken off. */
  | 'cut-off'
  | 'too-large'
  /** More pixels than can be read; `limit` is in millions. */
  | 'picture-too-large'
  | 'no-text'
  | 'wrong-encoding'
  | 'limit'
  /** One text or row is longer than any is, mostly because a quotation mark is never closed. */
  | 'too-long'
  | 'unsafe'
  /** A reference to something that a document type may declare: those are not read, because they can grow without end. */
  | 'entities'
  /** It could be read, but not written back so that it reads the same. */
  | 'not-rebuildable';

/** Lines of the file itself, such as `:3`, as people write them: `guide.md:3`; a part of it by its own name. */
export function placeInFile(name: string, part: string | number): string {
  return String(part).startsWith(':') ? `${name}${part}` : String(part);
}

/** The only exception `core` throws for a file: a refusal with a code and where in the file it happened. */
export class DocumentFormatError extends Error {
  readonly code: DocumentRefusal;
  /** Where and what, such as `{ part: 'word/document.xml', limit: 209715200 }`. */
  readonly params: Readonly<Record<string, string | number>>;

  constructor(code: DocumentRefusal, params: Readonly<Record<string, string | number>> = {}) {
    const shown = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, shownParam(value)]));
    super(`${code} ${JSON.stringify(shown)}`);
    this.name = 'DocumentFormatError';
    this.code = code;
    this.params = shown;
  }
}

/** Of names and texts out of the file: no database takes some of these characters, and others turn a line around. */
const unshown = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

function shownParam(value: string | number): string | number {
  return typeof value === 'string' ? value.replace(unshown, '\ufffd') : value;
}
