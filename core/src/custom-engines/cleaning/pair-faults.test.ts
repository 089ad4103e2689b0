import { describe, expect, test } from 'vitest';
import { fromMarkup } from '../../inline/markup.ts';
import { pairFaults } from './pair-faults.ts';

const languages = { sourceLanguage: 'en', targetLanguage: 'zh-CN' };
const faultsOf = (source: string, target: string) =>
  pairFaults({ source: fromMarkup(source), target: fromMarkup(target) }, languages);

describe('what speaks against a pair by itself', () => {
  test.each([
    ['Save the file.', '保存文件。', []],
    ['**Default:**', '**默认：**', []],
    ['42', '42', []],
    [' ', '空', ['empty']],
    ['Transloom', 'Transloom', ['identical']],
    ['This is the file that we have.', 'This is not what it was for.', ['otherLanguage']],
    ['Save {1}it{/1}', '保存', ['codes']],
    ['Read 3 files', '读取 4 个文件', ['numbers']],
    ['See https://example.org/a.', '见 https://example.org/b。', ['addresses']],
    ['See https://example.org/a.', '见 https://example.org/a/。', []],
    ['== -- == x', '== 一 == --', ['symbols']],
    ['An old café', 'ä¸\u0080个 cafÃ©', ['garbled']],
    ['Lost \ufffd text', '丢失的文本', ['garbled']],
    ['A '.repeat(210), '一'.repeat(50), ['tooLong']],
    ['a b '.repeat(45), '一'.repeat(50), ['tooLong']],
  ])('%j to %j: %j', (source, target, faults) => {
    expect(faultsOf(source, target)).toEqual(faults);
  });
});
