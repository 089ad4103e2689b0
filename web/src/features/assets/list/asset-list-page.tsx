import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Allowed } from '../../../session/allowed.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useListView } from '../../../ui/list/use-list-view.ts';
import { ViewSwitch } from '../../../ui/list/view-switch.tsx';
import { Page } from '../../../ui/page.tsx';
import { Toolbar } from '../../../ui/toolbar.tsx';
import { type AssetKind, type ListedAsset, languagesOf } from '../asset-kind.ts';
import { CreateAssetDrawer } from '../create-asset-drawer.tsx';
import { isShown } from '../is-shown.ts';
import type { AssetMerge } from '../merging/asset-merge.ts';
import { useLiveAssets } from '../use-live-assets.ts';
import { AssetCards } from './asset-cards.tsx';
import { askedBy, everyAsset, isFiltered } from './asset-filter.ts';
import { AssetFilters, NothingFound } from './asset-filters.tsx';
import { type AssetListProps, AssetTable } from './asset-table.tsx';
import { useAssetSelection } from './use-asset-selection.tsx';

interface AssetListPageProps<One extends ListedAsset>
  extends Pick<AssetListProps<One>, 'kind' | 'rowActions' | 'factsOf' | 'ownColumn'> {
  readonly icon: ReactNode;
  readonly merge: AssetMerge<One>;
  /** Beside the one that creates. */
  readonly actions?: ReactNode;
}

/** Kept alive while other pages are shown, so its filter is its own and not the address's. */
export function AssetListPage<One extends ListedAsset>({
  kind,
  icon,
  merge,
  actions,
  ...parts
}: AssetListPageProps<One>) {
  const [filter, setFilter] = useState(everyAsset);
  const [view, setView] = useListView(kind.queryKey.join());
  const [creating, setCreating] = useState(false);
  const { all = [], shown } = useLiveAssets(kind, askedBy(filter));
  const List = view === 'table' ? AssetTable : AssetCards;
  const create = () => setCreating(true);
  const { place, search } = filter;
  const none = shown.data?.length === 0 && !isFiltered(filter);
  const data = shown.data?.filter((asset) => isShown(kind, asset, filter));
  const selection = useAssetSelection(merge, data ?? []);
  return (
    <Page>
      <Toolbar
        actions={
          <>
            {actions}
            <CreateButton kind={kind} secondary={none} onClick={create} />
          </>
        }
      >
        <AssetFilters
          languages={all.flatMap((asset) => languagesOf(kind, asset))}
          hasMerged={all.some(({ mergedInto }) => mergedInto !== null)}
          filter={filter}
          onChange={setFilter}
        />
        <ViewSwitch view={view} onChange={setView} />
      </Toolbar>
      <List
        kind={kind}
        query={{ data, error: shown.error, refetch: shown.refetch }}
        found={place === 'content' ? search.trim() : ''}
        selection={selection}
        empty={
          isFiltered(filter) ? (
            <NothingFound filter={filter} onClear={() => setFilter(everyAsset)} />
          ) : (
            <NoAssets kind={kind} icon={icon} action={<CreateButton kind={kind} onClick={create} />} />
          )
        }
        {...parts}
      />
      <CreateAssetDrawer kind={kind} open={creating} onClose={() => setCreating(false)} />
    </Page>
  );
}

interface OfKind {
  readonly kind: Pick<AssetKind<never>, 'name'>;
}

interface CreateButtonProps extends OfKind {
  /** The empty list below asks for the same. */
  readonly secondary?: boolean;
  readonly onClick: () => void;
}

function CreateButton({ kind, secondary = false, onClick }: CreateButtonProps) {
  const { t } = useTranslation('assets');
  return (
    <Allowed keys="memory:edit">
      <Button type={secondary ? 'default' : 'primary'} icon={<PlusOutlined aria-hidden />} onClick={onClick}>
        {t(`kind.${kind.name}.create`)}
      </Button>
    </Allowed>
  );
}

interface NoAssetsProps extends OfKind {
  readonly icon: ReactNode;
  readonly action: ReactNode;
}

function NoAssets({ kind, icon, action }: NoAssetsProps) {
  const { t } = useTranslation('assets');
  return (
    <EmptyState
      icon={icon}
      title={t(`kind.${kind.name}.empty.title`)}
      description={t(`kind.${kind.name}.empty.description`)}
      action={action}
    />
  );
}
