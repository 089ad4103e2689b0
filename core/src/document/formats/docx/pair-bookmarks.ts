import { isBlank } from '../ooxml/blank.ts';
import type { CodePair, InlineNode } from './piece.ts';
import type { BookmarkNode, FieldlessNode } from './resolve-fields.ts';

/**
 * A bookmark whose text a cross-reference repeats becomes a pair. One that only marks a place, stands around
 * nothing or leads into another paragraph is no business of the translator.
 */
export function pairBookmarks(nodes: readonly FieldlessNode[]): readonly InlineNode[] {
  if (!nodes.some((node) => node.kind === 'bookmark')) return nodes as readonly InlineNode[];
  const pairs = findPairs(nodes);
  return nodes.map((node) => {
    if (node.kind !== 'bookmark') return node;
    const pair = pairs.get(node);
    if (pair === undefined) return { kind: 'hidden', fragments: node.fragments };
    return { kind: node.edge === 'start' ? 'open' : 'close', fragments: node.fragments, pair };
  });
}

function findPairs(nodes: readonly FieldlessNode[]): ReadonlyMap<BookmarkNode, CodePair> {
  const pairs = new Map<BookmarkNode, CodePair>();
  const starts = new Map<string, { readonly node: BookmarkNode; readonly spoken: number }>();
  let spoken = 0;
  for (const node of nodes) {
    if (node.kind === 'text' && !isBlank(node.text)) spoken++;
    if (node.kind !== 'bookmark') continue;
    const start = starts.get(node.bookmarkId);
    starts.delete(node.bookmarkId);
    if (node.edge === 'start') starts.set(node.bookmarkId, { node, spoken });
    else if (start?.node.repeated && start.spoken < spoken) {
      const pair: CodePair = {
        details: { type: 'other', display: 'bookmark', required: true },
        nests: false,
      };
      pairs.set(start.node, pair).set(node, pair);
    }
  }
  return pairs;
}
