import type { BaseLooks } from './base-looks.ts';
import type { CodePair, InlineNode } from './piece.ts';
import type { RunLook } from './run-look.ts';

type TextNode = InlineNode & { kind: 'text' };

/** Text in a look of its own; spans of one element nest, and links in a span have their own look. */
export interface FormatSpan {
  readonly look: RunLook;
}

export interface FormatSpans {
  /** Spans that begin with this text, the outermost first. */
  readonly opening: ReadonlyMap<InlineNode, readonly FormatSpan[]>;
  /** How many end with it. */
  readonly closing: ReadonlyMap<InlineNode, number>;
}

/** Neighbors in one element that look the same. */
interface Stretch {
  readonly key: string;
  readonly first: TextNode;
  last: TextNode;
}

/** Longer rows are cut, since looking for the fewest spans takes the cube of the length. */
const longestRow = 40;

/** The fewest spans that give every text its look: text between two of a kind is a span in theirs. */
export function findFormatSpans(
  nodes: readonly InlineNode[],
  base: BaseLooks,
  noise: ReadonlySet<InlineNode>,
): FormatSpans {
  const spans: Spans = { opening: new Map(), closing: new Map() };
  for (const [scope, stretches] of stretchesByScope(nodes, base, noise)) {
    const ground = base.keyOf(base.lookOf(scope));
    if (stretches.every(({ key }) => key === ground)) continue;
    for (let from = 0; from < stretches.length; from += longestRow)
      addSpans(spans, stretches.slice(from, from + longestRow), ground);
  }
  return spans;
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

function stretchesByScope(
  nodes: readonly InlineNode[],
  base: BaseLooks,
  noise: ReadonlySet<InlineNode>,
): ReadonlyMap<CodePair | undefined, readonly Stretch[]> {
  const scopes = new Map<CodePair | undefined, Stretch[]>();
  const open: CodePair[] = [];
  for (const node of nodes) {
    if (node.kind === 'open' && node.pair.nests) open.push(node.pair);
    else if (node.kind === 'close' && node.pair.nests) open.pop();
    else if (node.kind === 'text' && !noise.has(node)) addText(scopes, open.at(-1), node, base);
  }
  return scopes;
}

function addText(
  scopes: Map<CodePair | undefined, Stretch[]>,
  scope: CodePair | undefined,
  node: TextNode,
  base: BaseLooks,
): void {
  const key = base.keyOf(node.look);
  const stretches = scopes.get(scope) ?? [];
  scopes.set(scope, stretches);
  const before = stretches.at(-1);
  if (before?.key === key) before.last = node;
  else stretches.push({ key, first: node, last: node });
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
