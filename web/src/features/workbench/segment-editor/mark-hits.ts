import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import styles from '../../../ui/search-hit.module.css';
import { searchHits } from '../../../ui/search-hits.ts';
import { fromDoc } from './inline-doc.ts';

/** Marks what is looked for in the text that is edited; the text itself stays as it is. */
export function markHits(search: () => string): Plugin {
  return new Plugin({
    props: {
      decorations: ({ doc }) =>
        DecorationSet.create(
          doc,
          searchHits(fromDoc(doc).text, search()).map(({ start, end }) =>
            Decoration.inline(placeOf(doc, start), placeOf(doc, end - 1) + 1, { class: styles['hit'] ?? '' }),
          ),
        ),
    },
  });
}

/** Where a character of the text stands in the document, in which codes have places of their own. */
function placeOf(doc: Node, at: number): number {
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
