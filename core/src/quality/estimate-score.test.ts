import { expect, test } from 'vitest';
import { fromMarkup } from '../inline/markup.ts';
import { estimateScore } from './estimate-score.ts';

const scoreOf = (source: string, target: string, more = {}) =>
  estimateScore({
    source: fromMarkup(source),
    target: fromMarkup(target),
    sourceLanguage: 'en',
    targetLanguage: 'de',
    ...more,
  });

test('a translation without findings has the most points an estimate gives', () => {
  expect(scoreOf('Close the window.', 'Schließen Sie das Fenster.')).toBe(95);
});

// D3.14, D3.16: each of these must fall below what a clean translation has.
test.each([
  ['a number is lost', 'Wait 45 minutes.', 'Warten Sie einige Minuten.'],
  ['a tag is lost', 'Press {1}here{/1} now.', 'Drücken Sie jetzt hier.'],
  ['a placeholder is lost', 'Hello, {{name}}!', 'Hallo, Name!'],
  ['nothing is translated', 'Close the big window in the kitchen.', 'Close the big window in the kitchen.'],
  ['the end mark is lost', 'Is this seat taken?', 'Ist dieser Platz besetzt'],
  [
    'most of the text is missing',
    'Before you clean the machine, switch it off, wait until it is cold and pull the plug out of the socket.',
    'Aus.',
  ],
])('fewer points where %s', (_why, source, target) => {
  expect(scoreOf(source, target)).toBeLessThan(95);
});

test('a lost number weighs more than a lost end mark', () => {
  expect(scoreOf('Wait 45 minutes.', 'Warten Sie einige Minuten.')).toBeLessThan(
    scoreOf('Is this seat taken?', 'Ist dieser Platz besetzt'),
  );
});

test('faults of the engine count, and nothing falls below 0', () => {
  const term = { kind: 'term' } as const;
  expect(scoreOf('Close the window.', 'Schließen Sie das Fenster.', { faults: [term] })).toBe(80);
  const faults = Array.from({ length: 20 }, () => term);
  expect(scoreOf('Close the window.', 'Schließen Sie das Fenster.', { faults })).toBe(0);
});

test('a very long sentence has fewer points', () => {
  const long = (word: string) => `${Array.from({ length: 60 }, () => word).join(' ')}.`;
  expect(scoreOf(long('window'), long('Fenster'))).toBeLessThan(95);
});
