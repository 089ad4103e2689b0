import { DeleteOutlined, MergeCellsOutlined } from '@ant-design/icons';
import type { Memory } from '@transloom/contracts/memories';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import type { TableSelection } from '../../ui/bulk-bar.tsx';
import { languagesOf } from '../assets/asset-kind.ts';
import { useAssetDeletion } from '../assets/use-asset-deletion.tsx';
import { memoryKind } from './memory-kind.ts';
import { MergeDrawer } from './merge-drawer.tsx';

/** Ticked memories and what can be done with them together; nothing to tick for those who may change none. */
export function useMemorySelection(memories: readonly Memory[]): TableSelection | undefined {
  const { t } = useTranslation(['memories', 'assets']);
  const allows = useAllows();
  const [keys, setKeys] = useState<readonly string[]>([]);
  const ticked = memories.filter(({ memoryId }) => keys.includes(memoryId));
  const askToDelete = useAssetDeletion(memoryKind, () => setKeys([]));
  if (!allows('memory:edit')) return undefined;
  return {
    keys: ticked.map(({ memoryId }) => memoryId),
    onChange: setKeys,
    actions: (
      <>
        <MergeButton memories={ticked} onMerged={() => setKeys([])} />
        <Button size="small" danger icon={<DeleteOutlined aria-hidden />} onClick={() => askToDelete(ticked)}>
          {t('assets:delete.action')}
        </Button>
      </>
    ),
  };
}

interface MergeButtonProps {
  readonly memories: readonly Memory[];
  readonly onMerged: () => void;
}

/** For two or more of one and the same direction; says what stands in the way before anything is asked of the server. */
function MergeButton({ memories, onMerged }: MergeButtonProps) {
  const { t } = useTranslation('memories');
  const [open, setOpen] = useState(false);
  const oneDirection = memories.every(({ directions }) => directions.length === 1);
  const alike = new Set(memories.map((memory) => languagesOf(memoryKind, memory).join())).size === 1;
  const ready = memories.length > 1 && oneDirection && alike;
  return (
    <>
      <Tooltip title={ready ? undefined : t('merge.needs')}>
        <Button
          size="small"
          icon={<MergeCellsOutlined aria-hidden />}
          disabled={!ready}
          onClick={() => setOpen(true)}
        >
          {t('merge.action')}
        </Button>
      </Tooltip>
      <MergeDrawer
        memories={memories}
        open={open}
        onClose={() => setOpen(false)}
        onMerged={() => {
          setOpen(false);
          onMerged();
        }}
      />
    </>
  );
}
