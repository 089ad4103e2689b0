import { DeleteOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import type { MemoryEntry } from '@transloom/contracts/memory-entries';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TableSelection } from '../../../ui/list/bulk-bar.tsx';
import { useFoundSelection } from '../../../ui/list/use-found-selection.ts';
import { type EntriesAsked, entriesQuery } from './entries.queries.ts';
import { LayerMenu } from './layer-menu.tsx';
import { useAskToDeleteEntries } from './use-entry-actions.tsx';

interface FoundEntries {
  readonly asked: EntriesAsked;
  readonly entries: readonly MemoryEntry[];
  readonly total: number;
}

/** Ticked entries, and what can be done with them together. */
export function useEntrySelection({ asked, entries, total }: FoundEntries): TableSelection {
  const { t } = useTranslation('memories');
  const client = useQueryClient();
  const { memoryId, pageNumber: _number, pageSize: _size, ...filter } = asked;
  const { untick, ...selection } = useFoundSelection({
    rows: entries,
    keyOf: ({ entryId }: MemoryEntry) => entryId,
    total,
    filter,
    readPage: async (page) =>
      (await client.fetchQuery(entriesQuery({ memoryId, ...filter, ...page }))).records,
  });
  const keys = selection.keys;
  const askToDelete = useAskToDeleteEntries(memoryId, { onDeleted: untick });
  return {
    ...selection,
    actions: (
      <>
        <LayerMenu memoryId={memoryId} entryIds={keys} onChanged={untick} />
        <Button size="small" danger icon={<DeleteOutlined aria-hidden />} onClick={() => askToDelete(keys)}>
          {t('entry.delete')}
        </Button>
      </>
    ),
  };
}
