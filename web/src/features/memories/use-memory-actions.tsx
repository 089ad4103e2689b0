import { ExportOutlined, FileExcelOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useAssetActions } from '../assets/use-asset-actions.tsx';
import { useExportMemory } from './memories.queries.ts';
import { memoryKind } from './memory-kind.ts';

/** What this person may do with memories as a whole. */
export function useMemoryActions(onDeleted?: () => void) {
  const { t } = useTranslation('memories');
  const exportMemory = useExportMemory();
  const exports = (['xlsx', 'tmx'] as const).map((as) => ({
    key: as,
    label: t(`export.${as}`),
    icon: as === 'xlsx' ? <FileExcelOutlined /> : <ExportOutlined />,
    onExport: ({ memoryId }: { readonly memoryId: string }) => exportMemory.mutate({ memoryId, as }),
  }));
  return useAssetActions(memoryKind, exports, onDeleted);
}
