import { expect, test } from 'vitest';
import { joinTargets } from './join-targets.ts';
import { fromMarkup, toMarkup } from './markup.ts';

// Rule D4.26 of the specification.
test.each([
  ['Uno.', 'Dos.', 'es', 'Uno. Dos.'],
  ['一。', '二。', 'zh-CN', '一。二。'],
  ['', 'Dos.', 'es', 'Dos.'],
  ['Uno.', '', 'es', 'Uno.'],
  ['{1}Uno{/1}.', '{2/}Dos.', 'es', '{1}Uno{/1}. {2/}Dos.'],
])('%j and %j in %s become %j', (first, second, language, joined) => {
  expect(toMarkup(joinTargets(fromMarkup(first), fromMarkup(second), language))).toBe(joined);
});
