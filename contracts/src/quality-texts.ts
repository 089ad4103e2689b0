import type { InterfaceLanguage } from './answer.ts';
import { type BilingualText, text } from './error-texts/bilingual.ts';

/** The words of every check: what is wrong. `{name}` is filled from the params of the issue. */
export const qualityTexts = {
  'target-empty': text('译文为空。', 'The translation is empty.'),
  'source-empty': text('原文为空，但有译文。', 'There is a translation but no source text.'),
  'target-same-as-source': text('译文与原文相同。', 'The translation is the same as the source.'),
  'untranslated-part': text('“{found}”未翻译。', '“{found}” is not translated.'),
  'target-script': text(
    '译文不是目标语言的文字。',
    'The translation is not written in the script of its language.',
  ),
  'source-script-left': text(
    '译文中留有原文文字“{found}”。',
    'The translation still has source text: “{found}”.',
  ),
  'match-unchanged': text(
    '确认了未修改的 {rate}% 匹配。',
    'A match of {rate} % was confirmed without a change.',
  ),
  'number-missing': text('译文缺少数字 {missing}。', 'The number {missing} is missing in the translation.'),
  'number-added': text('译文多出数字 {found}。', 'The number {found} is not in the source.'),
  'date-changed': text('日期 {missing} 与译文不一致。', 'The date {missing} differs in the translation.'),
  'time-changed': text('时间 {missing} 与译文不一致。', 'The time {missing} differs in the translation.'),
  'percent-missing': text('译文缺少百分号。', 'The percent sign is missing in the translation.'),
  'currency-missing': text('译文缺少货币。', 'The currency is missing in the translation.'),
  'unit-missing': text('译文缺少单位 {missing}。', 'The unit {missing} is missing in the translation.'),
  'alphanumeric-missing': text('译文缺少“{missing}”。', '“{missing}” is missing in the translation.'),
  'digit-forms': text('译文混用了不同形式的数字。', 'The translation mixes digits of two scripts.'),
  'tag-missing': text('译文缺少标签 {tag}。', 'The tag {tag} is missing in the translation.'),
  'tag-added': text('译文多出标签 {tag}。', 'The tag {tag} is not in the source.'),
  'tag-pair-reversed': text('标签 {tag} 的结束在开始之前。', 'The tag {tag} ends before it starts.'),
  'tags-crossed': text('译文中的标签交叉。', 'Tags cross in the translation.'),
  'tag-order': text('标签的顺序与原文不同。', 'The tags are in another order than in the source.'),
  'tag-pair-empty': text('标签 {tag} 中没有文字。', 'There is no text inside the tag {tag}.'),
  'tag-around-other-text': text('标签 {tag} 应包住“{found}”。', 'The tag {tag} should enclose “{found}”.'),
  'style-missing': text(
    '译文缺少原文的格式（{style}）。',
    'The translation lacks formatting of the source ({style}).',
  ),
  'style-added': text('译文有原文没有的格式。', 'The translation has formatting that the source lacks.'),
  'placeholder-missing': text(
    '译文缺少占位符 {missing}。',
    'The placeholder {missing} is missing in the translation.',
  ),
  'placeholder-added': text('译文多出占位符 {found}。', 'The placeholder {found} is not in the source.'),
  'placeholder-order': text(
    '未编号的占位符须保持原文顺序。',
    'Placeholders without numbers must stay in the order of the source.',
  ),
  'markup-missing': text('译文缺少标记 {missing}。', 'The markup {missing} is missing in the translation.'),
  'markup-added': text('译文多出标记 {found}。', 'The markup {found} is not in the source.'),
  'entity-missing': text('译文缺少实体 {missing}。', 'The entity {missing} is missing in the translation.'),
  'entity-broken': text('译文中的实体不完整。', 'An entity is broken in the translation.'),
  'escape-missing': text(
    '译文缺少转义符 {missing}。',
    'The escape sequence {missing} is missing in the translation.',
  ),
  'access-key': text(
    '译文缺少快捷键标记 &。',
    'The mark of the access key, &, is missing in the translation.',
  ),
  'markdown-marks': text('Markdown 标记 {found} 未成对。', 'The Markdown mark {found} is not paired.'),
  'icu-syntax': text('ICU 消息的语法有误。', 'The syntax of the ICU message is wrong.'),
  'icu-arguments': text('ICU 参数 {found} 与原文不同。', 'The ICU argument {found} differs from the source.'),
  'icu-plural-forms': text('{name} 缺少复数形式 {missing}。', '{name} lacks the plural form {missing}.'),
  'url-changed': text('网址 {missing} 与译文不一致。', 'The address {missing} differs in the translation.'),
  'email-changed': text(
    '邮箱 {missing} 与译文不一致。',
    'The e-mail address {missing} differs in the translation.',
  ),
  'path-changed': text(
    '文件名或路径 {missing} 与译文不一致。',
    'The file name or path {missing} differs in the translation.',
  ),
  'end-mark': text('句末标点与原文不一致。', 'The translation ends with another mark than the source.'),
  'doubled-mark': text('标点重复：{found}', 'Doubled punctuation: {found}'),
  'inverted-mark': text('缺少句首的 {missing}。', 'The mark {missing} at the start is missing.'),
  'bracket-unpaired': text('括号 {found} 未成对。', 'The bracket {found} is not paired.'),
  'bracket-width': text('括号全角与半角混用。', 'The brackets are of different width.'),
  'bracket-missing': text(
    '译文缺少原文的括号。',
    'The brackets of the source are missing in the translation.',
  ),
  'quote-unpaired': text('引号 {found} 未成对。', 'The quotation mark {found} is not paired.'),
  'quote-missing': text(
    '译文缺少原文的引号。',
    'The quotation marks of the source are missing in the translation.',
  ),
  'half-width-mark': text(
    '中文之间应使用全角标点：{found}',
    'Punctuation between Chinese characters is full-width: {found}',
  ),
  'full-width-mark': text(
    '译文不应使用全角标点：{found}',
    'Full-width punctuation does not belong here: {found}',
  ),
  'straight-quotes': text('中文应使用弯引号。', 'Chinese uses curly quotation marks.'),
  'ellipsis-form': text('中文省略号应为……', 'The Chinese ellipsis is ……'),
  'dash-form': text('中文破折号应为——', 'The Chinese dash is ——'),
  'leading-space': text('开头的空格与原文不一致。', 'The space at the start differs from the source.'),
  'trailing-space': text('末尾的空格与原文不一致。', 'The space at the end differs from the source.'),
  'double-space': text('有多余的空格。', 'There are too many spaces.'),
  'line-breaks': text(
    '换行数与原文不一致（原文 {expected}，译文 {found}）。',
    'The number of line breaks differs (source {expected}, translation {found}).',
  ),
  tabs: text(
    '制表符数与原文不一致（原文 {expected}，译文 {found}）。',
    'The number of tabs differs (source {expected}, translation {found}).',
  ),
  'space-between-characters': text('汉字之间有空格。', 'There is a space between Chinese characters.'),
  'space-beside-latin': text('中文与西文之间缺少空格。', 'There is no space between Chinese and Latin text.'),
  'no-break-space': text('译文缺少不换行空格。', 'A no-break space of the source is missing.'),
  'space-before-mark': text('标点前有空格。', 'There is a space before a punctuation mark.'),
  'space-after-mark': text('标点“{found}”后缺少空格。', 'There is no space after “{found}”.'),
  'french-spacing': text('法语标点“{found}”前应有窄空格。', 'French has a narrow space before “{found}”.'),
  'corrupted-character': text('有损坏的字符：{found}', 'Corrupted characters: {found}'),
  'invisible-character': text('有不可见字符。', 'There is an invisible character.'),
  'bidi-unbalanced': text('双向控制符未成对。', 'The controls of writing direction are not paired.'),
  'full-width-characters': text('译文有全角字母或数字：{found}', 'Full-width letters or digits: {found}'),
  'half-width-katakana': text('译文有半角片假名：{found}', 'Half-width katakana: {found}'),
  'symbol-missing': text('译文缺少符号 {missing}。', 'The symbol {missing} is missing in the translation.'),
  'chinese-form': text('简体与繁体混用：{found}', 'Characters of the other Chinese form: {found}'),
  'mixed-letters': text(
    '单词中混入其他文字的字母：{found}',
    'A letter of another script inside a word: {found}',
  ),
  'first-letter-case': text('首字母应大写。', 'The first letter should be a capital.'),
  'all-capitals': text('译文全部大写，原文不是。', 'The translation is in capitals and the source is not.'),
  'camel-case-missing': text(
    '译文缺少名称“{missing}”。',
    'The name “{missing}” is missing in the translation.',
  ),
  'two-capitals': text('“{found}”开头有两个大写字母。', '“{found}” begins with two capitals.'),
  'length-limit': text(
    '译文 {length} 个字符，超过上限 {limit}。',
    'The translation has {length} characters; at most {limit} are possible.',
  ),
  'target-too-long': text(
    '译文过长（原文的 {percent}%）。',
    'The translation is unusually long ({percent} % of the source).',
  ),
  'target-too-short': text(
    '译文过短（原文的 {percent}%）。',
    'The translation is unusually short ({percent} % of the source).',
  ),
  'repeated-word': text('“{found}”重复。', '“{found}” is repeated.'),
  'repeated-characters': text('“{found}”重复。', '“{found}” is repeated.'),
  misspelled: text('“{found}”可能拼写有误。', '“{found}” may be misspelled.'),
  'term-missing': text(
    '术语“{term}”未按术语库翻译，应为：{expected}',
    'The term “{term}” is not translated as in the term base: {expected}',
  ),
  'term-forbidden': text(
    '“{found}”是禁用术语，应为：{expected}',
    '“{found}” is a forbidden term. Use: {expected}',
  ),
  'inconsistent-target': text(
    '同一原文有不同译文，其他句段为“{expected}”。',
    'The same source is translated otherwise elsewhere: “{expected}”.',
  ),
  'inconsistent-source': text('不同原文的译文相同。', 'Different sources have the same translation.'),
  'model-mistranslation': text('误译：{explanation}', 'Mistranslation: {explanation}'),
  'model-omission': text('漏译：{explanation}', 'Omission: {explanation}'),
  'model-addition': text('增译：{explanation}', 'Addition: {explanation}'),
  'model-register': text('语气不当：{explanation}', 'Tone: {explanation}'),
  'model-grammar': text('语法：{explanation}', 'Grammar: {explanation}'),
  'model-terminology': text('用词：{explanation}', 'Terminology: {explanation}'),
  'model-inconsistency': text('前后不一致：{explanation}', 'Inconsistency: {explanation}'),
} as const satisfies Readonly<Record<string, BilingualText>>;

export type QualityCheckId = keyof typeof qualityTexts;

/** A check that an organization wrote in plain language. */
const ownCheckText = text('{name}：{explanation}', '{name}: {explanation}');
const patternText = text('{name}', '{name}');

/** The words of an issue; a check made by people says its name. */
export function qualityText(
  check: string,
  language: InterfaceLanguage,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const ofPeople = params['explanation'] === undefined ? patternText : ownCheckText;
  const words = (isKnown(check) ? qualityTexts[check] : ofPeople)[language];
  return words.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

function isKnown(check: string): check is QualityCheckId {
  return Object.hasOwn(qualityTexts, check);
}
