import { text } from './error-texts/bilingual.ts';

/** The columns of the exported post-editing analysis, in their order. */
export const postEditingColumnTexts = {
  person: text('人员', 'Person'),
  engine: text('模型', 'Engine'),
  segments: text('句段数', 'Segments'),
  characters: text('原文字符', 'Source characters'),
  changed: text('编辑距离（词）', 'Edit distance (words)'),
  kept: text('保留（%）', 'Kept (%)'),
  '100': text('未改', 'Unchanged'),
  '95-99': text('95%–99%', '95–99%'),
  '85-94': text('85%–94%', '85–94%'),
  '75-84': text('75%–84%', '75–84%'),
  '50-74': text('50%–74%', '50–74%'),
  below: text('不足 50%', 'Below 50%'),
} as const;

export const postEditingTexts = {
  everybody: text('全部人员', 'Everybody'),
  unknown: text('未知', 'Unknown'),
  file: text('译后编辑分析', 'Post-editing analysis'),
} as const;
