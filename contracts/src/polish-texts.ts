import { type BilingualText, text } from './error-texts/bilingual.ts';

/** Words of the table that the changes of a polish are exported to. */
export const polishTexts = {
  segment: text('句段', 'Segment'),
  source: text('原文', 'Original'),
  result: text('润色结果', 'Polished text'),
  removed: text('删除', 'Removed'),
  added: text('新增', 'Added'),
  why: text('理由', 'Reason'),
  decision: text('处理', 'Decision'),
  accepted: text('接受', 'Accepted'),
  rejected: text('拒绝', 'Rejected'),
  spacing: text('空格', 'Spacing'),
  punctuation: text('标点', 'Punctuation'),
  'repeated-word': text('重复的词', 'Repeated word'),
} as const satisfies Readonly<Record<string, BilingualText>>;
