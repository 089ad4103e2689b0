import { text } from './bilingual.ts';

/** What analyses and rate schemes say. */
export const analysisTexts = {
  'analysis.no-documents': text(
    '没有可分析的文件。请等文件解析完成后再试。',
    'There are no files to analyze. Try again when the files have been read.',
  ),
  'rate-scheme.changed': text(
    '计费方案已被他人修改，请刷新后再保存。',
    'Somebody else has changed the rate scheme. Reload it and save again.',
  ),
  'rate-scheme.duplicate-name': text(
    '已有名为“{name}”的计费方案，请换一个名称。',
    'There is a rate scheme “{name}” already. Choose another name.',
  ),
} as const;
