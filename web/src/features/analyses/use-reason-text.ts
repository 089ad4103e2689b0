import type { AnalyzedSegment } from '@transloom/contracts/analyses';
import { useTranslation } from 'react-i18next';

/** One sentence that says why a segment was counted in its line. */
export function useReasonText(): (segment: AnalyzedSegment) => string {
  const { t } = useTranslation('analyses');
  return ({ line, rate, memoryName, first, penalty, score }) => {
    const memory = memoryName ?? '';
    const place = { file: first?.documentName ?? '', number: first?.number ?? 0 };
    const reason = () => {
      switch (line) {
        case 'non-translated':
          return t('why.nonTranslated');
        case '102':
        case '101':
        case '100':
          return t(`why.${line}`, { memory });
        case 'auto-replace':
          return t('why.autoReplace', { memory });
        case 'cross-file-repetition':
          return t('why.crossFileRepetition', place);
        case 'repetition':
          return t('why.repetition', place);
        case 'low-risk':
          return t('why.lowRisk', { score: score ?? 0 });
        case 'new':
          return t(rate === null ? 'why.new' : 'why.newBelow', { memory, rate: rate ?? 0 });
        default:
          return t('why.fuzzy', { memory, rate: rate ?? 0 });
      }
    };
    const points = penalty ?? 0;
    return points > 0 ? `${reason()} ${t('why.penalty', { points })}` : reason();
  };
}
