import { expect, test } from 'vitest';
import { termEntry } from '../../../testing/term-samples.ts';
import {
  changeTerm,
  draftOf,
  faultsOf,
  inputOf,
  languagesOfDraft,
  withoutTerm,
  withTerm,
} from './entry-draft.ts';

const base = { sourceLanguage: 'en' };
const textsOf = (draft: ReturnType<typeof draftOf>) =>
  draft.terms.map(({ language, text }) => `${language} ${text}`);

test('a new entry has a field for both languages', () => {
  expect(textsOf(draftOf(undefined, base, 'de'))).toEqual(['en ', 'de ']);
});

test('an entry keeps its terms; a language it lacks gets a field', () => {
  expect(textsOf(draftOf(termEntry(1), base, 'zh-CN'))).toEqual(['en screen 1', 'zh-CN 屏幕 1']);
  expect(textsOf(draftOf(termEntry(1), base, 'de'))).toEqual(['en screen 1', 'zh-CN 屏幕 1', 'de ']);
});

test('a variant of a language is that language', () => {
  const british = termEntry(1, { terms: termEntry(1).terms.map((term) => ({ ...term, language: 'en-GB' })) });
  expect(textsOf(draftOf(british, base, 'de'))[0]).toBe('en-GB screen 1');
  expect(languagesOfDraft(draftOf(british, base, 'de'), base)).toEqual(['en-GB', 'de']);
});

test('terms come and go without touching the others', () => {
  const draft = withTerm(draftOf(undefined, base, 'de'), 'de');
  const [, first] = draft.terms;
  const typed = changeTerm(draft, first?.key ?? -1, { text: 'Bild' });
  expect(textsOf(typed)).toEqual(['en ', 'de Bild', 'de ']);
  expect(textsOf(withoutTerm(typed, first?.key ?? -1))).toEqual(['en ', 'de ']);
});

test.each([
  ['screen', 'Schirm', '', []],
  [' ', 'Schirm', '', ['source']],
  ['screen', '', '', ['target']],
  ['', '', 'ftp://a.b', ['source', 'target', 'link']],
  ['screen', 'Schirm', 'https://example.com/a', []],
  ['screen', 'Schirm', 'javascript:alert(1)', ['link']],
  ['screen', 'Schirm', 'https://', ['link']],
])('%j and %j with the link %j lack %j', (source, target, link, faults) => {
  const draft = draftOf(undefined, base, 'de');
  const filled = changeTerm(changeTerm(draft, 0, { text: source }), 1, { text: target });
  expect(faultsOf({ ...filled, link }, base)).toEqual(faults);
});

test('what is not filled in is not sent', () => {
  const draft = changeTerm(draftOf(termEntry(1, { note: ' Of a phone ' }), base, 'de'), 0, { note: ' ' });
  const { terms, ...concept } = inputOf(draft, null);
  expect(concept).toEqual({
    definition: null,
    subject: null,
    note: 'Of a phone',
    image: null,
    pictureId: null,
    link: null,
  });
  expect(terms.map(({ text, note }) => [text, note])).toEqual([
    ['screen 1', null],
    ['屏幕 1', null],
  ]);
});
