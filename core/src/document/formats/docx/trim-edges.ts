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
  const firstText = nodes.findIndex(isText);
  if (firstText < 0) return { lead: nodes.flatMap(fragmentsOf), nodes: [], trail: [] };
  const first = reachOut(nodes, firstText, -1);
  const last = reachOut(nodes, nodes.findLastIndex(isText), 1);
  if (first === 0 && last === nodes.length - 1) return { lead: [], nodes, trail: [] };
  const before = nodes.slice(0, first);
  const after = nodes.slice(last + 1);
  const around = meet(edgesOf(before, 'open'), edgesOf(after, 'close'));
  const { lead, trail } = cutToWholePairs(
    silentStart(before, new Set([...around, ...pairsWithin(before)])),
    silentStart(after.toReversed(), new Set([...around, ...pairsWithin(after)])).toReversed(),
  );
  return {
    lead: lead.flatMap(fragmentsOf),
    nodes: nodes.slice(lead.length, nodes.length - trail.length),
    trail: trail.flatMap(fragmentsOf),
  };
}

/** Up to the first code that reaches into the text. */
function silentStart(nodes: readonly InlineNode[], silent: ReadonlySet<CodePair>): readonly InlineNode[] {
  const end = nodes.findIndex(
    (node) => (node.kind === 'open' || node.kind === 'close') && !silent.has(node.pair),
  );
  return end < 0 ? nodes : nodes.slice(0, end);
}

/** Drops from the inner ends what would leave only one half of a pair in sight. */
function cutToWholePairs(lead: readonly InlineNode[], trail: readonly InlineNode[]): Edges {
  const opened = edgesOf(lead, 'open');
  const closed = edgesOf([...lead, ...trail], 'close');
  const openAlone = lead.findIndex((node) => node.kind === 'open' && !closed.has(node.pair));
  if (openAlone >= 0) return cutToWholePairs(lead.slice(0, openAlone), trail);
  const openedAll = new Set([...opened, ...edgesOf(trail, 'open')]);
  const closeAlone = trail.findLastIndex((node) => node.kind === 'close' && !openedAll.has(node.pair));
  if (closeAlone >= 0) return cutToWholePairs(lead, trail.slice(closeAlone + 1));
  return { lead, trail };
}

interface Edges {
  readonly lead: readonly InlineNode[];
  readonly trail: readonly InlineNode[];
}

function isText(node: InlineNode): boolean {
  return node.kind === 'text';
}

/** A formula or a field beside the text belongs to it; a page number behind a tab does not. */
function reachOut(nodes: readonly InlineNode[], from: number, step: 1 | -1): number {
  let reached = from;
  for (let at = from + step; ; at += step) {
    const node = nodes[at];
    if (node === undefined || isGap(node)) return reached;
    if (node.kind === 'placeholder' && node.spoken) reached = at;
  }
}

function isGap(node: InlineNode): boolean {
  return node.kind === 'placeholder' && (node.details.type === 'tab' || node.details.type === 'break');
}

function edgesOf(nodes: readonly InlineNode[], edge: 'open' | 'close'): ReadonlySet<CodePair> {
  return new Set(nodes.flatMap((node) => (node.kind === edge ? [node.pair] : [])));
}

function pairsWithin(nodes: readonly InlineNode[]): readonly CodePair[] {
  return meet(edgesOf(nodes, 'open'), edgesOf(nodes, 'close'));
}

function meet(a: ReadonlySet<CodePair>, b: ReadonlySet<CodePair>): readonly CodePair[] {
  return [...a].filter((pair) => b.has(pair));
}

function fragmentsOf(node: InlineNode): readonly Fragment[] {
  return node.kind === 'text' ? [] : node.fragments;
}
