import { DeleteOutlined, ExportOutlined, FileExcelOutlined } from '@ant-design/icons';
import type { Memory } from '@transloom/contracts/memories';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import type { RowAction } from '../../ui/row-action.ts';
import { useAssetDeletion } from '../assets/use-asset-deletion.tsx';
import { useExportMemory } from './memories.queries.ts';
import { memoryKind } from './memory-kind.ts';

/** What this user may do with memories as a whole. */
export function useMemoryActions(onDeleted?: () => void): (memory: Memory) => readonly RowAction[] {
  const { t } = useTranslation(['memories', 'assets']);
  const allows = useAllows();
  const exportMemory = useExportMemory();
  const askToDelete = useAssetDeletion(memoryKind);
  return (memory) => {
    const exports = (['xlsx', 'tmx'] as const).map((as) => ({
      key: as,
      label: t(`export.${as}`),
      icon: as === 'xlsx' ? <FileExcelOutlined /> : <ExportOutlined />,
      onClick: () => exportMemory.mutate({ memoryId: memory.memoryId, as }),
    }));
    const remove = {
      key: 'delete',
      label: t('assets:delete.action'),
      icon: <DeleteOutlined />,
      danger: true,
      onClick: () => askToDelete([memory], onDeleted),
    };
    return [...(allows('memory:export') ? exports : []), ...(allows('memory:edit') ? [remove] : [])];
  };
}
