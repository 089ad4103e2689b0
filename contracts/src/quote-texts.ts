import type { InterfaceLanguage } from './answer.ts';

/** Words of quotes in files. */
export const quoteFileTexts = {
  title: { 'zh-CN': '项目报价', 'en-US': 'Quote' },
  project: { 'zh-CN': '项目', 'en-US': 'Project' },
  languages: { 'zh-CN': '语言方向', 'en-US': 'Languages' },
  number: { 'zh-CN': '编号', 'en-US': 'Number' },
  analyzed: { 'zh-CN': '分析时间', 'en-US': 'Analyzed' },
  unitPrice: { 'zh-CN': '单价', 'en-US': 'Unit price' },
  line: { 'zh-CN': '类别', 'en-US': 'Line' },
  segments: { 'zh-CN': '句段', 'en-US': 'Segments' },
  count: { 'zh-CN': '数量', 'en-US': 'Count' },
  rate: { 'zh-CN': '计费比例', 'en-US': 'Rate' },
  billable: { 'zh-CN': '计费数量', 'en-US': 'Billable' },
  extraFee: { 'zh-CN': '附加费', 'en-US': 'Extra fee' },
  total: { 'zh-CN': '总价', 'en-US': 'Total' },
  accepted: { 'zh-CN': '已接受', 'en-US': 'Accepted' },
  units: {
    words: { 'zh-CN': '字数', 'en-US': 'words' },
    characters: { 'zh-CN': '字符', 'en-US': 'characters' },
    chineseKoreanWords: { 'zh-CN': '中朝字数', 'en-US': 'Chinese-Korean words' },
  },
} as const satisfies Readonly<
  Record<string, Readonly<Record<InterfaceLanguage, string>> | Readonly<Record<string, unknown>>>
>;
