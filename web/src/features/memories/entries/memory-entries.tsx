import { TranslationOutlined } from '@ant-design/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Memory } from '@transloom/contracts/memories';
import { entrySorts, entrySortsOf, type MemoryEntry } from '@transloom/contracts/memory-entries';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../../session/permissions.ts';
import { useSortInAddress } from '../../../ui/list/use-sort-in-address.ts';
import { takesEntries } from '../../assets/asset-kind.ts';
import { EntryList } from '../../assets/entries/entry-list.tsx';
import { ExportFound } from '../../assets/list/export-found.tsx';
import { useExportMemory } from '../memories.queries.ts';
import { AddEntryDrawer } from './add-entry-drawer.tsx';
import { entriesQuery } from './entries.queries.ts';
import { EntryFilters } from './entry-filters.tsx';
import { LayerMenu } from './layer-menu.tsx';
import { MemoryEntryHistory } from './memory-entry-history.tsx';
import { useDeletionOfEntries } from './use-deletion-of-entries.ts';
import { useEntryColumns } from './use-entry-columns.tsx';
import { useEntryEditing } from './use-entry-editing.ts';
import { useEntryFilter } from './use-entry-filter.ts';

/** The entries of a memory: found, read, changed where they stand. */
export function MemoryEntries({ memory }: { readonly memory: Memory }) {
  const { t } = useTranslation('memories');
  const { memoryId, sourceLanguage } = memory;
  const filter = useEntryFilter(memoryId);
  const sort = useSortInAddress(entrySorts);
  const client = useQueryClient();
  const query = useQuery(entriesQuery({ ...filter.asked, ...sort.asked }));
  const [adding, setAdding] = useState(false);
  const allows = useAllows();
  const editable = takesEntries(memory);
  const editing = useEntryEditing(memoryId, query.data?.records ?? [], { editable });
  const exportMemory = useExportMemory();
  const { memoryId: _id, pageNumber: _number, pageSize: _size, ...found } = filter.asked;
  const sortOf = sort.among(entrySortsOf({ total: query.data?.total ?? 0, text: found.text }));
  return (
    <EntryList<MemoryEntry>
      name="memory-entries"
      icon={<TranslationOutlined />}
      word={(key, count) => t(key, count ?? {})}
      idOf={({ entryId }) => entryId}
      query={query}
      filter={filter}
      readPage={(page) => client.fetchQuery(entriesQuery({ ...filter.asked, ...page }))}
      columns={useEntryColumns(memory, { search: filter.given.text ?? '', sortOf, editing })}
      filters={<EntryFilters memory={memory} filter={filter} />}
      editable={editable}
      onAdd={() => setAdding(true)}
      onEdit={editing.start}
      askToDelete={useDeletionOfEntries(memoryId)}
      bulkActions={(entryIds, untick) => (
        <LayerMenu memoryId={memoryId} entryIds={entryIds} onChanged={untick} />
      )}
      exportFound={
        allows('memory:export')
          ? (total) => (
              <ExportFound
                total={total}
                kinds={(['xlsx', 'tmx'] as const).map((key) => ({ key, label: t(`export.${key}`) }))}
                onExport={(as) => exportMemory.mutate({ memoryId, as, filter: found })}
              />
            )
          : undefined
      }
      history={(entry) => (
        <MemoryEntryHistory memoryId={memoryId} sourceLanguage={sourceLanguage} entry={entry} />
      )}
    >
      <AddEntryDrawer memory={memory} open={adding} onClose={() => setAdding(false)} />
    </EntryList>
  );
}
