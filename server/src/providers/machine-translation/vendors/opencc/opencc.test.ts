import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { describe, expect, test } from 'vitest';
import { translateSegments } from '../../translate-segments/translate-segments.ts';
import { openCc } from './opencc.ts';

const engine = openCc.connect({}, { fetch: () => Promise.reject(new Error('no network')) });

async function convert(sourceLanguage: string, targetLanguage: string, markup: string): Promise<string> {
  const segments = [{ source: fromMarkup(markup), codes: {} }];
  const [translation] = await translateSegments(engine, { sourceLanguage, targetLanguage, segments });
  return translation?.status === 'translated'
    ? toMarkup(translation.target)
    : (translation?.failure.errorClass ?? 'nothing');
}

describe('OpenCC', () => {
  test.each([
    ['zh-CN', 'zh-TW', '皇后的头发在后面', '皇后的頭髮在後面'],
    ['zh-CN', 'zh-TW', '服务器的硬盘和打印机', '伺服器的硬碟和印表機'],
    ['zh-CN', 'zh-HK', '为什么在里面', '為什麼在裏面'],
    ['zh-TW', 'zh-CN', '滑鼠和印表機', '鼠标和打印机'],
    ['zh-HK', 'zh-CN', '裏面', '里面'],
    ['zh-Hans', 'zh-Hant', '软件', '軟體'],
    ['zh', 'zh-Hant-HK', '着', '着'],
  ])('writes %s as %s: %s', async (from, to, source, expected) => {
    expect(await convert(from, to, source)).toBe(expected);
  });

  test.each([
    ['打开{1}服务器{/1}的{2/}硬盘', '開啟{1}伺服器{/1}的{2/}硬碟'],
    ['{1}头{b}发{/b}{/1}', '{1}頭{b}髮{/b}{/1}'],
    ['{3/}网络😀', '{3/}網路😀'],
  ])('keeps codes at their words: %s', async (source, expected) => {
    expect(await convert('zh-CN', 'zh-TW', source)).toBe(expected);
  });

  test('serves Chinese alone, between its two scripts', async () => {
    expect(await convert('en', 'zh-CN', 'one')).toBe('unsupported-pair');
    expect(await convert('zh-CN', 'en', '一')).toBe('unsupported-pair');
    expect(await convert('zh-TW', 'zh-HK', '裡面')).toBe('unsupported-pair');
  });
});
