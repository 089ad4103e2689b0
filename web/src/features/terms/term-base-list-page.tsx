import { BookOutlined } from '@ant-design/icons';
import type { TermBase } from '@transloom/contracts/terms';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../../ui/list/data-columns.tsx';
import { AssetListPage } from '../assets/list/asset-list-page.tsx';
import { termBaseKind } from './term-base-kind.ts';
import { termBaseMerge } from './term-base-merge.ts';
import { useTermBaseActions } from './use-term-base-actions.tsx';

export function TermBaseListPage() {
  const { t } = useTranslation('terms');
  const priority: DataColumn<TermBase> = {
    key: 'priority',
    title: t('column.priority'),
    width: 88,
    numeric: true,
    value: ({ priority: rank }) => rank,
    render: (base) => base.priority,
  };
  return (
    <AssetListPage
      kind={termBaseKind}
      icon={<BookOutlined />}
      rowActions={useTermBaseActions()}
      factsOf={(base) => [t('count.priority', { priority: base.priority })]}
      ownColumn={priority}
      merge={termBaseMerge}
    />
  );
}
