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
      if (xml !== undefined) replaced.set(part, encodeXml({ ...xml, text: applyEdits(xml.text, edits) }));
    }
    return replaced;
  }
}

function applyEdits(text: string, edits: readonly PartEdit[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, xml } of edits.toSorted((a, b) => a.start - b.start)) {
    pieces.push(text.slice(at, start), xml);
    at = end;
  }
  return pieces.join('') + text.slice(at);
}
