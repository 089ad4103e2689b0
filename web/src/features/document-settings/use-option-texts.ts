import type { ChosenOptions } from '@transloom/contracts/document-settings';
import { documentOptions } from '@transloom/core/document/document-options';
import { useTranslation } from 'react-i18next';
import type { OptionFault } from './option-faults.ts';

/** Options in a few words, and what is wrong with them. */
export function useOptionTexts() {
  const { t } = useTranslation('document-settings');
  return {
    /** What differs from how files are read where nobody chose. */
    summary(chosen: ChosenOptions): string {
      const parts = Object.entries(chosen).flatMap(([name, value]) => {
        if (!Object.hasOwn(documentOptions, name)) return [];
        const label = t(`option.${name as keyof typeof documentOptions}.label`);
        if (typeof value === 'object' && Object.keys(value).length === 0) return [];
        return value === false ? t('without', { option: label }) : label;
      });
      return parts.length === 0 ? t('usual') : parts.join(t('separator'));
    },
    fault: (fault: OptionFault): string => t(`fault.${fault}`),
  };
}
