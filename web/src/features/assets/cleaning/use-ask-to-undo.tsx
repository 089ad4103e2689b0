import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import type { CleaningCommands } from './cleaning-parts.ts';
import type { Cleaning } from './cleaning-state.ts';

/** Says how many entries come back. */
export function useAskToUndo(commands: CleaningCommands | undefined): (cleaning: Cleaning) => void {
  const { t } = useTranslation('assets');
  const confirm = useConfirm();
  return (cleaning) =>
    confirm({
      title: t('cleaning.undoTitle'),
      consequence: t('cleaning.undoConsequence', {
        count: cleaning.removed,
        entries: formatNumber(cleaning.removed),
      }),
      verb: t('cleaning.undo'),
      onConfirm: () => commands?.undo(cleaning),
    });
}
