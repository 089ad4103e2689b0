import type { WriteOutput } from '../document-format.ts';

/** Writes a file with some of its bytes replaced; what stays is handed on without being copied. */
export class ByteSplicer {
  readonly #file: Uint8Array;
  readonly #write: WriteOutput;
  #last = 0;

  constructor(file: Uint8Array, write: WriteOutput) {
    this.#file = file;
    this.#write = write;
  }

  get changed(): boolean {
    return this.#last > 0;
  }

  /** New text for [start, end); places come in order. */
  replace(start: number, end: number, text: string): void {
    if (start > this.#last) this.#write(this.#file.subarray(this.#last, start));
    this.#write(Buffer.from(text));
    this.#last = end;
  }

  finish(): void {
    if (this.#last < this.#file.length) this.#write(this.#file.subarray(this.#last));
  }
}
