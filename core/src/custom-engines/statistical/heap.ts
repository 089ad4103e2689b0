interface Scored {
  readonly score: number;
}

/** Gives back what it holds, the highest score first. */
export class Heap<Item extends Scored> {
  readonly #items: Item[] = [];

  push(item: Item): void {
    const items = this.#items;
    let at = items.length;
    items.push(item);
    while (at > 0) {
      const above = (at - 1) >> 1;
      const other = items[above];
      if (other === undefined || other.score >= item.score) break;
      items[at] = other;
      at = above;
    }
    items[at] = item;
  }

  pop(): Item | undefined {
    const items = this.#items;
    const best = items[0];
    const last = items.pop();
    if (last === undefined || items.length === 0) return best;
    let at = 0;
    for (;;) {
      const below = this.#higherBelow(at);
      const other = items[below];
      if (other === undefined || other.score <= last.score) break;
      items[at] = other;
      at = below;
    }
    items[at] = last;
    return best;
  }

  #higherBelow(at: number): number {
    const left = this.#items[2 * at + 1];
    const right = this.#items[2 * at + 2];
    return right !== undefined && left !== undefined && right.score > left.score ? 2 * at + 2 : 2 * at + 1;
  }
}
