import { DocumentFormatError } from '../../document/document-format-error.ts';
import type { XmlAttributes, XmlEvent } from '../tmx/xml-event.ts';
import { localName, type SharedTexts } from './shared-texts.ts';

/** Most rows and columns a sheet can have. */
const mostRows = 1_048_576;
const mostColumns = 16_384;

/** Rows out of the events of a sheet; of a formula its last result. */
export class SheetRows {
  readonly #shared: SharedTexts;
  #row: string[] = [];
  #column = -1;
  #type = 'n';
  #text = '';
  #gathers = false;
  #inReading = false;
  #count = 0;

  constructor(shared: SharedTexts) {
    this.#shared = shared;
  }

  /** The rows that end here. @throws {DocumentFormatError} limit */
  read(events: readonly XmlEvent[]): readonly (readonly string[])[] {
    const rows: (readonly string[])[] = [];
    for (const event of events) {
      if (event.kind === 'text') {
        if (this.#gathers && !this.#inReading) this.#text += event.text;
      } else if (event.kind === 'open') this.#open(localName(event.name), event.attributes);
      else if (this.#close(localName(event.name))) rows.push(this.#row);
    }
    return rows;
  }

  #open(name: string, attributes: XmlAttributes): void {
    if (name === 'v' || name === 't') this.#gathers = true;
    else if (name === 'rPh') this.#inReading = true;
    else if (name === 'c') this.#openCell(attributes);
    else if (name === 'row') this.#openRow();
  }

  #openRow(): void {
    this.#row = [];
    this.#column = -1;
    this.#count += 1;
    if (this.#count > mostRows) throw new DocumentFormatError('limit', { limit: mostRows });
  }

  #openCell({ r, t = 'n' }: XmlAttributes): void {
    this.#column = columnOf(r) ?? this.#column + 1;
    if (this.#column >= mostColumns) throw new DocumentFormatError('limit', { limit: mostColumns });
    this.#type = t;
    this.#text = '';
  }

  /** Closes an element; true at the end of a row. */
  #close(name: string): boolean {
    if (name === 'v' || name === 't') this.#gathers = false;
    else if (name === 'rPh') this.#inReading = false;
    else if (name === 'c') this.#closeCell();
    return name === 'row';
  }

  #closeCell(): void {
    const text = this.#cellText();
    while (this.#row.length < this.#column) this.#row.push('');
    if (this.#column >= 0) this.#row[this.#column] = text;
  }

  #cellText(): string {
    if (this.#type === 's')
      return (this.#text.trim() === '' ? undefined : this.#shared.get(Number(this.#text))) ?? '';
    // A result that is an error is no text; true and false are written as 1 and 0.
    return this.#type === 'e' || this.#type === 'b' ? '' : unescapeControls(this.#text);
  }
}

/** `AB12` is column 27; undefined where the cell does not say. */
function columnOf(place: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Excel writes characters XML cannot hold as `_x000D_`. */
function unescapeControls(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_whole, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
