import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { attributeEdit } from '../ooxml/attribute-edit.ts';
import type { PartEdits } from '../ooxml/part-edits.ts';
import type { RunLook, RunNode } from '../ooxml/run-nodes.ts';
import { writeRichText } from './rich-text.ts';
import type { SharedStrings } from './shared-strings.ts';
import { spreadsheetNamespaces } from './spreadsheet-namespaces.ts';

interface CellWrite {
  readonly part: string;
  /** Of the number in the cell. */
  readonly start: number;
  readonly end: number;
  readonly xml: string;
}

/**
 * Gives cells new texts in the table that many cells share. A text all of whose cells changed is replaced where it
 * stands; where some keep it, the new text is added at the end of the table.
 */
export class StringWriter {
  readonly strings: SharedStrings;
  readonly #uses: Uint32Array;
  readonly #writes = new Map<number, CellWrite[]>();

  constructor(strings: SharedStrings) {
    this.strings = strings;
    this.#uses = new Uint32Array(strings.items.length);
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
    { part, start, end }: Omit<CellWrite, 'xml'>,
    { nodes, cell }: { readonly nodes: readonly RunNode[]; readonly cell: RunLook },
  ): void {
    const write = { part, start, end, xml: writeRichText(nodes, cell, this.strings.prefix) };
    const writes = this.#writes.get(index);
    if (writes === undefined) this.#writes.set(index, [write]);
    else writes.push(write);
  }

  /** After all cells; `text` is that of the table's part. */
  finish(text: string, edits: PartEdits): void {
    const added = new Map<string, number>();
    for (const [index, writes] of this.#writes) {
      const inPlace = writes.length === this.#uses[index] ? writes[0]?.xml : undefined;
      if (inPlace !== undefined) this.#replace(index, inPlace, edits);
      for (const { part, start, end, xml } of writes) {
        if (xml === inPlace) continue;
        const number = added.get(xml) ?? this.strings.items.length + added.size;
        added.set(xml, number);
        edits.add(part, { start, end, xml: String(number) });
      }
    }
    if (added.size > 0) this.#append([...added.keys()], text, edits);
  }

  #replace(index: number, xml: string, edits: PartEdits): void {
    const item = this.strings.items[index];
    if (item === undefined) return;
    const { start, end, isEmptyElement } = item;
    const { part, prefix } = this.strings;
    edits.add(part, { start, end, xml: isEmptyElement ? itemElement(xml, prefix) : xml });
  }

  #append(items: readonly string[], text: string, edits: PartEdits): void {
    const { part, prefix, end } = this.strings;
    if (end === undefined) return;
    const xml = items.map((item) => itemElement(item, prefix)).join('');
    edits.add(part, { start: end, end, xml });
    const scanner = new XmlScanner(text, part, spreadsheetNamespaces);
    while (scanner.event !== 'start') scanner.next();
    const count = attributeEdit(scanner, 'uniqueCount', String(this.strings.items.length + items.length));
    if (count !== undefined) edits.add(part, count);
  }
}

function itemElement(content: string, prefix: string): string {
  return `<${prefix}si>${content}</${prefix}si>`;
}
