import { expect, test } from 'vitest';
import { markTerms } from './mark-terms.ts';

const marked = (source: string, target: string) =>
  `<mstrans:dictionary translation="${target}">${source}</mstrans:dictionary>`;

test.each([
  [
    'Press the Power button',
    [
      ['power button', '电源键'],
      ['power', '电源'],
    ],
    `Press the ${marked('Power button', '电源键')}`,
  ],
  ['Powerful', [['power', '电源']], 'Powerful'],
  [
    'a.b (c)',
    [
      ['a.b', 'x'],
      ['(c)', 'y'],
    ],
    `${marked('a.b', 'x')} ${marked('(c)', 'y')}`,
  ],
  ['按电源键', [['电源', 'power']], `按${marked('电源', 'power')}键`],
  ['R&amp;D', [['R&D', 'F "E"']], marked('R&amp;D', 'F &quot;E&quot;')],
  [
    '<g id="1">id</g>',
    [
      ['id', 'x'],
      ['g', 'y'],
    ],
    `<g id="1">${marked('id', 'x')}</g>`,
  ],
  ['nothing', [], 'nothing'],
])('%s', (html, terms, expected) => {
  expect(
    markTerms(
      html,
      terms.map(([source = '', target = '']) => ({ source, target })),
    ),
  ).toBe(expected);
});
