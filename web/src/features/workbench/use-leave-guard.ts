import { useBlocker } from '@tanstack/react-router';
import { App } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { saveState } from './saving/save-queue.ts';
import type { Saver } from './saving/saver.ts';
import type { WorkbenchStore } from './workbench.store.ts';

const longestWaitMs = 5_000;

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
      saver.flush();
      await untilSaved(store);
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

function isSaved(store: WorkbenchStore): boolean {
  return saveState(store.getState().queue).status === 'saved';
}

function untilSaved(store: WorkbenchStore): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, longestWaitMs);
    const stop = store.subscribe(() => {
      const { status } = saveState(store.getState().queue);
      if (status !== 'saving') finish();
    });
    function finish(): void {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}
