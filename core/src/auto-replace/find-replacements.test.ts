import { expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../inline/markup.ts';
import { defaultMatchSettings, rateMatch } from '../memory/rate/match-rate.ts';
import { findReplacements } from './find-replacements.ts';

// D3.15: number, time, date, unit of measure and string are kinds of their own.
test.each([
  ['Wait 5 minutes', 'Wait 15 minutes', ['number 5 → 15']],
  ['From 3 to 5', 'From 5 to 3', ['number 3 → 5', 'number 5 → 3']],
  ['Add 2 kg', 'Add 3 kg', ['unit 2 → 3 kg']],
  ['Turn by 90°', 'Turn by 45°', ['unit 90 → 45 °']],
  ['It costs $20', 'It costs $1,250', ['unit 20 → 1,250 $']],
  ['加入20千克沙子', '加入30千克沙子', ['unit 20 → 30 千克']],
  ['On 2021-03-04', 'On 2022-11-25', ['date 2021-03-04 → 2022-11-25']],
  ['At 5:30 PM', 'At 6:45 PM', ['time 5:30 PM → 6:45 PM']],
  ['Step 2 of 2', 'Step 4 of 4', ['number 2 → 4']],
  ['Chapter IV', 'Chapter V', ['number IV → V']],
  ['On 2021-03-04 add 2 kg', 'On 2021-03-09 add 3 kg', ['date 2021-03-04 → 2021-03-09', 'unit 2 → 3 kg']],
  ['Page 7', 'Page 7', []],
])('%j to %j replaces %j', (knownSource, source, expected) => {
  const written = findReplacements({ knownSource, source }).map(({ kind, was, is, unit }) =>
    [kind, was, '→', is, ...(unit === undefined ? [] : [unit])].join(' '),
  );
  expect(written).toEqual(expected);
});

test.each([
  ['Fit filter AX100 now.', 'Fit filter BX200 now.', '现在安装过滤器 AX100。', '现在安装过滤器 BX200。'],
  [
    '{1}A4b{/1} and A4b fit.',
    '{1}C6{/1} and C6 fit.',
    '{1}A4b{/1} und A4b passen.',
    '{1}C6{/1} und C6 passen.',
  ],
  [
    'Fit 2 of AX1b here.',
    'Fit 3 of AX7 here.',
    'Hier 2 Stück AX1b einsetzen.',
    'Hier 3 Stück AX7 einsetzen.',
  ],
])('%j to %j carries strings over', (known, source, target, replaced) => {
  const entry = { source: fromMarkup(known), target: fromMarkup(target) };
  const rating = rateMatch({ source: fromMarkup(source) }, entry);
  expect(rating.rate).toBe(100);
  expect(rating.replacedTarget && toMarkup(rating.replacedTarget)).toBe(replaced);
  const off = { ...defaultMatchSettings, autoReplace: ['number', 'date', 'time', 'unit'] as const };
  expect(rateMatch({ source: fromMarkup(source) }, entry, off).rate).toBeLessThan(95);
});

test.each([
  ['the target lacks it', 'Fit AX100 now.', 'Fit BX200 now.', 'Jetzt einsetzen.'],
  ['one becomes two', 'AX1 beside AX1 fits.', 'AX1 beside BX1 fits.', 'AX1 neben AX1 passt.'],
])('a string is not carried over where %s', (_why, known, source, target) => {
  const entry = { source: fromMarkup(known), target: fromMarkup(target) };
  expect(rateMatch({ source: fromMarkup(source) }, entry).replacedTarget).toBeUndefined();
});
