import { DatabaseOutlined } from '@ant-design/icons';
import type { Memory } from '@transloom/contracts/memories';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../../ui/list/data-columns.tsx';
import { Text } from '../../ui/text.tsx';
import { AssetListPage } from '../assets/list/asset-list-page.tsx';
import { memoryKind } from './memory-kind.ts';
import { memoryMerge } from './memory-merge.ts';
import { OrganizationPenalties } from './penalties/organization-penalties.tsx';
import { useMemoryActions } from './use-memory-actions.tsx';

export function MemoryListPage() {
  const { t } = useTranslation('memories');
  const penalty: DataColumn<Memory> = {
    key: 'penalty',
    title: t('column.penalty'),
    width: 96,
    numeric: true,
    value: ({ penalty: percent }) => percent,
    render: (memory) =>
      memory.penalty === 0 ? (
        <Text size="table" tone="tertiary">
          0
        </Text>
      ) : (
        `−${memory.penalty}`
      ),
  };
  return (
    <AssetListPage
      kind={memoryKind}
      icon={<DatabaseOutlined />}
      rowActions={useMemoryActions()}
      factsOf={(memory) => (memory.penalty > 0 ? [t('count.penalty', { count: memory.penalty })] : [])}
      ownColumn={penalty}
      merge={memoryMerge}
      actions={<OrganizationPenalties />}
    />
  );
}
