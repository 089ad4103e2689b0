import { expect, test } from 'vitest';
import { chosenWords } from './chosen-words.ts';

const segment = { source: 'Open {1}the lid{/1}.' };

test.each([
  [
    'words of the translation',
    { source: '', target: 'tapa' },
    { side: 'target', start: 8, end: 12, quote: 'tapa' },
  ],
  [
    'words of the source across a code',
    { source: 'Open the', target: '' },
    { side: 'source', start: 0, end: 8, quote: 'Open the' },
  ],
  ['words of another segment', { source: 'Close', target: '' }, null],
  ['nothing', { source: ' ', target: '' }, null],
] as const)('a comment on %s', (_, selected, range) => {
  expect(chosenWords(segment, 'Abra {1}la tapa{/1}.', selected)).toEqual(range);
});
