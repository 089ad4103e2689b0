import { encodeXmlText } from '../../../xml/xml-text.ts';
import type { EditList } from '../ooxml/edit-list.ts';
import type { Fragment } from './piece.ts';
import type { WordNames } from './word-names.ts';

/** Characters that Word writes as elements. */
const special = /([\n\u2011\u00ad])/;

/** Writes the content of a paragraph; what has the same properties goes into one run. */
export class RunWriter {
  readonly #names: WordNames;
  readonly #source: EditList;
  #xml = '';
  #properties: string | undefined;

  constructor(names: WordNames, source: EditList) {
    this.#names = names;
    this.#source = source;
  }

  addText(properties: string, text: string): void {
    this.#enterRun(properties);
    if (!special.test(text)) this.#xml += this.#textElement(text);
    else for (const piece of text.split(special)) this.#xml += this.#textElement(piece);
  }

  addFragments(fragments: readonly Fragment[]): void {
    for (const { run, start, end } of fragments) {
      if (run === undefined) this.#leaveRun();
      else this.#enterRun(run.look.xml);
      this.#xml += this.#source.slice(start, end);
    }
  }

  finish(): string {
    this.#leaveRun();
    return this.#xml;
  }

  #textElement(piece: string): string {
    const { element } = this.#names;
    if (piece === '') return '';
    if (piece === '\n') return `<${element}br/>`;
    if (piece === '\u2011') return `<${element}noBreakHyphen/>`;
    if (piece === '\u00ad') return `<${element}softHyphen/>`;
    const space = /^\s|\s$|\s\s/.test(piece) ? ' xml:space="preserve"' : '';
    return `<${element}t${space}>${encodeXmlText(piece)}</${element}t>`;
  }

  #enterRun(properties: string): void {
    if (this.#properties === properties) return;
    this.#leaveRun();
    this.#properties = properties;
    this.#xml += `<${this.#names.element}r>${properties}`;
  }

  #leaveRun(): void {
    if (this.#properties === undefined) return;
    this.#properties = undefined;
    this.#xml += `</${this.#names.element}r>`;
  }
}
