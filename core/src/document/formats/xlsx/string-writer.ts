import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { attributeEdit } from '../ooxml/attribute-edit.ts';
import type { PartEdits } from '../ooxml/part-edits.ts';
import type { RunLook, RunNode } from '../ooxml/run-nodes.ts';
import { NumberRows } from './number-rows.ts';
import { writeRichText } from './rich-text.ts';
import type { SharedStrings } from './shared-strings.ts';
import { spreadsheetNamespaces } from './spreadsheet-namespaces.ts';

/** Where a cell has the number of its text. */
interface NumberPlace {
  readonly part: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Gives cells new texts in the table that many cells share. A text all of whose cells changed is replaced where it
 * stands; where some keep it, the new text is added at the end of the table.
 */
export class StringWriter {
  /** Undefined for a workbook without such a table. */
  readonly strings: SharedStrings | undefined;
  readonly #uses: Uint32Array;
  readonly #written: Uint32Array;
  /** Number of the text, of the sheet's part and of the new text (none for the first), and place in the part. */
  readonly #writes = new NumberRows(5);
  readonly #parts: string[] = [];
  /** By number of the text: what the first of its cells became. */
  readonly #firsts: string[] = [];
  readonly #others: string[] = [];

  constructor(strings: SharedStrings | undefined) {
    this.strings = strings;
    this.#uses = new Uint32Array(strings?.length ?? 0);
    this.#written = new Uint32Array(this.#uses.length);
  }

  countUse(index: number): void {
    if (index < this.#uses.length) this.#uses[index] = (this.#uses[index] ?? 0) + 1;
  }

  /** As far as the sheets were read. */
  usesOf(index: number): number {
    return this.#uses[index] ?? 0;
  }

  write(
    index: number,
    { part, start, end }: NumberPlace,
    { nodes, cell }: { readonly nodes: readonly RunNode[]; readonly cell: RunLook },
  ): void {
    const xml = writeRichText(nodes, cell, this.strings?.prefix ?? '');
    if (this.#parts.at(-1) !== part) this.#parts.push(part);
    this.#firsts[index] ??= xml;
    const other = this.#firsts[index] === xml ? 0 : this.#others.push(xml);
    this.#writes.add([index, this.#parts.length - 1, other, start, end]);
    this.#written[index] = (this.#written[index] ?? 0) + 1;
  }

  /** After all cells; `text` is that of the table's part. */
  finish(text: string, edits: PartEdits): void {
    if (this.strings === undefined) return;
    for (const [index, xml] of this.#firsts.entries())
      if (xml !== undefined && this.#isReplaced(index)) replaceItem(this.strings, index, xml, edits);
    const added = this.#addTexts(this.strings.length, edits);
    if (added.length > 0) append(this.strings, added, text, edits);
  }

  /** Cells whose text is not replaced where it stands get the number of a new one; gives the new ones. */
  #addTexts(next: number, edits: PartEdits): readonly string[] {
    const added = new Map<string, number>();
    for (let i = 0; i < this.#writes.length; i++) {
      const [index, other] = [this.#writes.get(i, 0), this.#writes.get(i, 2)];
      if (other === 0 && this.#isReplaced(index)) continue;
      const xml = (other === 0 ? this.#firsts[index] : this.#others[other - 1]) ?? '';
      const number = added.get(xml) ?? next + added.size;
      added.set(xml, number);
      const [start, end] = [this.#writes.get(i, 3), this.#writes.get(i, 4)];
      edits.add(this.#parts[this.#writes.get(i, 1)] ?? '', { start, end, xml: String(number) });
    }
    return [...added.keys()];
  }

  #isReplaced(index: number): boolean {
    return this.#written[index] === this.#uses[index];
  }
}

function replaceItem(strings: SharedStrings, index: number, xml: string, edits: PartEdits): void {
  const { start, end, isEmptyElement } = strings.placeOf(index);
  const { part, prefix } = strings;
  edits.add(part, { start, end, xml: isEmptyElement ? itemElement(xml, prefix) : xml });
}

function append(
  { part, prefix, end, length }: SharedStrings,
  items: readonly string[],
  text: string,
  edits: PartEdits,
): void {
  if (end === undefined) return;
  const xml = items.map((item) => itemElement(item, prefix)).join('');
  edits.add(part, { start: end, end, xml });
  const scanner = new XmlScanner(text, part, spreadsheetNamespaces);
  while (scanner.event !== 'start') scanner.next();
  const count = attributeEdit(scanner, 'uniqueCount', String(length + items.length));
  if (count !== undefined) edits.add(part, count);
}

function itemElement(content: string, prefix: string): string {
  return `<${prefix}si>${content}</${prefix}si>`;
}
