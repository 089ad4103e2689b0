import { fromMarkup } from '@transloom/core/inline/markup';
import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { flipStyle } from './edit-segment.ts';
import { fromDoc, toDoc } from './inline-doc.ts';

type Run = readonly [start: number, end: number];

/** The bold runs after flipping bold on a selection. */
function flipped(text: string, bold: readonly Run[], [from, to]: Run): readonly Run[] {
  const styles = bold.map(([start, end]) => ({ start, end, bold: true as const }));
  const doc = toDoc({ ...fromMarkup(text), styles });
  let state = EditorState.create({ doc });
  state = state.apply(state.tr.setSelection(TextSelection.create(doc, from, to)));
  flipStyle('bold')(state, (change) => {
    state = state.apply(change);
  });
  return fromDoc(state.doc).styles.map(({ start, end }) => [start, end] as const);
}

// Rules D4.31, D4.33, D4.34 and D4.35 of the specification; a mixed selection becomes wholly bold, as in word processors.
test.each<[string, readonly Run[], Run, readonly Run[]]>([
  ['without any style the text splits in three', [], [2, 5], [[2, 5]]],
  ['an equal selection loses the style', [[2, 5]], [2, 5], []],
  [
    'a selection inside splits the styled text',
    [[0, 9]],
    [3, 5],
    [
      [0, 3],
      [5, 9],
    ],
  ],
  ['a selection that contains the styled text becomes wholly bold', [[3, 5]], [1, 7], [[1, 7]]],
  ['one that overlaps the left edge becomes wholly bold', [[4, 9]], [2, 6], [[2, 9]]],
  ['one that overlaps the right edge becomes wholly bold', [[0, 4]], [2, 6], [[0, 6]]],
])('%s', (_, bold, selection, expected) => {
  expect(flipped('The lid is', bold, selection)).toEqual(expected);
});

// Rules D3.47 and D4.32 of the specification.
test('underline flips between none and single, with the color of the specification', () => {
  const doc = toDoc(fromMarkup('The lid'));
  let state = EditorState.create({ doc });
  state = state.apply(state.tr.setSelection(TextSelection.create(doc, 4, 7)));
  const flip = () =>
    flipStyle('underline')(state, (change) => {
      state = state.apply(change);
    });
  flip();
  expect(fromDoc(state.doc).styles).toMatchObject([{ start: 4, end: 7, underlineColor: '#0000ff' }]);
  flip();
  expect(fromDoc(state.doc).styles).toEqual([]);
});
