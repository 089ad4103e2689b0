import { BookOutlined, DeleteOutlined } from '@ant-design/icons';
import type { TermBase } from '@transloom/contracts/terms';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import type { TableSelection } from '../../ui/bulk-bar.tsx';
import type { DataColumn } from '../../ui/data-columns.tsx';
import { AssetListPage } from '../assets/asset-list-page.tsx';
import { useAssetDeletion } from '../assets/use-asset-deletion.tsx';
import { termBaseKind } from './term-base-kind.ts';
import { useTermBaseActions } from './use-term-base-actions.tsx';

export function TermBaseListPage() {
  const { t } = useTranslation('terms');
  const priority: DataColumn<TermBase> = {
    key: 'priority',
    title: t('column.priority'),
    width: 88,
    numeric: true,
    render: (base) => base.priority,
  };
  return (
    <AssetListPage
      kind={termBaseKind}
      icon={<BookOutlined />}
      rowActions={useTermBaseActions()}
      factsOf={(base) => [t('count.priority', { priority: base.priority })]}
      ownColumn={priority}
      useSelection={useTermBaseSelection}
    />
  );
}

/** Ticked term bases and what can be done with them together; nothing to tick for those who may change none. */
function useTermBaseSelection(bases: readonly TermBase[]): TableSelection | undefined {
  const { t } = useTranslation('assets');
  const mayEdit = useAllows()('memory:edit');
  const [keys, setKeys] = useState<readonly string[]>([]);
  const askToDelete = useAssetDeletion(termBaseKind, () => setKeys([]));
  if (!mayEdit) return undefined;
  const ticked = bases.filter(({ termBaseId }) => keys.includes(termBaseId));
  return {
    keys: ticked.map(termBaseKind.idOf),
    onChange: setKeys,
    actions: (
      <Button size="small" danger icon={<DeleteOutlined aria-hidden />} onClick={() => askToDelete(ticked)}>
        {t('delete.action')}
      </Button>
    ),
  };
}
