import { FoldedText } from '../tokens/folded-text.ts';
import { hashUnits } from '../tokens/text-hash.ts';
import { TokenSpans, wordKind } from '../tokens/token-spans.ts';
import { textForm } from './text-form.ts';
import { noWord, type WordSigns, wordSigns } from './token-words.ts';

/**
 * Reads one text at a time for an index, in buffers that are used again. Its results are valid until the next text.
 */
export class TextReader {
  readonly #folded = new FoldedText();
  readonly #spans = new TokenSpans();
  #text: string | undefined;
  #ids = new Int32Array();

  /** Token ids as `matchTokenIds` gives them. Reading the same text again does nothing. */
  read(text: string): Int32Array {
    if (text === this.#text) return this.#ids;
    this.#text = text;
    this.#folded.read(text);
    this.#spans.find(this.#folded);
    this.#ids = this.#spans.ids.subarray(0, this.#spans.count);
    return this.#ids;
  }

  /** 32 bits; texts that are equal in NFC have equal ones, and so have a few others. */
  get hash(): number {
    return hashUnits(this.#folded.units, 0, this.#folded.length);
  }

  /** Distinguishes texts with the same tokens. */
  get form(): number {
    return textForm(this.#folded, this.#spans);
  }

  signsAt(token: number): WordSigns {
    const { starts, ends, kinds } = this.#spans;
    if (kinds[token] !== wordKind) return noWord;
    return wordSigns(this.#folded.units, starts[token] ?? 0, ends[token] ?? 0);
  }

  /** The word in lower case; empty where the token is no word. */
  wordAt(token: number): string {
    const { starts, ends, kinds } = this.#spans;
    if (kinds[token] !== wordKind) return '';
    const { units } = this.#folded;
    const end = ends[token] ?? 0;
    let word = '';
    for (let at = starts[token] ?? 0; at < end; at++) word += String.fromCharCode(units[at] ?? 0);
    return word;
  }
}
