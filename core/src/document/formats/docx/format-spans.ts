import type { LookKeys } from './look-keys.ts';
import type { MainLooks } from './main-looks.ts';
import type { CodePair, InlineNode } from './piece.ts';
import type { RunLook } from './run-look.ts';
import type { Stretch, StretchesByScope } from './stretches.ts';

/** Text in a look of its own; spans of one element nest, and links in a span have their own look. */
export interface FormatSpan {
  readonly look: RunLook;
}

export interface FormatSpans {
  /** Spans that begin with this text, the outermost first. */
  readonly opening: ReadonlyMap<InlineNode, readonly FormatSpan[]>;
  /** How many end with it. */
  readonly closing: ReadonlyMap<InlineNode, number>;
  /** The look around the spans. */
  readonly lookOf: MainLooks;
}

/** Longer rows are cut, since looking for the fewest spans takes the cube of the length. */
const longestRow = 40;

/**
 * The fewest spans that give every text its look: text between two of a kind is a span in theirs, and what is
 * around them is the look that takes fewest, or else the one that most letters have.
 */
export function findFormatSpans(scopes: StretchesByScope, keys: LookKeys, main: MainLooks): FormatSpans {
  const spans: Spans = { opening: new Map(), closing: new Map() };
  const grounds = new Map<CodePair | undefined, RunLook>();
  for (const [scope, stretches] of scopes) {
    const most = keys.spoken(main(scope));
    if (stretches.every(({ key }) => key === most)) continue;
    const ground = stretches.length > longestRow ? most : bestGround(stretches, most);
    const around = stretches.find(({ key }) => key === ground);
    if (ground !== most && around !== undefined) grounds.set(scope, around.first.look);
    for (let from = 0; from < stretches.length; from += longestRow)
      addSpans(spans, stretches.slice(from, from + longestRow), ground);
  }
  return { ...spans, lookOf: (scope) => grounds.get(scope) ?? main(scope) };
}

/** A look that stands but once saves nothing. */
function bestGround(stretches: readonly Stretch[], most: string): string {
  const row = stretches.map(({ key }) => key);
  const often = new Set(row.filter((key, i) => row.indexOf(key) !== i));
  let best = { key: most, count: fewestSpans(row, most).length };
  for (const key of often) {
    const { length: count } = fewestSpans(row, key);
    if (count < best.count) best = { key, count };
  }
  return best.key;
}

interface Spans {
  readonly opening: Map<InlineNode, FormatSpan[]>;
  readonly closing: Map<InlineNode, number>;
}

function addSpans({ opening, closing }: Spans, row: readonly Stretch[], ground: string): void {
  const keys = row.map(({ key }) => key);
  for (const [start, end] of fewestSpans(keys, ground)) {
    const first = row[start]?.first;
    const last = row[end]?.last;
    if (first === undefined || last === undefined) continue;
    opening.set(first, [...(opening.get(first) ?? []), { look: first.look }]);
    closing.set(last, (closing.get(last) ?? 0) + 1);
  }
}

type Span = readonly [start: number, end: number];

interface Cover {
  readonly count: number;
  readonly spans: readonly Span[];
}

const nothing: Cover = { count: 0, spans: [] };

/** Outer spans before those in them. */
function fewestSpans(row: readonly string[], ground: string): readonly Span[] {
  const known = new Map<string, Cover>();
  const cover = (from: number, to: number, under: string): Cover => {
    let start = from;
    while (start <= to && row[start] === under) start++;
    if (start > to) return nothing;
    const name = `${start} ${to} ${under}`;
    const found = known.get(name) ?? best(start, to, under);
    known.set(name, found);
    return found;
  };
  const best = (start: number, to: number, under: string): Cover => {
    const key = row[start] ?? '';
    let least: Cover | undefined;
    for (let end = start; end <= to; end++) {
      if (row[end] !== key) continue;
      const inside = cover(start + 1, end, key);
      const behind = cover(end + 1, to, under);
      const count = 1 + inside.count + behind.count;
      if (least !== undefined && count >= least.count) continue;
      least = { count, spans: [[start, end], ...inside.spans, ...behind.spans] };
    }
    return least ?? nothing;
  };
  return cover(0, row.length - 1, ground).spans;
}
