interface Edit {
  readonly start: number;
  readonly end: number;
  readonly xml: string;
}

/**
 * Replacements in a text, given from inside out: a text box before the paragraph it hangs on. Ranges never
 * cross; one that holds earlier ones swallows them, so its new text is made of `slice`.
 */
export class EditList {
  readonly #text: string;
  readonly #edits: Edit[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  get isEmpty(): boolean {
    return this.#edits.length === 0;
  }

  replace(start: number, end: number, xml: string): void {
    this.#edits.length = this.#firstFrom(start);
    this.#edits.push({ start, end, xml });
  }

  /** The text of a range with the replacements made so far. */
  slice(start: number, end: number): string {
    let result = '';
    let at = start;
    for (let i = this.#firstFrom(start); i < this.#edits.length; i++) {
      const edit = this.#edits[i];
      if (edit === undefined || edit.start >= end) break;
      result += this.#text.slice(at, edit.start) + edit.xml;
      at = edit.end;
    }
    return result + this.#text.slice(at, end);
  }

  /** The whole text with all replacements. */
  apply(): string {
    const pieces: string[] = [];
    let at = 0;
    for (const edit of this.#edits) {
      pieces.push(this.#text.slice(at, edit.start), edit.xml);
      at = edit.end;
    }
    return pieces.join('') + this.#text.slice(at);
  }

  #firstFrom(start: number): number {
    let index = this.#edits.length;
    while (index > 0 && (this.#edits[index - 1]?.start ?? -1) >= start) index--;
    return index;
  }
}
