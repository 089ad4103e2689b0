import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../../session/permissions.ts';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { PrimaryButton } from '../../../ui/list/primary-button.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import type { RowAction } from '../../../ui/row-action.ts';
import type { AssetKind, ListedAsset } from '../asset-kind.ts';
import { CreateAssetDrawer } from '../create-asset-drawer.tsx';
import type { AssetMerge } from '../merging/asset-merge.ts';
import { MergeButton } from '../merging/merge-button.tsx';
import { useAssetDeletion } from '../use-asset-deletion.tsx';
import { useLiveAssets } from '../use-live-assets.ts';
import { AssetCard } from './asset-card.tsx';
import { askedBy, assetFilters, isShown, searchPlace } from './asset-filter.ts';
import { AssetFilters, AssetSearch } from './asset-filters.tsx';
import { useAssetColumns } from './use-asset-columns.tsx';

interface AssetListPageProps<One extends ListedAsset> {
  readonly kind: AssetKind<One>;
  readonly icon: ReactNode;
  readonly merge: AssetMerge<One>;
  readonly rowActions: (one: One) => readonly RowAction[];
  /** What only this kind says of its assets, on cards in a few words each. */
  readonly factsOf: (one: One) => readonly string[];
  /** The same as a column of the table. */
  readonly ownColumn: DataColumn<One>;
  /** Beside the button that creates one. */
  readonly actions?: ReactNode;
}

/** The list of memories or of term bases. */
export function AssetListPage<One extends ListedAsset>(props: AssetListPageProps<One>) {
  const { kind, icon, merge, rowActions, factsOf, ownColumn, actions } = props;
  const { t } = useTranslation('assets');
  const [creating, setCreating] = useState(false);
  const list = useListState(assetFilters);
  const { all = [], shown } = useLiveAssets(kind, askedBy(list));
  const editable = useAllows()(kind.editKey);
  const askToDelete = useAssetDeletion(kind);
  const found = searchPlace(list) === 'content' ? list.search.trim() : '';
  const primary = (look: { readonly secondary: boolean }) => (
    <PrimaryButton {...look} label={t(`kind.${kind.name}.create`)} onClick={() => setCreating(true)} />
  );
  return (
    <ListPage<One>
      name={kind.queryKey.join()}
      label={t(`kind.${kind.name}.list`)}
      list={list}
      query={{ ...shown, data: shown.data?.filter((asset) => isShown(kind, asset, list)) }}
      rowKey={kind.idOf}
      columns={useAssetColumns(kind, { found, ownColumn })}
      rowActions={rowActions}
      card={(asset) => (
        <AssetCard
          key={kind.idOf(asset)}
          kind={kind}
          asset={asset}
          found={found}
          rowActions={rowActions}
          factsOf={factsOf}
        />
      )}
      search={<AssetSearch list={list} />}
      filters={<AssetFilters kind={kind} all={all} list={list} />}
      actions={actions}
      primary={editable ? primary : undefined}
      empty={{
        icon,
        title: t(`kind.${kind.name}.empty.title`),
        description: t(`kind.${kind.name}.empty.description`),
      }}
      bulkActions={
        editable
          ? (assets, untick) => (
              <>
                <MergeButton merge={merge} assets={assets} onMerged={untick} />
                <Button
                  size="small"
                  danger
                  icon={<DeleteOutlined aria-hidden />}
                  onClick={() => askToDelete(assets, untick)}
                >
                  {t('delete.action')}
                </Button>
              </>
            )
          : undefined
      }
    >
      <CreateAssetDrawer kind={kind} open={creating} onClose={() => setCreating(false)} />
    </ListPage>
  );
}
