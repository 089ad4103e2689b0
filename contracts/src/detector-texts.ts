import { type BilingualText, text } from './error-texts/bilingual.ts';

/** Words of the table that similarities are exported to. */
export const detectorTexts = {
  segment: text('句段', 'Segment'),
  source: text('原文', 'Source'),
  target: text('译文', 'Translation'),
  best: text('最高相似度 %', 'Highest similarity %'),
  noProof: text(
    '相似度只说明译文与这些模型的输出有多接近，不能证明译文由机器翻译。',
    'Similarity says how close the translation is to what these engines write. It does not prove that it was machine translated.',
  ),
} as const satisfies Readonly<Record<string, BilingualText>>;
