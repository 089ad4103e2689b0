import { Plugin } from 'prosemirror-state';

/** Refuses what would make a text too long to be saved, before it stands there; what is too long already may shrink. */
export function limitLength(characters: number, onRefused: (wanted: number) => void): Plugin {
  return new Plugin({
    filterTransaction(change, { doc }) {
      if (!change.docChanged || change.doc.content.size <= doc.content.size) return true;
      const wanted = change.doc.textContent.length;
      if (wanted <= characters) return true;
      onRefused(wanted);
      return false;
    },
  });
}
