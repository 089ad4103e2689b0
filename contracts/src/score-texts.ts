import { type BilingualText, text } from './error-texts/bilingual.ts';

/** Words of the files that automatic scores are exported to. */
export const scoreColumnTexts = {
  file: text('文件', 'File'),
  targetLanguage: text('译文语言', 'Target language'),
  number: text('句段', 'Segment'),
  score: text('评分', 'Score'),
  risk: text('风险', 'Risk'),
  source: text('原文', 'Source'),
  target: text('译文', 'Translation'),
  engine: text('模型', 'Engine'),
  scoredBy: text('评分方式', 'Scored by'),
  low: text('低风险', 'Low risk'),
  high: text('高风险', 'High risk'),
  estimate: text('规则估算', 'Estimate from checks'),
} as const satisfies Readonly<Record<string, BilingualText>>;
