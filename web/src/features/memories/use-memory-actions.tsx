import { DeleteOutlined, ExportOutlined, FileExcelOutlined } from '@ant-design/icons';
import type { Memory } from '@transloom/contracts/memories';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { useAllows } from '../../session/permissions.ts';
import type { RowAction } from '../../ui/row-action.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { useDeleteMemories, useExportMemory } from './memories.queries.ts';

/** What this user may do with memories as a whole. */
export function useMemoryActions(onDeleted?: () => void): (memory: Memory) => readonly RowAction[] {
  const { t } = useTranslation('memories');
  const mayEdit = useAllows()('memory:edit');
  const exportMemory = useExportMemory();
  const askToDelete = useAskToDelete(onDeleted);
  return (memory) => {
    const exports = (['xlsx', 'tmx'] as const).map((as) => ({
      key: as,
      label: t(`export.${as}`),
      icon: as === 'xlsx' ? <FileExcelOutlined /> : <ExportOutlined />,
      onClick: () => exportMemory.mutate({ memoryId: memory.memoryId, as }),
    }));
    const remove = {
      key: 'delete',
      label: t('delete.action'),
      icon: <DeleteOutlined />,
      danger: true,
      onClick: () => askToDelete([memory]),
    };
    return mayEdit ? [...exports, remove] : exports;
  };
}

/** Names the memory, or how many they are, and what goes with them. */
export function useAskToDelete(onDeleted?: () => void): (memories: readonly Memory[]) => void {
  const { t } = useTranslation('memories');
  const { message } = App.useApp();
  const confirm = useConfirm();
  const remove = useDeleteMemories();
  return (memories) => {
    const name = memories[0]?.name ?? '';
    const count = memories.length;
    const entries = memories.reduce((sum, { entryCount }) => sum + entryCount, 0);
    const takesConfirmed = memories.some(({ directions }) => directions.some(({ isDefault }) => isDefault));
    confirm({
      title: count === 1 ? t('delete.title', { name }) : t('delete.titleMany', { count }),
      consequence: [
        t('delete.consequence', { count: entries, entries: formatNumber(entries) }),
        ...(takesConfirmed ? [t('delete.default')] : []),
      ].join(' '),
      verb: t('delete.action'),
      danger: true,
      onConfirm: async () => {
        await remove.mutateAsync(memories.map(({ memoryId }) => memoryId));
        message.success(count === 1 ? t('delete.done', { name }) : t('delete.doneMany', { count }));
        onDeleted?.();
      },
    });
  };
}
