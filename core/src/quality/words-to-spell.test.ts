import { expect, test } from 'vitest';
import { fromMarkup } from '../inline/markup.ts';
import { wordsToSpell } from './words-to-spell.ts';

test.each([
  ['words', 'Open the lid.', 'Abra la tapa.', ['Abra', 'la', 'tapa']],
  ['no names of the source', 'Ask Kestrel.', 'Pregunte a Kestrel.', ['Pregunte']],
  ['no abbreviations, numbers and names with capitals inside', 'x', 'USB 30mm iPhone bien', ['bien']],
  ['nothing that programs put there', 'x', 'Vea https://w.example y %s hoy', ['Vea', 'hoy']],
  ['words across codes', 'x', '{1}Abra{/1} ya', ['Abra', 'ya']],
] as const)('%s', (_, source, target, expected) => {
  const text = fromMarkup(target);
  const segment = {
    source: fromMarkup(source),
    target: text,
    sourceLanguage: 'en-US',
    targetLanguage: 'es-ES',
  };
  expect(wordsToSpell(segment).map(({ start, end }) => text.text.slice(start, end))).toEqual(expected);
});
