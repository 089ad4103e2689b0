/** Which words of one pair belong together, every source word beside every target word. */
export class LinkGrid {
  readonly sources: number;
  readonly targets: number;
  readonly #links: Uint8Array;
  readonly #sourceLinks: Uint8Array;
  readonly #targetLinks: Uint8Array;

  constructor(sources: number, targets: number) {
    this.sources = sources;
    this.targets = targets;
    this.#links = new Uint8Array(sources * targets);
    this.#sourceLinks = new Uint8Array(sources);
    this.#targetLinks = new Uint8Array(targets);
  }

  has(source: number, target: number): boolean {
    return this.#links[source * this.targets + target] === 1;
  }

  /** Whether it belongs to any word at all. */
  hasSource(source: number): boolean {
    return (this.#sourceLinks[source] ?? 0) > 0;
  }

  hasTarget(target: number): boolean {
    return (this.#targetLinks[target] ?? 0) > 0;
  }

  set(source: number, target: number, linked: 0 | 1): void {
    const cell = source * this.targets + target;
    const change = linked - (this.#links[cell] ?? 0);
    this.#links[cell] = linked;
    this.#sourceLinks[source] = (this.#sourceLinks[source] ?? 0) + change;
    this.#targetLinks[target] = (this.#targetLinks[target] ?? 0) + change;
  }

  /** Beyond the last place where it belongs to none, as the last is before the first: no range grows by it. */
  firstTarget(source: number): number {
    const row = this.#links.subarray(source * this.targets, (source + 1) * this.targets);
    const found = row.indexOf(1);
    return found < 0 ? this.targets : found;
  }

  lastTarget(source: number): number {
    return this.#links.subarray(source * this.targets, (source + 1) * this.targets).lastIndexOf(1);
  }

  firstSource(target: number): number {
    let source = 0;
    while (source < this.sources && !this.has(source, target)) source++;
    return source;
  }

  lastSource(target: number): number {
    let source = this.sources - 1;
    while (source >= 0 && !this.has(source, target)) source--;
    return source;
  }

  hasNeighbor(source: number, target: number): boolean {
    for (let i = Math.max(0, source - 1); i <= Math.min(this.sources - 1, source + 1); i++)
      for (let j = Math.max(0, target - 1); j <= Math.min(this.targets - 1, target + 1); j++)
        if (this.has(i, j)) return true;
    return false;
  }
}

export interface PairAlignment {
  /** By target word the place of its source word, -1 for none; `ofSource` the other way round. */
  readonly ofTarget: Int32Array;
  readonly ofSource: Int32Array;
  /** By target word the source word it is a copy of: these belong together and to nothing else. */
  readonly copyOf: Int32Array;
}

/**
 * Both directions of an alignment as one: what both say, grown over its neighborhood by what one says (grow-diag-final-and
 * of Koehn and others, 2005).
 */
export function symmetrize({ ofTarget, ofSource, copyOf }: PairAlignment): LinkGrid {
  const grid = new LinkGrid(ofSource.length, ofTarget.length);
  const candidates = new Map<number, readonly [number, number]>();
  const offer = (source: number, target: number) => {
    if (source >= 0 && target >= 0) candidates.set(source * ofTarget.length + target, [source, target]);
  };
  for (const [target, source] of ofTarget.entries()) offer(source, target);
  for (const [source, target] of ofSource.entries()) offer(source, target);
  for (const [source, target] of candidates.values())
    if (ofTarget[target] === source && ofSource[source] === target) grid.set(source, target, 1);
  while (grow(grid, candidates.values()));
  for (const [source, target] of candidates.values())
    if (!grid.hasSource(source) && !grid.hasTarget(target)) grid.set(source, target, 1);
  linkCopies(grid, copyOf);
  return grid;
}

function grow(grid: LinkGrid, candidates: Iterable<readonly [number, number]>): boolean {
  let grown = false;
  for (const [source, target] of candidates) {
    if (grid.has(source, target) || (grid.hasSource(source) && grid.hasTarget(target))) continue;
    if (!grid.hasNeighbor(source, target)) continue;
    grid.set(source, target, 1);
    grown = true;
  }
  return grown;
}

function linkCopies(grid: LinkGrid, copyOf: Int32Array): void {
  for (const [target, source] of copyOf.entries()) {
    if (source < 0) continue;
    for (let i = 0; i < grid.sources; i++) grid.set(i, target, 0);
    for (let j = 0; j < grid.targets; j++) grid.set(source, j, 0);
    grid.set(source, target, 1);
  }
}
