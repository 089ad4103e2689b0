import { DeleteOutlined } from '@ant-design/icons';
import type { MemoryEntry } from '@transloom/contracts/memory-entries';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableSelection } from '../../../ui/bulk-bar.tsx';
import { LayerMenu } from './layer-menu.tsx';
import { useAskToDeleteEntries } from './use-entry-actions.tsx';

/** Ticked entries of the page that is shown, and what can be done with them together. */
export function useEntrySelection(memoryId: string, entries: readonly MemoryEntry[]): TableSelection {
  const { t } = useTranslation('memories');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const keys = entries.map(({ entryId }) => entryId).filter((entryId) => chosen.includes(entryId));
  const askToDelete = useAskToDeleteEntries(memoryId, () => setChosen([]));
  return {
    keys,
    onChange: setChosen,
    actions: (
      <>
        <LayerMenu memoryId={memoryId} entryIds={keys} onChanged={() => setChosen([])} />
        <Button size="small" danger icon={<DeleteOutlined aria-hidden />} onClick={() => askToDelete(keys)}>
          {t('entry.delete')}
        </Button>
      </>
    ),
  };
}
