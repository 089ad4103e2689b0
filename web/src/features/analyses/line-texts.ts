import { analysisColumnTexts, analysisLineTexts } from '@transloom/contracts/analysis-texts';
import type { AnalysisLine } from '@transloom/core/analysis/analysis-line';
import { currentLocale } from '../../i18n/locale.ts';

/** The name of a line, as reports call it too. */
export function lineText(line: AnalysisLine): string {
  return analysisLineTexts[line][currentLocale()];
}

/** The name of a column or sum, as reports call it too. */
export function columnText(column: keyof typeof analysisColumnTexts): string {
  return analysisColumnTexts[column][currentLocale()];
}
