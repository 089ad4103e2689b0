import type { InterfaceLanguage } from '@transloom/contracts/answer';

/** Texts of the workbook of discarded records. */
export const discardHeadings: Readonly<Record<InterfaceLanguage, readonly string[]>> = {
  'zh-CN': ['序号', '原因', '源语言', '原文', '目标语言', '译文'],
  'en-US': ['Record', 'Reason', 'Source language', 'Source', 'Target language', 'Target'],
};

export const discardReasonTexts = {
  empty: { 'zh-CN': '内容为空', 'en-US': 'Empty' },
  identical: { 'zh-CN': '原文与译文相同', 'en-US': 'Source and target are the same' },
  duplicate: { 'zh-CN': '重复', 'en-US': 'Duplicate' },
  tooLong: { 'zh-CN': '过长', 'en-US': 'Too long' },
  spoiled: { 'zh-CN': '含有非法字符', 'en-US': 'A character that XML forbids' },
  otherLanguage: { 'zh-CN': '语言不符', 'en-US': 'Other languages' },
} as const;
