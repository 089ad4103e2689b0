import { App } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Saver } from './saving/saver.ts';
import { segmentAt } from './segment-rows.ts';
import type { WorkbenchStore } from './workbench.store.ts';

/** Tells who went on in a row that this user wrote in; what was typed goes to the server before. */
export function useLeaseNews(store: WorkbenchStore, saver: Pick<Saver, 'flush'>): void {
  const { t } = useTranslation('workbench');
  const { message } = App.useApp();
  useEffect(
    () =>
      store.subscribe(({ lostTo, rows }, before) => {
        if (lostTo === null || lostTo === before.lostTo) return;
        saver.flush();
        const number = segmentAt(rows, lostTo.segmentId ?? '')?.number ?? '';
        message.warning({ duration: 8, content: t('lease.lost', { name: lostTo.username, number }) });
      }),
    [store, saver, message, t],
  );
}
