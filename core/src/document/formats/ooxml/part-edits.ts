import { type DecodedXml, encodeXml } from '../../../xml/xml-encoding.ts';

/** New text for [start, end) of a part. */
export interface PartEdit {
  readonly start: number;
  readonly end: number;
  readonly xml: string;
}

/** Replacements in the parts of a package, gathered in any order; ranges do not cross. */
export class PartEdits {
  readonly #byPart = new Map<string, PartEdit[]>();

  add(part: string, edit: PartEdit): void {
    const edits = this.#byPart.get(part);
    if (edits === undefined) this.#byPart.set(part, [edit]);
    else edits.push(edit);
  }

  get isEmpty(): boolean {
    return this.#byPart.size === 0;
  }

  /** The parts that change, as they are written. */
  apply(read: (part: string) => DecodedXml | undefined): ReadonlyMap<string, Uint8Array> {
    const replaced = new Map<string, Uint8Array>();
    for (const [part, edits] of this.#byPart) {
      const xml = read(part);
      if (xml !== undefined) replaced.set(part, applyEdits(xml, edits));
    }
    return replaced;
  }
}

/** Pieces that are encoded together: a large part is never a string a second time. */
const chunkPieces = 10_000;

function applyEdits({ text, encoding }: DecodedXml, edits: PartEdit[]): Uint8Array {
  const chunks: Uint8Array[] = [];
  let pieces: string[] = [];
  let at = 0;
  const encode = () => {
    chunks.push(encodeXml({ text: pieces.join(''), encoding }));
    pieces = [];
  };
  for (const { start, end, xml } of edits.sort((a, b) => a.start - b.start)) {
    pieces.push(text.slice(at, start), xml);
    at = end;
    if (pieces.length > chunkPieces) encode();
  }
  pieces.push(text.slice(at));
  encode();
  return Buffer.concat(chunks);
}
