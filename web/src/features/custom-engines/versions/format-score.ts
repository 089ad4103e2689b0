import { currentLocale } from '../../../i18n/locale.ts';

/** BLEU and chrF are told with one decimal. */
export function formatScore(score: number): string {
  return new Intl.NumberFormat(currentLocale(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(score);
}
