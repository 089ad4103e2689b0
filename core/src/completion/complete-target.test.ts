import { describe, expect, test } from 'vitest';
import { completeTarget, firstWord } from './complete-target.ts';

const translations = ['La casa es roja y grande.', 'El hogar es rojo.'];
const terms = ['tapadera', 'Botón'];

describe('a proposal', () => {
  test.each([
    ['', 'La casa es roja y grande.'],
    ['La ca', 'sa es roja y grande.'],
    ['El hog', 'ar es rojo.'],
    ['Una casa es', ' roja y grande.'],
    ['Su hogar es', ' roja y grande.'],
    ['Abra la tapa', 'dera'],
    ['Pulse el bot', 'ón'],
    ['xyz', ''],
    ['La casa es roja y grande.', ''],
  ])('behind %j is %j', (typed, proposal) => {
    expect(completeTarget(typed, { translations, terms })).toBe(proposal);
  });

  test('takes of several places the one nearest to what is typed', () => {
    const text = 'uno dos tres cuatro uno dos cinco';
    expect(completeTarget('Aquí van tres cosas: uno dos', { translations: [text], terms: [] })).toBe(
      ' cinco',
    );
  });

  test('is nothing where there is nothing to propose from', () => {
    expect(completeTarget('La', { translations: [], terms: [] })).toBe('');
  });
});

test.each([
  [' roja y grande.', 'es', ' roja'],
  ['sa es roja', 'es', 'sa'],
  ['. Fin', 'es', '.'],
  ['roja.', 'es', 'roja.'],
  ['打开盖子。', 'zh-CN', '打开'],
  ['', 'es', ''],
])('of %j in %s the first word is %j', (proposal, language, word) => {
  expect(firstWord(proposal, language)).toBe(word);
});
