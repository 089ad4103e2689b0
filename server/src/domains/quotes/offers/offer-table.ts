import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { OfferFields } from '@transloom/contracts/member-offers';

export const offerColumns = [
  'member',
  'kind',
  'source',
  'target',
  'unitPrice',
  'currency',
  'per',
  'unit',
] as const;
export type OfferColumn = (typeof offerColumns)[number];

/** The headings of a table of offers; both languages are read, whatever the interface's is. */
export const offerHeadings: Readonly<Record<InterfaceLanguage, Readonly<Record<OfferColumn, string>>>> = {
  'zh-CN': {
    member: '成员（手机号、邮箱或姓名）',
    kind: '任务类型',
    source: '源语言',
    target: '译文语言',
    unitPrice: '单价',
    currency: '币种',
    per: '计价数量',
    unit: '计价单位',
  },
  'en-US': {
    member: 'Member (phone, e-mail or name)',
    kind: 'Task type',
    source: 'Source language',
    target: 'Target language',
    unitPrice: 'Unit price',
    currency: 'Currency',
    per: 'Price per',
    unit: 'Unit of count',
  },
};

type Words<Name extends string> = Readonly<Record<Name, Readonly<Record<InterfaceLanguage, string>>>>;

export const kindWords: Words<OfferFields['kind']> = {
  translation: { 'zh-CN': '翻译', 'en-US': 'Translation' },
  review: { 'zh-CN': '审校', 'en-US': 'Review' },
  proofreading: { 'zh-CN': '校对', 'en-US': 'Proofreading' },
  own: { 'zh-CN': '自定义', 'en-US': 'Own stage' },
};

export const unitWords: Words<OfferFields['unit']> = {
  words: { 'zh-CN': '字数', 'en-US': 'Words' },
  characters: { 'zh-CN': '字符', 'en-US': 'Characters' },
  chineseKoreanWords: { 'zh-CN': '中朝字数', 'en-US': 'Chinese and Korean words' },
};

/** Two rows that show how the template is filled in. */
export const exampleOffers: Readonly<Record<InterfaceLanguage, readonly (readonly string[])[]>> = {
  'zh-CN': [
    ['13800138000', '翻译', 'zh-CN', 'en', '120', 'CNY', '1000', '字数'],
    ['maria@example.com', '审校', 'en', 'pt-BR', '0.04', 'EUR', '1', '字数'],
  ],
  'en-US': [
    ['13800138000', 'Translation', 'zh-CN', 'en', '120', 'CNY', '1000', 'Words'],
    ['maria@example.com', 'Review', 'en', 'pt-BR', '0.04', 'EUR', '1', 'Words'],
  ],
};

/** The key whose name, or word in either language, this is. */
export function named<Name extends string>(words: Words<Name>, text: string): Name | undefined {
  const wanted = text.trim().toLowerCase();
  return (Object.keys(words) as Name[]).find((name) =>
    [name, words[name]['zh-CN'], words[name]['en-US']].some((word) => word.toLowerCase() === wanted),
  );
}

/** Digits after the point of a currency. */
export function minorDigits(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
