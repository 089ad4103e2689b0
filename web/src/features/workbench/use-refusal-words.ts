import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from './refusal-text.ts';
import type { Refusal } from './workbench-commands.ts';

/** Why the active segment may not be changed, in words. */
export function useRefusalWords(): (reason: Refusal) => string {
  const { t } = useTranslation('workbench');
  return useCallback(
    (reason) => {
      if (typeof reason === 'string') return t(`refused.${reason}`);
      if ('heldBy' in reason) return t('refused.held', { name: reason.heldBy });
      return refusalText(reason.closed) ?? t('refused.readOnly');
    },
    [t],
  );
}
