import { fromMarkup } from '@transloom/core/inline/markup';
import { EditorState } from 'prosemirror-state';
import { expect, test, vi } from 'vitest';
import { toDoc } from './inline-doc.ts';
import { limitLength } from './limit-length.ts';

test('a text grows to the limit and no further, and may always shrink', () => {
  const refused = vi.fn();
  const start = EditorState.create({
    doc: toDoc(fromMarkup('12345678')),
    plugins: [limitLength(10, refused)],
  });
  const full = start.apply(start.tr.insertText('90'));
  expect(full.doc.textContent).toHaveLength(10);
  expect(refused).not.toHaveBeenCalled();
  expect(full.apply(full.tr.insertText('!', 0)).doc).toBe(full.doc);
  expect(refused).toHaveBeenCalledExactlyOnceWith(11);
  expect(full.apply(full.tr.delete(0, 4)).doc.textContent).toHaveLength(6);
});
