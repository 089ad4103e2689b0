import { type PairFault, pairFaultKinds } from '@transloom/core/custom-engines/cleaning/pair-faults';
import { useTranslation } from 'react-i18next';

/** Why a pair is left out, in words. */
export function useReasonText(): (reason: string) => string {
  const { t } = useTranslation('custom-engines');
  return (reason) => {
    const known = pairFaultKinds.find((kind): kind is PairFault => kind === reason);
    return known ? t(`reason.${known}`) : reason;
  };
}
