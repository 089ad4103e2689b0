import { expect, test } from 'vitest';
import { plainInline } from '../../../inline/inline-text.ts';
import { buildDocument, parseDocument } from '../../read-document.ts';
import { tbxFormat } from './tbx-format.ts';

const file = (concept: string) =>
  new TextEncoder().encode(`<martif xml:lang="en"><text><body>${concept}</body></text></martif>`);

const english =
  '<langSet xml:lang="en">\n <tig><term>fog</term></tig>\n <ntig><termGrp><term>mist</term></termGrp></ntig>\n</langSet>';
const german = '<langSet xml:lang="de"><tig><term>Nebel</term></tig></langSet>';
const concept = (languages: string) => file(`<termEntry id="c"><note>Weather</note>${languages}</termEntry>`);

test('each term is a unit, with the term at its place in the target', () => {
  const { units } = parseDocument(tbxFormat, concept(english + german));
  expect(units.map(({ id, source, target }) => [id, source.text, target?.text])).toEqual([
    ['c/1', 'fog', 'Nebel'],
    ['c/2', 'mist', undefined],
  ]);
  expect(units[0]?.notes).toEqual(['Weather']);
});

test.each([
  [
    'de',
    english + german,
    german.replace('</langSet>', '\n <ntig><termGrp><term>NEU</term></termGrp></ntig></langSet>'),
  ],
  [
    'fr',
    english + german,
    '</langSet><langSet xml:lang="fr">\n <ntig><termGrp><term>NEU</term></termGrp></ntig>\n</langSet>',
  ],
])('a term that is missing in %s is added', (targetLanguage, languages, expected) => {
  const targets = new Map([['c/2', plainInline('NEU')]]);
  const { output } = buildDocument(tbxFormat, concept(languages), targets, { targetLanguage });
  expect(Buffer.from(output).toString()).toContain(expected);
});

test('where the target language is not known nothing is written', () => {
  const targets = new Map([['c/1', plainInline('NEU')]]);
  const { output, warnings } = buildDocument(tbxFormat, concept(english), targets);
  expect(output).toEqual(concept(english));
  expect(warnings).toEqual([{ code: 'text-not-written', count: 1 }]);
});
