import { expect, test } from 'vitest';
import { translated, unitTexts } from '../../../testing/document-texts.ts';
import { sbvFormat } from './sbv-format.ts';

const file = '0:00:01.000,0:00:02.500\nOne\nline\n\n0:00:03.000,0:00:04.000\nTwo[br]three\n';

test('a cue is a unit, its line breaks are codes', () => {
  expect(unitTexts(sbvFormat, file)).toEqual(['One{1/}line', 'Two{1/}three']);
});

test('times stay, and an empty line never ends a cue', () => {
  expect(translated(sbvFormat, file, { 'cue-1': '一\n\n二', 'cue-2': '三{1/}四' })).toBe(
    '0:00:01.000,0:00:02.500\n一\n二\n\n0:00:03.000,0:00:04.000\n三[br]四\n',
  );
});

test.each([
  ['0:00:01.000,0:00:02.500\nOne', 3],
  ['1\n00:00:01,000 --> 00:00:02,000\nOne', 0],
  ['text', 0],
])('%j is recognized with certainty %i', (text, certainty) => {
  expect(sbvFormat.recognize(Buffer.from(text))).toBe(certainty);
});
