import { DeleteOutlined } from '@ant-design/icons';
import type { MemoryEntry } from '@transloom/contracts/memory-entries';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TableSelection } from '../../../ui/bulk-bar.tsx';
import { useTickedRows } from '../../assets/use-ticked-rows.ts';
import { LayerMenu } from './layer-menu.tsx';
import { useAskToDeleteEntries } from './use-entry-actions.tsx';

/** Ticked entries of the page that is shown, and what can be done with them together. */
export function useEntrySelection(memoryId: string, entries: readonly MemoryEntry[]): TableSelection {
  const { t } = useTranslation('memories');
  const { keys, tick, untick } = useTickedRows(entries, ({ entryId }) => entryId);
  const askToDelete = useAskToDeleteEntries(memoryId, untick);
  return {
    keys,
    onChange: tick,
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
