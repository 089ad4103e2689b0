import { expect, test } from 'vitest';
import { countLines } from './count-lines.ts';
import { defaultRateScheme } from './rate-scheme.ts';
import { reckonQuote } from './reckon-quote.ts';

const counts = countLines([
  { line: 'new', text: 'one two three' },
  { line: 'new', text: '你好世界' },
  { line: '100', text: 'one two three four' },
  { line: '102', text: 'one' },
]);
const terms = { unit: 'words', unitPrice: 15, per: 1, extraFee: 100 } as const;

test('a quote names the eleven buckets, and what they come to (D3.24, D9.26)', () => {
  const { lines, billable, total, words } = reckonQuote(counts, defaultRateScheme, terms);
  expect(lines.map(({ line }) => line)).toEqual([
    'non-translated',
    '102',
    '101',
    '100',
    'cross-file-repetition',
    'repetition',
    '95-99',
    '85-94',
    '75-84',
    '50-74',
    'new',
  ]);
  const newWords = counts.new.words;
  expect(words).toBe(newWords + 5);
  // 4 × 30 % = 1.2 words are rounded with the rest, once.
  expect(billable).toBe(Math.round(newWords + 1.2));
  expect(total).toBe(15 * billable + 100);
  expect(lines.find(({ line }) => line === '100')?.billableHundredths).toBe(120);
});

test.each([
  ['words', 1, 15],
  ['characters', 1000, 12_345],
  ['chineseKoreanWords', 10_000, 99_999],
] as const)('in %s per %i the lines add up to what is billed', (unit, per, unitPrice) => {
  const quote = reckonQuote(counts, defaultRateScheme, { unit, per, unitPrice, extraFee: 0 });
  const hundredths = quote.lines.reduce((sum, line) => sum + line.billableHundredths, 0);
  expect(quote.billable).toBe(Math.round(hundredths / 100));
  expect(quote.total).toBe(Math.floor((unitPrice * quote.billable) / per + 0.5 + 1e-9));
});

test('an unusual line stands in a quote where something was counted in it', () => {
  const replaced = countLines([{ line: 'auto-replace', text: '5 kg' }]);
  const { lines } = reckonQuote(replaced, defaultRateScheme, terms);
  expect(lines.map(({ line }) => line)).toContain('auto-replace');
});
