import { expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../inline/markup.ts';
import { readTrainingText, trainingText } from './clean-text.ts';

test.each([
  ['Press {1}the {2/} button{/1}.', 'Press ⟦1⟧the ⟦2/⟧ button⟦/1⟧.'],
  ['plain {{name}', 'plain {name}'],
])('%s stands as %s in what is learned from, and is read again', (markup, written) => {
  const inline = fromMarkup(markup);
  expect(trainingText(inline)).toBe(written);
  expect(toMarkup(readTrainingText(written, inline))).toBe(markup);
});

test('a code that the source does not have stays text', () => {
  expect(readTrainingText('⟦/1⟧ a ⟦7⟧ b', fromMarkup('a{/1} b'))).toMatchObject({
    text: ' a ⟦7⟧ b',
    codes: [{ id: 1, kind: 'close', at: 0 }],
  });
});
