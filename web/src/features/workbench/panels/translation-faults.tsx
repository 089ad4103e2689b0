import type { TranslationFault } from '@transloom/contracts/translations';
import { Text } from '../../../ui/text.tsx';
import { useFaultText } from '../use-fault-text.ts';

/** What an engine got wrong twice, a line each, before somebody takes its text. */
export function TranslationFaults({ faults }: { readonly faults: readonly TranslationFault[] }) {
  const faultText = useFaultText();
  return faults.map((fault) => (
    <Text key={JSON.stringify(fault)} size="small" tone="warning" as="p">
      {faultText(fault)}
    </Text>
  ));
}
