import { type CheckFigure, precisionOf } from '@transloom/core/quality/check-precision';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../i18n/language-name.ts';
import { currentLocale } from '../../i18n/locale.ts';

/** Says how often a check is right, over all languages and in each of some. */
export function usePrecisionWords() {
  const { t } = useTranslation('project-settings');
  const percents = new Intl.NumberFormat(currentLocale(), { style: 'percent' });
  const wordsOf = (figures: readonly CheckFigure[]) => {
    const precision = precisionOf(figures);
    if (precision === undefined) return undefined;
    return {
      percent: percents.format(precision),
      cases: figures.reduce((sum, { right, wrong }) => sum + right + wrong, 0),
    };
  };
  return (figures: readonly CheckFigure[], languages: readonly string[]): string => {
    const all = wordsOf(figures);
    if (all === undefined) return t('checks.unmeasured');
    const each = languages.flatMap((language) => {
      const words = wordsOf(figures.filter((figure) => figure.language === language.split('-')[0]));
      return words === undefined
        ? []
        : [t('checks.ofLanguage', { ...words, language: languageName(language) })];
    });
    return [t('checks.precision', all), ...each].join(' · ');
  };
}
