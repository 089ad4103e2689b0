import type { TranslationFault } from '@transloom/contracts/translations';
import { useTranslation } from 'react-i18next';
import { Text } from '../../../ui/text.tsx';

/** What an engine got wrong twice, a line each, before somebody takes its text. */
export function TranslationFaults({ faults }: { readonly faults: readonly TranslationFault[] }) {
  const { t } = useTranslation('workbench');
  const or = t('translation.or');
  const words = (fault: TranslationFault): string => {
    if (fault.kind !== 'term') return t(`translation.fault.${fault.kind}`, { ...fault });
    return t('translation.fault.term', { source: fault.source, targets: fault.targets.join(or) });
  };
  return faults.map((fault) => (
    <Text key={JSON.stringify(fault)} size="small" tone="warning" as="p">
      {words(fault)}
    </Text>
  ));
}
