import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Memory } from '@transloom/contracts/memories';
import { App } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { importState } from '../assets/import-state.ts';
import { isImporting, memoriesQuery } from './memories.queries.ts';
import { useLiveMemoryNews } from './use-live-memory-news.ts';

type MemoriesAsked = Parameters<typeof memoriesQuery>[0];

/**
 * All memories, and those that are asked for, kept up to date while files go into them; the end of an import is also
 * told in passing.
 */
export function useLiveMemories(asked: MemoriesAsked) {
  const live = useLiveMemoryNews();
  const all = useQuery(memoriesQuery({}, { live })).data;
  useReports(all);
  return { all, shown: useQuery({ ...memoriesQuery(asked, { live }), placeholderData: keepPreviousData }) };
}

/** The list is kept while other pages are shown, so this reports there as well. */
function useReports(memories: readonly Memory[] | undefined): void {
  const { t } = useTranslation('memories');
  const { message } = App.useApp();
  const importing = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    for (const memory of memories ?? []) {
      if (!importing.current.has(memory.memoryId) || isImporting(memory)) continue;
      const { failed, imported } = importState(memory.lastImports);
      const { name } = memory;
      if (failed.length > 0) message.error(t('import.reportFailed', { name, count: failed.length }));
      else message.success(t('import.report', { name, count: imported, imported: formatNumber(imported) }));
    }
    importing.current = new Set((memories ?? []).filter(isImporting).map(({ memoryId }) => memoryId));
  }, [memories, message, t]);
}
