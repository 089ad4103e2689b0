/** What words of one side were accounted for by, counted round after round; a cell is a pair of words. */
export class SideCounts {
  #counts = new Float32Array();
  #totals = new Float32Array();
  #nextCounts = new Float32Array();
  #nextTotals = new Float32Array();

  begin(cells: number, givenWords: number): void {
    this.#nextCounts = new Float32Array(cells);
    this.#nextTotals = new Float32Array(givenWords);
  }

  /** Adds what accounts for one word: each of the given ones by its share. */
  gather(given: Int32Array, cellAt: (place: number) => number | undefined): void {
    let sum = 0;
    for (let place = 0; place < given.length; place++)
      sum += this.#share(cellAt(place) ?? 0, given[place] ?? 0);
    for (let place = 0; place < given.length; place++) {
      const [cell, word] = [cellAt(place) ?? 0, given[place] ?? 0];
      const part = this.#share(cell, word) / sum;
      this.#nextCounts[cell] = (this.#nextCounts[cell] ?? 0) + part;
      this.#nextTotals[word] = (this.#nextTotals[word] ?? 0) + part;
    }
  }

  finish(): void {
    this.#counts = this.#nextCounts;
    this.#totals = this.#nextTotals;
  }

  /** How likely a word is, over the given ones; `learned` takes off what the pair itself has added. */
  meanShare(given: Int32Array, cellOf: (word: number) => number, learned: boolean): number {
    const cells = given.map((word) => (word < 0 ? -1 : cellOf(word)));
    const shares = Float64Array.from(cells, (cell, i) => (cell < 0 ? 0 : this.#share(cell, given[i] ?? 0)));
    const whole = shares.reduce((sum, share) => sum + share, 0);
    if (whole === 0) return 0;
    if (!learned) return whole / given.length;
    const others = shares.reduce((sum, share, i) => {
      const own = share / whole;
      const count = (this.#counts[cells[i] ?? 0] ?? 0) - own;
      return sum + Math.max(0, count) / Math.max(1, (this.#totals[given[i] ?? 0] ?? 0) - own);
    }, 0);
    return others / given.length;
  }

  /** In the first round all are alike. */
  #share(cell: number, given: number): number {
    if (this.#counts.length === 0) return 1;
    return (this.#counts[cell] ?? 0) / (this.#totals[given] ?? 1) + 1e-9;
  }
}
