import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Memory } from '@transloom/contracts/memories';
import { App } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRealtimeConnected, useRealtimeMessage } from '../../api/use-realtime.ts';
import { formatNumber } from '../../i18n/format.ts';
import { importState, isImporting } from './import-state.ts';
import { memoriesKey, memoriesQuery } from './memories.queries.ts';

/** An import tells of its progress several times a second; the list is asked once for all of them. */
const gatherMs = 300;

/** All memories, kept up to date while files go into them; the end of an import is also told in passing. */
export function useLiveMemories() {
  const client = useQueryClient();
  const live = useRealtimeConnected();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useRealtimeMessage('memory-changed', () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void client.invalidateQueries({ queryKey: memoriesKey });
    }, gatherMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const query = useQuery(memoriesQuery({ live }));
  useReports(query.data);
  return query;
}

/** The list is kept while other pages are shown, so this reports there as well. */
function useReports(memories: readonly Memory[] | undefined): void {
  const { t } = useTranslation('memories');
  const { message } = App.useApp();
  const importing = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    for (const memory of memories ?? []) {
      if (!importing.current.has(memory.memoryId) || isImporting(memory)) continue;
      const { failed, imported } = importState(memory);
      const { name } = memory;
      if (failed.length > 0) message.error(t('import.reportFailed', { name, count: failed.length }));
      else message.success(t('import.report', { name, count: imported, imported: formatNumber(imported) }));
    }
    importing.current = new Set((memories ?? []).filter(isImporting).map(({ memoryId }) => memoryId));
  }, [memories, message, t]);
}
