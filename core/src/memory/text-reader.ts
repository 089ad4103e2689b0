import { FoldedText } from './folded-text.ts';
import { tokenIdAt } from './match-tokens.ts';
import { textForm } from './text-form.ts';
import { hashUnits } from './text-hash.ts';
import { TokenSpans, wordKind } from './token-spans.ts';
import { noWord, type WordSigns, wordSigns } from './token-words.ts';

/** Reads one text at a time for an index, in room that is kept. What it says holds until it reads the next one. */
export class TextReader {
  readonly #text = new FoldedText();
  readonly #spans = new TokenSpans();
  #ids = new Int32Array(256);

  /** The ids of its tokens, as `matchTokenIds` gives them. */
  read(text: string): Int32Array {
    this.#text.read(text);
    this.#spans.find(this.#text);
    const { count } = this.#spans;
    if (count > this.#ids.length) this.#ids = new Int32Array(count * 2);
    for (let i = 0; i < count; i++) this.#ids[i] = tokenIdAt(this.#text, this.#spans, i);
    return this.#ids.subarray(0, count);
  }

  /** 32 bits; texts that are equal in NFC have equal ones, and so have a few others. */
  get hash(): number {
    return hashUnits(this.#text.units, 0, this.#text.length);
  }

  /** What tells texts of the same tokens apart. */
  get form(): number {
    return textForm(this.#text, this.#spans);
  }

  signsAt(token: number): WordSigns {
    const { starts, ends, kinds } = this.#spans;
    if (kinds[token] !== wordKind) return noWord;
    return wordSigns(this.#text.units, starts[token] ?? 0, ends[token] ?? 0);
  }

  /** In lower case; empty where the token is no word. */
  wordAt(token: number): string {
    const { starts, ends, kinds } = this.#spans;
    if (kinds[token] !== wordKind) return '';
    return String.fromCharCode(...this.#text.units.subarray(starts[token], ends[token]));
  }
}
