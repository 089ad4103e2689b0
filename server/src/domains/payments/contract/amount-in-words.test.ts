import { expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

test.each([
  [6_800, '陆拾捌元整', 'sixty-eight yuan'],
  [320_000, '叁仟贰佰元整', 'three thousand two hundred yuan'],
  [980_000, '玖仟捌佰元整', 'nine thousand eight hundred yuan'],
  [1_000_500, '壹万零伍元整', 'ten thousand five yuan'],
  [10_500_000, '壹拾万伍仟元整', 'one hundred five thousand yuan'],
  [100_010_000, '壹佰万零壹佰元整', 'one million one hundred yuan'],
  [10_000_000_100, '壹亿零壹元整', 'one hundred million one yuan'],
  [1_005, '壹拾元零伍分', 'ten yuan and five fen'],
  [1_050, '壹拾元伍角整', 'ten yuan and fifty fen'],
  [12, '零元壹角贰分', 'zero yuan and twelve fen'],
])('%i fen: %s, %s', (fen, zh, en) => {
  expect([amountInWords(fen, 'zh-CN'), amountInWords(fen, 'en-US')]).toEqual([zh, en]);
});
