import { expect, test } from 'vitest';
import { givenTerms } from './given-terms.ts';

const terms = [
  { source: 'cat', target: 'gato' },
  { source: 'valve', target: 'válvula' },
  { source: 'US', target: 'EE. UU.' },
];
const inEnglish = givenTerms('en', terms);

test.each([
  ['as a word', 'The cat sleeps', ['cat']],
  ['with a capital', 'Cat food', ['Cat']],
  ['inflected', 'Open both valves', ['valves']],
  ['once, however often it stands there', 'A valve, a valve, two valves', ['valve']],
  ['in the order of the text', 'valve and cat', ['valve', 'cat']],
  ['not within another word', 'A category of advocates', []],
  ['not where its capitals make another word of it', 'Give it to us', []],
  ['nowhere', '', []],
])('a term is found %s', (_, text, sources) => {
  expect(inEnglish(text).map(({ source }) => source)).toEqual(sources);
});

test('a term without spaces around it is found in Chinese', () => {
  const found = givenTerms('zh-CN', [{ source: '阀门', target: 'valve' }])('请打开阀门。');
  expect(found).toEqual([{ source: '阀门', targets: [{ text: 'valve', status: 'preferred' }] }]);
});

test('nothing is found where no terms were given', () => {
  expect(givenTerms('en', [])('A valve')).toEqual([]);
});
