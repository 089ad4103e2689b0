import { type BilingualText, text } from './error-texts/bilingual.ts';

/** Words in the bilingual tables that people take away and give back. */
export const bilingualTableTexts = {
  number: text('编号', 'No.'),
  status: text('状态', 'Status'),
  confirmed: text('已确认', 'Confirmed'),
  locked: text('已锁定', 'Locked'),
  draft: text('草稿', 'Draft'),
  empty: text('未翻译', 'Not translated'),
} as const satisfies Readonly<Record<string, BilingualText>>;
