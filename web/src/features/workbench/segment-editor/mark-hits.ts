import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import styles from '../../../ui/search-hit.module.css';
import { searchHits } from '../../../ui/search-hits.ts';
import { fromDoc } from './inline-doc.ts';
import { placeOf } from './place-of.ts';

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
