import type { CodePair, Fragment, InlineNode } from './piece.ts';

export interface TrimmedNodes {
  readonly lead: readonly Fragment[];
  readonly nodes: readonly InlineNode[];
  readonly trail: readonly Fragment[];
}

/**
 * Codes before the first and after the last word, and pairs around the whole paragraph, stay out of the
 * translator's sight: they keep their place by themselves.
 */
export function trimEdges(nodes: readonly InlineNode[]): TrimmedNodes {
  const first = nodes.findIndex(isSpoken);
  if (first < 0) return { lead: nodes.flatMap(fragmentsOf), nodes: [], trail: [] };
  const last = nodes.findLastIndex(isSpoken);
  const emptyBefore = pairsWithin(nodes.slice(0, first));
  const emptyAfter = pairsWithin(nodes.slice(last + 1));
  let from = 0;
  let to = nodes.length;
  for (;;) {
    while (from < first && isSilent(nodes[from], emptyBefore)) from++;
    while (to > last + 1 && isSilent(nodes[to - 1], emptyAfter)) to--;
    if (!isPair(nodes[from], nodes[to - 1])) break;
    from++;
    to--;
  }
  return {
    lead: nodes.slice(0, from).flatMap(fragmentsOf),
    nodes: nodes.slice(from, to),
    trail: nodes.slice(to).flatMap(fragmentsOf),
  };
}

function isSpoken(node: InlineNode): boolean {
  return node.kind === 'text' || (node.kind === 'placeholder' && node.spoken);
}

function isSilent(node: InlineNode | undefined, emptyPairs: ReadonlySet<CodePair>): boolean {
  if (node === undefined || node.kind === 'text') return false;
  if (node.kind === 'open' || node.kind === 'close') return emptyPairs.has(node.pair);
  return true;
}

function isPair(open: InlineNode | undefined, close: InlineNode | undefined): boolean {
  return open?.kind === 'open' && close?.kind === 'close' && open.pair === close.pair;
}

function pairsWithin(nodes: readonly InlineNode[]): ReadonlySet<CodePair> {
  const opened = new Set(nodes.flatMap((node) => (node.kind === 'open' ? [node.pair] : [])));
  const closed = new Set(nodes.flatMap((node) => (node.kind === 'close' ? [node.pair] : [])));
  return new Set([...opened].filter((pair) => closed.has(pair)));
}

function fragmentsOf(node: InlineNode): readonly Fragment[] {
  return node.kind === 'text' ? [] : node.fragments;
}
