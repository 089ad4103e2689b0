import { DeleteOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import type { RowAction } from '../../ui/row-action.ts';
import type { AssetKind, ListedAsset } from './asset-kind.ts';
import { useAssetDeletion } from './use-asset-deletion.tsx';

interface AssetExport<One> {
  /** Of the file format. */
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly onExport: (one: One) => void;
}

/** What this person may do with assets as a whole. */
export function useAssetActions<One extends ListedAsset>(
  kind: AssetKind<One>,
  exports: readonly AssetExport<One>[],
  onDeleted?: () => void,
): (one: One) => readonly RowAction[] {
  const { t } = useTranslation('assets');
  const allows = useAllows();
  const askToDelete = useAssetDeletion(kind);
  return (one) => [
    ...(allows(kind.exportKey)
      ? exports.map(({ onExport, ...action }) => ({ ...action, onClick: () => onExport(one) }))
      : []),
    ...(one.editable
      ? [
          {
            key: 'delete',
            label: t('delete.action'),
            icon: <DeleteOutlined />,
            danger: true,
            onClick: () => askToDelete([one], onDeleted),
          },
        ]
      : []),
  ];
}
