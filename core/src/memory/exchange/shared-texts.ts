import type { XmlEvent } from '../tmx/xml-event.ts';
import { localName } from './sheet-rows.ts';

/** The texts that cells name by number. Of rich ones the words, without the readings that stand over them. */
export class SharedTexts {
  readonly texts: string[] = [];
  #text = '';
  #inText = false;
  #inReading = false;

  read(events: readonly XmlEvent[]): void {
    for (const event of events) {
      if (event.kind !== 'text') this.#element(localName(event.name), event.kind === 'open');
      else if (this.#inText && !this.#inReading) this.#text += event.text;
    }
  }

  #element(name: string, opens: boolean): void {
    if (name === 't') this.#inText = opens;
    else if (name === 'rPh') this.#inReading = opens;
    else if (name === 'si' && !opens) this.texts.push(this.#text);
    if (name === 'si') this.#text = '';
  }
}
