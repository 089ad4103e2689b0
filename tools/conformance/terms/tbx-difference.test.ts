import { expect, test } from 'vitest';
import { tbxDifference } from './tbx-difference.ts';

const concept =
  '<termEntry id="c1"><descrip type="subjectField">sea</descrip><langSet xml:lang="en"><tig><term>a <hi>fog</hi></term></tig></langSet></termEntry>';
const file = (body: string) => `<martif type="TBX"><text><body>${body}</body></text></martif>`;

test.each([
  ['other white space between elements', concept.replaceAll('><', '>\n<')],
  ['an attribute more', concept.replace('<termEntry ', '<termEntry more="x" ')],
])('%s is no loss', (_what, after) => {
  expect(tbxDifference(file(concept), file(after))).toBeUndefined();
});

test.each([
  ['a concept', ''],
  ['a concept twice', concept + concept],
  ['an attribute', concept.replace(' id="c1"', '')],
  ['a description', concept.replace(/<descrip.*descrip>/, '')],
  ['the text of a description', concept.replace('>sea<', '> sea<')],
  ['an element in a text', concept.replace(/<.?hi>/g, '')],
  ['white space of a text', concept.replace('a <hi', 'a<hi')],
])('%s that is not as it was is found', (_what, after) => {
  expect(tbxDifference(file(concept), file(after))).toBeDefined();
});
