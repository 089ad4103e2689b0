import { TranslationOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { Memory } from '@transloom/contracts/memories';
import { entrySorts, entrySortsOf } from '@transloom/contracts/memory-entries';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../../session/permissions.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PrimaryButton } from '../../../ui/list/primary-button.tsx';
import { useSortInAddress } from '../../../ui/list/use-sort-in-address.ts';
import { Toolbar } from '../../../ui/toolbar.tsx';
import { takesEntries } from '../../assets/asset-kind.ts';
import { ExportFound } from '../../assets/list/export-found.tsx';
import { useExportMemory } from '../memories.queries.ts';
import { AddEntryDrawer } from './add-entry-drawer.tsx';
import { entriesQuery } from './entries.queries.ts';
import { EntryFilters } from './entry-filters.tsx';
import { EntryTable } from './entry-table.tsx';
import { type EntryFilter, useEntryFilter } from './use-entry-filter.ts';

/** The entries of a memory: found, read, changed where they stand. */
export function MemoryEntries({ memory }: { readonly memory: Memory }) {
  const { t } = useTranslation('memories');
  const filter = useEntryFilter(memory.memoryId);
  const sort = useSortInAddress(entrySorts);
  const query = useQuery(entriesQuery({ ...filter.asked, ...sort.asked }));
  const [adding, setAdding] = useState(false);
  const add = () => setAdding(true);
  const editable = useAllows()('memory:edit') && takesEntries(memory);
  const { pageNumber, pageSize } = filter.asked;
  const total = query.data?.total ?? 0;
  const none = query.data?.total === 0 && !filter.filtered;
  return (
    <>
      <Toolbar
        actions={
          <>
            <ExportOfFound filter={filter} total={total} />
            {editable ? <PrimaryButton label={t('entry.add')} secondary={none} onClick={add} /> : null}
          </>
        }
      >
        <EntryFilters memory={memory} filter={filter} />
      </Toolbar>
      <EntryTable
        memory={memory}
        editable={editable}
        search={filter.given.text ?? ''}
        asked={filter.asked}
        sortOf={sort.among(entrySortsOf({ total, text: filter.asked.text }))}
        query={{ data: query.data?.records, error: query.error, refetch: query.refetch }}
        paging={{ page: pageNumber, pageSize, total, onChange: filter.turn }}
        empty={
          <NoEntries
            filter={filter}
            action={editable ? <PrimaryButton label={t('entry.add')} onClick={add} /> : undefined}
          />
        }
      />
      <AddEntryDrawer memory={memory} open={adding} onClose={() => setAdding(false)} />
    </>
  );
}

interface ExportOfFoundProps {
  readonly filter: EntryFilter;
  readonly total: number;
}

/** Nothing where all entries are shown: these are exported with the memory. */
function ExportOfFound({ filter: { filtered, asked }, total }: ExportOfFoundProps) {
  const { t } = useTranslation('memories');
  const mayExport = useAllows()('memory:export');
  const exportMemory = useExportMemory();
  const { memoryId, pageNumber: _number, pageSize: _size, ...filter } = asked;
  if (!mayExport || !filtered || total === 0) return null;
  return (
    <ExportFound
      total={total}
      kinds={(['xlsx', 'tmx'] as const).map((key) => ({ key, label: t(`export.${key}`) }))}
      onExport={(as) => exportMemory.mutate({ memoryId, as, filter })}
    />
  );
}

interface NoEntriesProps {
  readonly filter: EntryFilter;
  readonly action: ReactNode;
}

function NoEntries({ filter, action }: NoEntriesProps) {
  const { t } = useTranslation('memories');
  if (!filter.filtered)
    return (
      <EmptyState
        icon={<TranslationOutlined />}
        title={t('entry.none')}
        description={t('entry.noneHint')}
        action={action}
      />
    );
  const text = filter.given.text ?? '';
  return (
    <EmptyState
      role="status"
      title={text === '' ? t('entry.nothing') : t('entry.nothingFor', { text })}
      action={<Button onClick={filter.clear}>{t('entry.clearFilter')}</Button>}
    />
  );
}
