import { decodeXmlAttribute, encodeXmlAttribute } from '../../../xml/xml-text.ts';
import { type OfficePackage, readPart, relationshipsOf } from '../ooxml/office-package.ts';
import type { PartEdits } from '../ooxml/part-edits.ts';
import { decodeStringEscapes, encodeStringEscapes } from './string-escapes.ts';

/** The value of a filter, with its quotes. */
interface Place {
  readonly part: string;
  readonly start: number;
  readonly end: number;
}

const filter = /<(?:\w{1,20}:)?(?:filter|customFilter)\s[^<>]{0,200}?\bval=("[^"<]*"|'[^'<]*')/g;

/**
 * Texts of cells that the filters of sheets and tables keep. They change with the cells: Excel compares them with what
 * is shown, and would hide every row.
 */
export class FilterValues {
  /** By text in lower case, as Excel compares them. */
  readonly #places = new Map<string, Place[]>();
  readonly #edits: PartEdits;

  /** @throws {DocumentFormatError} */
  constructor({ archive }: OfficePackage, sheets: readonly string[], edits: PartEdits) {
    this.#edits = edits;
    const tables = sheets.flatMap((sheet) =>
      relationshipsOf(archive, sheet).flatMap(({ type, target }) => (type === 'table' ? [target] : [])),
    );
    for (const part of new Set([...sheets, ...tables])) this.#read(part, readPart(archive, part)?.text ?? '');
  }

  get isEmpty(): boolean {
    return this.#places.size === 0;
  }

  /** The first cell that changes decides. */
  tell(source: string, target: string): void {
    const places = this.#places.get(source.toLowerCase());
    if (places === undefined || source === target) return;
    this.#places.delete(source.toLowerCase());
    const xml = `"${encodeXmlAttribute(encodeStringEscapes(target))}"`;
    for (const { part, start, end } of places) this.#edits.add(part, { start, end, xml });
  }

  /** Filters stand behind the cells, of which there may be hundreds of thousands. */
  #read(part: string, text: string): void {
    const begin = text.indexOf('autoFilter');
    if (begin < 0) return;
    filter.lastIndex = begin;
    for (let found = filter.exec(text); found !== null; found = filter.exec(text)) {
      const { 1: quoted = '' } = found;
      const value = decodeStringEscapes(decodeXmlAttribute(quoted.slice(1, -1))).toLowerCase();
      const end = found.index + found[0].length;
      const places = this.#places.get(value) ?? [];
      this.#places.set(value, [...places, { part, start: end - quoted.length, end }]);
    }
  }
}
