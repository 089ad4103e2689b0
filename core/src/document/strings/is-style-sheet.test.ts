import { expect, test } from 'vitest';
import { unitTexts } from '../../testing/document-texts.ts';
import { jsonFormat } from '../formats/json/json-format.ts';
import { isStyleSheet } from './is-style-sheet.ts';

test.each([
  'margin: 0; color: red',
  'color: red;',
  '--gap: 4px; padding: var(--gap)',
  '.a { margin: 0 }\n.b > p { top: 1px; }',
])('%j is CSS', (text) => {
  expect(isStyleSheet(text)).toBe(true);
});

test.each([
  '',
  'Color: red',
  'color: red',
  'Note: save your work; then close it.',
  'Left: {left}; right: {right}',
  '{count, plural, one {# file} other {# files}}',
  'Choose a color: red; blue; green',
  'height: 3 m and so on; but: why',
  'Press {key}: it opens',
])('%j is text', (text) => {
  expect(isStyleSheet(text)).toBe(false);
});

test('a value that is CSS is not offered', () => {
  const file = JSON.stringify({ style: 'margin: 0; color: red', text: 'Color: red' });
  expect(unitTexts(jsonFormat, file)).toEqual(['Color: red']);
});
