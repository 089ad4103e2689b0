import type { InlineNode } from './piece.ts';

/** The paragraph in parts, each beginning with the tab before it. A tab inside a link or a field splits nothing. */
export function splitAtTabs(nodes: readonly InlineNode[]): readonly (readonly InlineNode[])[] {
  const parts: InlineNode[][] = [[]];
  let depth = 0;
  for (const node of nodes) {
    if (node.kind === 'open') depth++;
    if (node.kind === 'close') depth--;
    const tab = node.kind === 'placeholder' && node.details.type === 'tab';
    if (tab && depth === 0) parts.push([]);
    parts.at(-1)?.push(node);
  }
  return parts;
}
