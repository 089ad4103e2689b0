import type { AnalysisLine } from '@transloom/core/analysis/analysis-line';
import { type BilingualText, text } from './error-texts/bilingual.ts';

/** Lines of an analysis as screens and reports call them. */
export const analysisLineTexts: Readonly<Record<AnalysisLine, BilingualText>> = {
  'non-translated': text('非译元素', 'Non-translated elements'),
  '102': text('102%', '102%'),
  '101': text('101%', '101%'),
  '100': text('100%', '100%'),
  'auto-replace': text('自动替换', 'Auto-replace'),
  'cross-file-repetition': text('跨文件重复', 'Cross-file repetitions'),
  repetition: text('重复', 'Repetitions'),
  '95-99': text('95%–99%', '95–99%'),
  '85-94': text('85%–94%', '85–94%'),
  '75-84': text('75%–84%', '75–84%'),
  '50-74': text('50%–74%', '50–74%'),
  'low-risk': text('低风险句段', 'Low-risk segments'),
  new: text('新字', 'New'),
};

/** Columns of the table of an analysis, and the names of its sums. */
export const analysisColumnTexts = {
  file: text('文件', 'File'),
  targetLanguage: text('译文语言', 'Target language'),
  line: text('分类', 'Category'),
  segments: text('句段数', 'Segments'),
  words: text('字数', 'Words'),
  characters: text('字符数', 'Characters'),
  chineseKoreanWords: text('中朝字数', 'Chinese–Korean words'),
  rate: text('计费比例', 'Rate'),
  weightedWords: text('计费字数', 'Billable words'),
  total: text('合计', 'Total'),
  allFiles: text('全部文件', 'All files'),
  allLanguages: text('全部语言', 'All languages'),
} as const satisfies Readonly<Record<string, BilingualText>>;
