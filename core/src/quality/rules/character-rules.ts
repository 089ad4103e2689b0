import { findingsInTarget, spansOf } from '../find-spans.ts';
import { isHan } from '../prepare-segment.ts';
import type { QualityRule } from '../quality-rule.ts';

export const corruptedCharacter: QualityRule = {
  id: 'corrupted-character',
  category: 'characters',
  severity: 'error',
  check: ({ source, target }) => {
    const broken =
      /\uFFFD+|(?:Ã[\u0080-\u00BF©¨¼¶¤±³¡]|Â[\u00A0-\u00BF]|â€[\u0098-\u009D™œ“”])+|锟斤拷|烫烫烫/gu;
    return new RegExp(broken.source, 'u').test(source.text)
      ? []
      : findingsInTarget(target, spansOf(target.text, broken));
  },
};

export const invisibleCharacter: QualityRule = {
  id: 'invisible-character',
  category: 'characters',
  severity: 'warning',
  check: ({ source, target, targetScript }) => {
    // Joiners shape words of Indic and Arabic scripts; others have no use for them.
    const joins = ['Latn', 'Cyrl', 'Grek', 'Hans', 'Hant', 'Jpan', 'Kore'].includes(targetScript)
      ? '\\u200C\\u200D'
      : '';
    const hidden = new RegExp(
      `[\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F\\u200B${joins}\\u2060\\uFEFF]`,
      'gu',
    );
    return new RegExp(hidden.source, 'u').test(source.text) || /\p{Emoji_Presentation}/u.test(target.text)
      ? []
      : findingsInTarget(target, spansOf(target.text, hidden), () => '');
  },
};

export const bidiUnbalanced: QualityRule = {
  id: 'bidi-unbalanced',
  category: 'characters',
  severity: 'error',
  check: ({ target }) => {
    const count = (expression: RegExp) => spansOf(target.text, expression).length;
    const isBalanced =
      count(/[\u202A\u202B\u202D\u202E]/gu) === count(/\u202C/gu) &&
      count(/[\u2066-\u2068]/gu) === count(/\u2069/gu);
    return isBalanced ? [] : [{ targetSpan: spansOf(target.text, /[\u202A-\u202E\u2066-\u2069]/gu)[0] }];
  },
};

export const fullWidthCharacters: QualityRule = {
  id: 'full-width-characters',
  category: 'characters',
  severity: 'warning',
  check: ({ source, target, targetScript }) => {
    const characters = /[Ａ-Ｚａ-ｚ０-９]+/gu;
    return targetScript === 'Jpan' || new RegExp(characters.source, 'u').test(source.text)
      ? []
      : findingsInTarget(target, spansOf(target.text, characters), (found) => found.normalize('NFKC'));
  },
};

export const halfWidthKatakana: QualityRule = {
  id: 'half-width-katakana',
  category: 'characters',
  severity: 'warning',
  check: ({ source, target }) =>
    /[ｦ-ﾟ]/u.test(source.text)
      ? []
      : findingsInTarget(target, spansOf(target.text, /[ｦ-ﾟ]+/gu), (found) => found.normalize('NFKC')),
};

const symbols = /[©®™§¶†‡•★☆→←↑↓✓✔✗✘№]/gu;

export const symbolMissing: QualityRule = {
  id: 'symbol-missing',
  category: 'characters',
  severity: 'warning',
  check: ({ source, target }) => {
    if (target.text.trim() === '') return [];
    const there = new Set(target.text.match(symbols) ?? []);
    const translated = (symbol: string) =>
      (symbol === '§' && /条|條|条款|Article|Artikel|第/u.test(target.text)) ||
      (symbol === '№' && /No|N[º°]|号|號/u.test(target.text));
    return spansOf(source.text, symbols)
      .filter(({ start }) => !there.has(source.text[start] ?? '') && !translated(source.text[start] ?? ''))
      .slice(0, 1)
      .map((sourceSpan) => ({
        sourceSpan,
        params: { missing: source.text.slice(sourceSpan.start, sourceSpan.end) },
      }));
  },
};

/** Characters that only one of the two Chinese forms has, common ones. */
const traditional =
  /[們這個來時對說國學會過與為發經開關問間見長東車馬語讀寫電話網頁檔資訊號碼選擇請輸畫應該無論後還從進遠運達邊錄銀錢鐵門單雙壓縮總結構業務產權標準檢測試驗護證書購買賣費額價條項題類組織團隊員體質量]/u;
const simplified =
  /[们这个来时对说国学会过与为发经开关问间见长东车马语读写电话网页档资讯号码选择请输画应该无论后还从进远运达边录银钱铁门单双压缩总结构业务产权标准检测试验护证书购买卖费额价条项题类组织团队员体质量]/u;

/** Only characters that the other form does not have tell anything. */
const onlyIn = (characters: RegExp, other: RegExp) =>
  new RegExp(
    `[${Array.from(characters.source.slice(1, -1))
      .filter((each) => !other.source.includes(each))
      .join('')}]+`,
    'gu',
  );
const onlyTraditional = onlyIn(traditional, simplified);
const onlySimplified = onlyIn(simplified, traditional);

export const chineseForm: QualityRule = {
  id: 'chinese-form',
  category: 'characters',
  severity: 'warning',
  check: ({ target, targetScript }) => {
    if (targetScript !== 'Hans' && targetScript !== 'Hant') return [];
    return findingsInTarget(
      target,
      spansOf(target.text, targetScript === 'Hans' ? onlyTraditional : onlySimplified),
    );
  },
};

/** Letters that look like those of the language and belong to another script, inside of a word. */
export const mixedLetters: QualityRule = {
  id: 'mixed-letters',
  category: 'characters',
  severity: 'warning',
  check: ({ source, target, targetScript }) => {
    if (isHan(targetScript)) return [];
    const mixed =
      /(?<=\p{Script=Latin})[\p{Script=Cyrillic}\p{Script=Greek}](?=\p{Script=Latin})|(?<=\p{Script=Cyrillic})[\p{Script=Latin}\p{Script=Greek}](?=\p{Script=Cyrillic})/gu;
    return new RegExp(mixed.source, 'u').test(source.text)
      ? []
      : findingsInTarget(target, spansOf(target.text, mixed));
  },
};
