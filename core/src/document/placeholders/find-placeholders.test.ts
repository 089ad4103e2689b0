import { expect, test } from 'vitest';
import type { InlineToken } from '../inline-token.ts';
import { pairTags, placeholderFinder } from './find-placeholders.ts';

function shown(text: string, patterns: readonly string[] = []): string {
  const tokens = placeholderFinder(patterns).split({ kind: 'text', start: 0, end: text.length, text });
  return tokens
    .map((token) => (token.kind === 'text' ? token.text : `⟦${text.slice(token.start, token.end)}⟧`))
    .join('');
}

test.each([
  ['printf', 'Sold %d of %1$s, %@ and %lld', 'Sold ⟦%d⟧ of ⟦%1$s⟧, ⟦%@⟧ and ⟦%lld⟧'],
  ['printf with width', '%05.2f and %-10s', '⟦%05.2f⟧ and ⟦%-10s⟧'],
  ['a percent sign of the text', '100% of 5%discount', '100% of 5%discount'],
  ['a doubled percent sign', 'by %d%%', 'by ⟦%d⟧⟦%%⟧'],
  ['Python and Ruby', '%(name)s, %<price>.2f, %{who}', '⟦%(name)s⟧, ⟦%<price>.2f⟧, ⟦%{who}⟧'],
  [
    'braces',
    '{0} {name} {0:N2} {when, date, short} {}',
    '⟦{0}⟧ ⟦{name}⟧ ⟦{0:N2}⟧ ⟦{when, date, short}⟧ ⟦{}⟧',
  ],
  ['braces of the text', 'a set {of words} here', 'a set {of words} here'],
  ['templates', '{{a | b}} #{y} <%= z %>', '⟦{{a | b}}⟧ ⟦#{y}⟧ ⟦<%= z %>⟧'],
  ['template strings', 'Hi $\u007bx}', 'Hi ⟦$\u007bx}⟧'],
  ['nesting of i18next', 'See $t(common.more)', 'See ⟦$t(common.more)⟧'],
  ['browser extensions', 'Hi $USER_NAME$, it costs $5 or $6', 'Hi ⟦$USER_NAME$⟧, it costs $5 or $6'],
  ['tags', 'a <b>b</b> <br/> <0>c</0>', 'a ⟦<b>⟧b⟦</b>⟧ ⟦<br/>⟧ ⟦<0>⟧c⟦</0>⟧'],
  ['signs of comparison', 'a < b and c > d, <3', 'a < b and c > d, <3'],
  ['entities', 'A&nbsp;B &amp; C & D', 'A⟦&nbsp;⟧B ⟦&amp;⟧ C & D'],
  ['marks of games', '<color=#fff>Red</color> \\C[3]x', '⟦<color=#fff>⟧Red⟦</color>⟧ ⟦\\C[3]⟧x'],
  [
    'links',
    'See https://a.example/b?c=1. Write to me@a.example.',
    'See ⟦https://a.example/b?c=1⟧. Write to ⟦me@a.example⟧.',
  ],
  ['line breaks', 'a\\nb\r\nc', 'a⟦\\n⟧b⟦\r\n⟧c'],
])('finds %s', (_what, text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('what the user describes goes before all else', () => {
  expect(shown('Order AB-12 of {AB-13}', ['AB-\\d+'])).toBe('Order ⟦AB-12⟧ of {⟦AB-13⟧}');
});

test('tags of one name belong together, others stay alone', () => {
  const text = '<b>a</b> <i>b <u>c</i>';
  const tokens = pairTags(placeholderFinder().split({ kind: 'text', start: 0, end: text.length, text }));
  const pairs = tokens.flatMap((token: InlineToken) =>
    token.kind === 'open' || token.kind === 'close' ? [token.pair] : [],
  );
  expect(pairs).toEqual([0, 0, 4, undefined, 4]);
});

test.each(['{', '{{', '<a ', '%', 'a', 'a@', 'http://', '\\', '&', '[', '$t('])(
  'is quick with many of %j',
  (mark) => {
    const text = mark.repeat(100_000);
    placeholderFinder().split({ kind: 'text', start: 0, end: text.length, text });
  },
);
