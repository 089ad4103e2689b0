/** Holds what is written piece by piece against a file, so that neither has to be in memory twice. */
export class ByteComparison {
  readonly #file: Uint8Array;
  #length = 0;
  #same = true;

  constructor(file: Uint8Array) {
    this.#file = file;
  }

  add(piece: Uint8Array): void {
    const end = this.#length + piece.length;
    this.#same &&= Buffer.compare(this.#file.subarray(this.#length, end), piece) === 0;
    this.#length = end;
  }

  get identical(): boolean {
    return this.#same && this.#length === this.#file.length;
  }
}
