import { describe, expect, test } from 'vitest';
import { joinMarks, readMarkers, splitMarks, withMarkers } from './marked-text.ts';
import { keptText, polishChanges } from './polish-changes.ts';
import { findPolishFault, lostNames, polishWarningsOf } from './polish-drift.ts';
import { tidyRuleOf, tidyText } from './tidy-text.ts';

describe('tags', () => {
  test.each(['', 'plain', '{1}a{/1} {2/}', '{b}x{/b}{{y}', '{u#ff0000}z{/u}'])('%j comes back', (markup) => {
    expect(joinMarks(splitMarks(markup))).toBe(markup);
  });

  test.each([
    ['Better ⟦1⟧text⟦2⟧', 'Better {1}text{/1}'],
    ['Better text⟦1⟧⟦2⟧', 'Better text{1}{/1}'],
    ['Better ⟦2⟧text⟦1⟧', undefined],
    ['Better ⟦1⟧text', undefined],
    ['Better ⟦1⟧text⟦2⟧⟦3⟧', undefined],
    ['Better ⟦1⟧text⟦2⟧ ⟦', undefined],
  ])('the answer %j is read as %j', (answer, markup) => {
    const source = splitMarks('Good {1}text{/1}');
    expect(withMarkers(source)).toBe('Good ⟦1⟧text⟦2⟧');
    const read = readMarkers(answer, source);
    expect(read && joinMarks(read)).toBe(markup);
  });
});

test('each change is accepted or rejected by itself, and no choice breaks a tag', () => {
  const source = 'It are {1}very good{/1} and are cheap.';
  const polished = 'It is {1}excellent{/1} and is cheap.';
  expect(polishChanges(source, polished)).toEqual([
    { removed: 'are', added: 'is' },
    { removed: 'very good', added: 'excellent' },
    { removed: 'are', added: 'is' },
  ]);
  expect(keptText(source, polished, new Set())).toBe(polished);
  expect(keptText(source, polished, new Set([0, 1, 2]))).toBe(source);
  expect(keptText(source, polished, new Set([1]))).toBe('It is {1}very good{/1} and is cheap.');
});

test.each([
  ['Pay 1,200 dollars by 15 May.', 'Pay 1,300 dollars by 15 May.', 'en', 'numbers'],
  ['Pay by Monday.', 'Pay 500 dollars by Monday.', 'en', 'numbers'],
  ['Open https://a.example/x now.', 'Open the page now.', 'en', 'literals'],
  ['Hello {name}, welcome.', 'Hello, welcome.', 'en', 'literals'],
  ['The house is very big and very old.', '这座房子又大又老，非常值得一看。', 'en', 'language'],
  [
    'The meeting is on Monday and we are late.',
    'Spotkanie jest w poniedziałek i jesteśmy już bardzo spóźnieni.',
    'en',
    'language',
  ],
  ['他们昨天去了学校上课。', 'They went to school yesterday for their classes.', 'zh-CN', 'language'],
  ['The report is late.', 'Sure, here is the polished text: The report is late.', 'en', 'answer'],
  ['The report is late.', '', 'en', 'answer'],
  ['The report are late for 3 days.', 'The report is three days late.', 'en', undefined],
  ['他昨天去了学校上课。', '他昨天到校上课。', 'zh-CN', undefined],
])('%j as %j (%s): %s', (source, polished, language, fault) => {
  expect(findPolishFault(source, polished, language)).toBe(fault);
});

test.each([
  ['We met Anna Smith at NASA.', 'We met her at NASA.', 'en', ['Anna', 'Smith']],
  ['We met Anna Smith at NASA.', 'At NASA we met Anna Smith.', 'en', []],
  ['请打开 Transloom 设置。', '请打开设置。', 'zh-CN', ['Transloom']],
  ['Wir sahen das Haus.', 'Wir sahen es.', 'de', []],
])('names of %j that %j lacks', (source, polished, language, lost) => {
  expect(lostNames(source, polished, language)).toEqual(lost);
});

test('a text that was written anew or became much longer is pointed out', () => {
  const source = 'The pump must be stopped before the cover is opened by anybody.';
  expect(polishWarningsOf(source, source, 'en')).toEqual([]);
  const anew =
    'Kindly make absolutely certain that your wonderful and reliable device has come to a complete rest prior to lifting its lid.';
  expect(polishWarningsOf(source, anew, 'en')).toEqual(['rewritten', 'longer']);
});

test.each([
  ['The  pump is on.', 'en', 'The pump is on.', ['spacing']],
  ['The pump is is on.', 'en', 'The pump is on.', ['repeated-word']],
  ['The pump is on .', 'en', 'The pump is on.', ['spacing']],
  ['He said that that was it.', 'en', 'He said that that was it.', []],
  ['It cost 1,200 euros,paid at 10:30.', 'en', 'It cost 1,200 euros, paid at 10:30.', ['spacing']],
  ['Voilà !', 'fr', 'Voilà !', []],
  ['请先阅读,再使用.', 'zh-CN', '请先阅读，再使用。', ['punctuation', 'punctuation']],
])('rules make of %j (%s) %j', (text, language, tidy, rules) => {
  expect(tidyText(text, language)).toBe(tidy);
  expect(polishChanges(text, tidy).map(tidyRuleOf)).toEqual(rules);
});
