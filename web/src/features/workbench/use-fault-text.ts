import type { TranslationFault } from '@transloom/contracts/translations';
import { useTranslation } from 'react-i18next';

/** What an engine got wrong twice, in words. */
export function useFaultText(): (fault: TranslationFault) => string {
  const { t } = useTranslation('workbench');
  return (fault) =>
    fault.kind === 'term'
      ? t('translation.fault.term', {
          source: fault.source,
          targets: fault.targets.join(t('translation.or')),
        })
      : t(`translation.fault.${fault.kind}`, { ...fault });
}
