import { useBlocker } from '@tanstack/react-router';
import { App } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isSaved, saveNow } from './saving/save-now.ts';
import type { Saver } from './saving/saver.ts';
import type { WorkbenchStore } from './workbench.store.ts';

/**
 * Leaving waits for what is being saved. What cannot be saved now (no connection, a conflict) is kept in the browser and
 * goes on when the document is opened again, so leaving is never refused for good.
 */
export function useLeaveGuard(store: WorkbenchStore, saver: Saver): void {
  const { t } = useTranslation('workbench');
  const { message } = App.useApp();
  useBlocker({
    shouldBlockFn: async () => {
      if (isSaved(store)) return false;
      const hide = message.loading(t('leave.saving'), 0);
      await saveNow(store, saver);
      hide();
      if (!isSaved(store)) message.warning(t('leave.kept'));
      return false;
    },
    enableBeforeUnload: () => !isSaved(store),
  });
  useEffect(() => {
    const flushWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') saver.flush();
    };
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => document.removeEventListener('visibilitychange', flushWhenHidden);
  }, [saver]);
}
