import { PlusOutlined, TranslationOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { Memory } from '@transloom/contracts/memories';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../../session/permissions.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Toolbar } from '../../../ui/toolbar.tsx';
import { AddEntryDrawer } from './add-entry-drawer.tsx';
import { entriesQuery } from './entries.queries.ts';
import { EntryFilters } from './entry-filters.tsx';
import { EntryTable } from './entry-table.tsx';
import { type EntryFilter, useEntryFilter } from './use-entry-filter.ts';

/** The entries of a memory: found, read, changed where they stand. */
export function MemoryEntries({ memory }: { readonly memory: Memory }) {
  const { t } = useTranslation('memories');
  const filter = useEntryFilter(memory.memoryId);
  const query = useQuery(entriesQuery(filter.asked));
  const [adding, setAdding] = useState(false);
  const editable = useAllows()('memory:edit') && memory.writable;
  const { pageNumber, pageSize } = filter.asked;
  return (
    <>
      <Toolbar
        actions={
          editable ? (
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setAdding(true)}>
              {t('entry.add')}
            </Button>
          ) : null
        }
      >
        <EntryFilters memory={memory} filter={filter} />
      </Toolbar>
      <EntryTable
        memory={memory}
        editable={editable}
        search={filter.given.text ?? ''}
        query={{ data: query.data?.records, error: query.error, refetch: query.refetch }}
        paging={{ page: pageNumber, pageSize, total: query.data?.total ?? 0, onChange: filter.turn }}
        empty={<NoEntries filter={filter} />}
      />
      <AddEntryDrawer memory={memory} open={adding} onClose={() => setAdding(false)} />
    </>
  );
}

function NoEntries({ filter }: { readonly filter: EntryFilter }) {
  const { t } = useTranslation('memories');
  if (!filter.filtered)
    return (
      <EmptyState icon={<TranslationOutlined />} title={t('entry.none')} description={t('entry.noneHint')} />
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
