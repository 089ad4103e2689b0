import { describe, expect, test } from 'vitest';
import { matchTokenIds, matchTokens } from './match-tokens.ts';

describe('match tokens', () => {
  test.each([
    ['Press the OK button.', ['Press', 'the', 'OK', 'button']],
    ['请按“确定”按钮。', ['请', '按', '确', '定', '按', '钮']],
    ['打开Word文档', ['打', '开', 'Word', '文', '档']],
    ['1,000.5 kg or 3.14.2', ['1,000.5', 'kg', 'or', '3.14.2']],
    ['10kg of A4', ['10', 'kg', 'of', 'A4']],
    ['at 5. Then, 6', ['at', '5', 'Then', '6']],
    ['don’t — stop!', ['don', 't', 'stop']],
    ['Ｆｕｌｌ　１２', ['Full', '12']],
    ['ที่นี่', ['ที่', 'นี่']],
    ['한국어', ['한', '국', '어']],
    ['コーヒー', ['コ', 'ー', 'ヒ', 'ー']],
    ['Привет, мир', ['Привет', 'мир']],
    ['snake_case 😀 𠮷', ['snake_case', '𠮷']],
    ['*** ---', []],
    ['_File ____ __init__', ['File', 'init__']],
    ['', []],
  ])('cuts %j', (text, surfaces) => {
    expect(matchTokens(text).surfaces).toEqual(surfaces);
  });

  test('tells words, characters and numbers apart', () => {
    expect(matchTokens('第12章 Intro').kinds).toEqual(['character', 'number', 'character', 'word']);
  });

  test.each([
    ['Press the OK button', [0, 2]],
    ['no capitals, 3', []],
    ['ΟΔΥΣΣΕΥΣ σ iOS', [0, 2]],
    ['İ i ＡＢ ａｂ', [0, 2]],
  ])('tells which have capitals: %j', (text, capitals) => {
    expect(matchTokens(text).capitals).toEqual(capitals);
  });

  test.each([
    ['case does not count', 'Press OK', 'press ok'],
    ['all numbers are alike', 'page 7 of 12', 'page 1,250 of 3.5'],
    ['Roman numerals are numbers', 'Chapter IV', 'Chapter 12'],
    ['an underscore begins no word', '_File', 'File'],
    ['width does not count', 'ＡＢＣ １', 'abc 2'],
    ['punctuation does not count', 'Stop, now!', 'Stop now'],
  ])('%s', (_rule, first, second) => {
    expect(matchTokens(first).ids).toEqual(matchTokens(second).ids);
  });

  test.each([
    'Press the OK button 3 times.',
    'Chapter IV of _File and __init__ by Louis XIV',
    '请按 12 次“确定”。',
    'ΟΔΥΣΣΕΥΣ İstanbul',
    'kΣ, kϹ.',
    'cafe\u0301 ｶﾞﾗｽ \u1112\u1161\u11ab',
    'half a pair \ud86e',
    '\ufad2 of two units 😀 𠮷',
  ])('the short way gives the same ids: %j', (text) => {
    expect(matchTokenIds('a 𠮷 before it')).toHaveLength(4);
    expect(matchTokenIds(text)).toEqual(matchTokens(text).ids);
  });
});
