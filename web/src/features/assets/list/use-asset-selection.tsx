import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../../session/permissions.ts';
import type { TableSelection } from '../../../ui/list/bulk-bar.tsx';
import { useTickedRows } from '../../../ui/list/use-ticked-rows.ts';
import type { ListedAsset } from '../asset-kind.ts';
import type { AssetMerge } from '../merging/asset-merge.ts';
import { MergeButton } from '../merging/merge-button.tsx';
import { useAssetDeletion } from '../use-asset-deletion.tsx';

/** Ticked ones and what can be done with them together; nothing to tick for those who may change none. */
export function useAssetSelection<One extends ListedAsset>(
  merge: AssetMerge<One>,
  assets: readonly One[],
): TableSelection | undefined {
  const { t } = useTranslation('assets');
  const { kind } = merge;
  const allows = useAllows();
  const { keys, rows, tick, untick } = useTickedRows(assets, kind.idOf);
  const askToDelete = useAssetDeletion(kind, untick);
  if (!allows('memory:edit')) return undefined;
  return {
    keys,
    onChange: tick,
    actions: (
      <>
        <MergeButton merge={merge} assets={rows} onMerged={untick} />
        <Button size="small" danger icon={<DeleteOutlined aria-hidden />} onClick={() => askToDelete(rows)}>
          {t('delete.action')}
        </Button>
      </>
    ),
  };
}
