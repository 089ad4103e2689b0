import { DocumentFormatError } from '../../document/document-format-error.ts';
import { ByteStrings } from '../index/byte-strings.ts';
import type { XmlEvent } from '../tmx/xml-event.ts';

/** Most characters of all texts, which are held in memory. */
const mostCharacters = 128 * 1024 * 1024;
/** Thousands of cells may name one that is long, which is then made once. In characters. */
const longText = 1_000;
/** Most characters of the long texts that are kept after they were built. */
const mostMade = 4 * 1024 * 1024;

/** The texts to which cells refer by number; of rich texts the words, without phonetic readings. */
export class SharedTexts {
  readonly #texts = new ByteStrings();
  #count = 0;
  #characters = 0;
  #text = '';
  #inText = false;
  #inReading = false;
  readonly #made = new Map<number, string>();
  #madeCharacters = 0;

  /** Counted from 0; undefined where there is none. */
  get(number: number): string | undefined {
    if (!Number.isInteger(number) || number < 0 || number >= this.#count) return undefined;
    const text = this.#made.get(number) ?? this.#texts.get(number);
    if (text.length > longText) this.#keepMade(number, text);
    return text;
  }

  #keepMade(number: number, text: string): void {
    if (this.#made.has(number)) return;
    if (this.#madeCharacters > mostMade) {
      this.#made.clear();
      this.#madeCharacters = 0;
    }
    this.#made.set(number, text);
    this.#madeCharacters += text.length;
  }

  /** @throws {DocumentFormatError} too-large */
  read(events: readonly XmlEvent[]): void {
    for (const event of events) {
      if (event.kind !== 'text') this.#element(localName(event.name), event.kind === 'open');
      else if (this.#inText && !this.#inReading) this.#text += event.text;
    }
  }

  #element(name: string, opens: boolean): void {
    if (name === 't') this.#inText = opens;
    else if (name === 'rPh') this.#inReading = opens;
    else if (name === 'si' && !opens) this.#add(this.#text);
    if (name === 'si') this.#text = '';
  }

  #add(text: string): void {
    this.#characters += text.length;
    if (this.#characters > mostCharacters)
      throw new DocumentFormatError('too-large', { limit: mostCharacters });
    this.#texts.add(text);
    this.#count += 1;
  }
}

export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
