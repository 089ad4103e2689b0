import type { Node } from 'prosemirror-model';

/** Where a character of the text stands in the document, in which codes have places of their own. */
export function placeOf(doc: Node, at: number): number {
  let left = at;
  let place = 0;
  for (const child of doc.children) {
    const length = child.text?.length ?? 0;
    if (left < length) return place + left;
    left -= length;
    place += child.nodeSize;
  }
  return place;
}
