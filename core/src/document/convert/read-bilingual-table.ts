import { openZip, readZipEntry } from '../../archive/zip-archive.ts';
import type { XmlEvent } from '../../memory/tmx/xml-event.ts';
import { XmlEvents } from '../../memory/tmx/xml-events.ts';
import { decodeXml } from '../../xml/xml-encoding.ts';
import { DocumentFormatError } from '../document-format-error.ts';
import { returnedRows } from './bilingual-rows.ts';
import type { ReturnedSegment } from './read-exchange.ts';

const part = 'word/document.xml';
/** Inflated, which is in memory as a whole. */
const mostBytes = 256 * 1024 * 1024;

/**
 * The translations in the tables of a Word document that `bilingualTable` wrote and a person filled in. Bold, italic and
 * underlined text has that style; text deleted with changes tracked is left out.
 * @throws {DocumentFormatError} broken, encrypted, too-large, limit, unsupported
 */
export function readBilingualTable(file: Uint8Array): readonly ReturnedSegment[] {
  const xml = readZipEntry(openZip(file), part, mostBytes);
  if (xml === undefined) throw new DocumentFormatError('unsupported', { what: 'zip' });
  const reader = new TableReader();
  const events = new XmlEvents();
  for (const event of events.push(decodeXml(xml, part).text)) reader.read(event);
  events.finish();
  return returnedRows(reader.rows);
}

interface RunStyle {
  bold: boolean;
  italic: boolean;
  underline: string | undefined;
}

const plain = (): RunStyle => ({ bold: false, italic: false, underline: undefined });

class TableReader {
  readonly rows: string[][] = [];
  #cells: string[] | undefined;
  /** Text of the paragraphs of the cell at hand; undefined outside of cells. */
  #paragraphs: string[] | undefined;
  #style = plain();
  #inProperties = false;
  #inText = false;

  read(event: XmlEvent): void {
    if (event.kind === 'text') this.#addText(event.text);
    else if (event.kind === 'open') this.#open(event.name, event.attributes);
    else this.#close(event.name);
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    switch (name) {
      case 'w:tr':
        this.#cells = [];
        break;
      case 'w:tc':
        this.#paragraphs = [];
        break;
      case 'w:p':
        this.#paragraphs?.push('');
        break;
      case 'w:r':
        this.#style = plain();
        break;
      case 'w:rPr':
        this.#inProperties = true;
        break;
      case 'w:t':
        this.#inText = true;
        break;
      case 'w:tab':
        this.#add('\t');
        break;
      case 'w:br':
        this.#add('\n');
        break;
      default:
        if (this.#inProperties) this.#setStyle(name, attributes);
    }
  }

  #close(name: string): void {
    switch (name) {
      case 'w:tr':
        if (this.#cells !== undefined) this.rows.push(this.#cells);
        this.#cells = undefined;
        break;
      case 'w:tc':
        this.#cells?.push((this.#paragraphs ?? []).join('\n'));
        this.#paragraphs = undefined;
        break;
      case 'w:rPr':
        this.#inProperties = false;
        break;
      case 'w:t':
        this.#inText = false;
    }
  }

  #setStyle(name: string, attributes: Readonly<Record<string, string>>): void {
    const value = attributes['w:val'];
    const off = value === '0' || value === 'false' || value === 'none' || value === 'off';
    if (name === 'w:b') this.#style.bold = !off;
    if (name === 'w:i') this.#style.italic = !off;
    if (name === 'w:u') this.#style.underline = off ? undefined : colorOf(attributes['w:color']);
  }

  #addText(text: string): void {
    if (this.#inText) this.#add(text);
  }

  #add(text: string): void {
    const last = (this.#paragraphs?.length ?? 0) - 1;
    if (this.#paragraphs === undefined || last < 0 || this.#inProperties) return;
    this.#paragraphs[last] += styled(text, this.#style);
  }
}

/** `#rrggbb`, or nothing for the color of the text. */
function colorOf(color: string | undefined): string {
  return color !== undefined && /^[0-9a-f]{6}$/i.test(color) ? `#${color.toLowerCase()}` : '';
}

/** The markup of a run; tags stay outside of styles, because only text can have one. */
function styled(text: string, { bold, italic, underline }: RunStyle): string {
  if (text === '') return '';
  let markup = text;
  if (underline !== undefined) markup = `{u${underline}}${markup}{/u}`;
  if (italic) markup = `{i}${markup}{/i}`;
  return bold ? `{b}${markup}{/b}` : markup;
}
