import { isBlank } from '../ooxml/blank.ts';
import type { BaseLooks } from './base-looks.ts';
import type { InlineNode } from './piece.ts';

type TextNode = InlineNode & { kind: 'text' };

/** White space in a look that no word beside it has and that can't be seen on white space. */
export function findNoise(nodes: readonly InlineNode[], base: BaseLooks): ReadonlySet<InlineNode> {
  const noise = new Set<InlineNode>();
  let waiting: TextNode[] = [];
  let before: string | undefined;
  for (const node of nodes) {
    if (node.kind !== 'text') continue;
    if (isBlank(node.text)) {
      if (base.isInvisibleOnSpace(node.look)) waiting.push(node);
      continue;
    }
    const after = base.keyOf(node.look);
    addNoise(noise, waiting, base, [before, after]);
    waiting = [];
    before = after;
  }
  addNoise(noise, waiting, base, [before]);
  return noise;
}

function addNoise(
  noise: Set<InlineNode>,
  spaces: readonly TextNode[],
  base: BaseLooks,
  neighbors: readonly (string | undefined)[],
): void {
  for (const space of spaces) if (!neighbors.includes(base.keyOf(space.look))) noise.add(space);
}
