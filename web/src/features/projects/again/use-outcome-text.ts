import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import type { PretranslationRun } from './again.queries.ts';

/** What a run changed, and what its undo gave back where it was undone. */
export function useOutcomeText(): (run: PretranslationRun) => {
  readonly title: string;
  readonly details: string;
} {
  const { t } = useTranslation('projects');
  return ({ result, counts }) => {
    const { fromMemory = 0, fromEngine = 0, failed = 0 } = result?.outcome ?? {};
    const numbers = {
      memory: formatNumber(fromMemory),
      engine: formatNumber(fromEngine),
      failed: formatNumber(failed),
    };
    const details = t(failed > 0 ? 'again.outcomeFailed' : 'again.outcome', numbers);
    const { restored, kept = 0 } = counts;
    if (restored === undefined)
      return { title: t('again.done', { count: fromMemory + fromEngine }), details };
    const undone = { restored: formatNumber(restored), kept: formatNumber(kept) };
    return {
      title: kept > 0 ? t('again.undoneKept', undone) : t('again.undone', { count: restored }),
      details,
    };
  };
}
