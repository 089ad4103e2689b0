import { DatabaseOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Allowed } from '../../session/allowed.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import { useListView } from '../../ui/use-list-view.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import { askedBy, everyAsset, isFiltered } from '../assets/asset-filter.ts';
import { AssetFilters, NothingFound } from '../assets/asset-filters.tsx';
import { CreateMemoryDrawer } from './create-memory-drawer.tsx';
import { MemoryCards } from './memory-cards.tsx';
import { languagesOf } from './memory-languages.ts';
import { MemoryTable } from './memory-table.tsx';
import { useLiveMemories } from './use-live-memories.ts';

/** Kept alive while other pages are shown, so its filter is its own and not the address's. */
export function MemoryListPage() {
  const [filter, setFilter] = useState(everyAsset);
  const [view, setView] = useListView('memories');
  const [creating, setCreating] = useState(false);
  const {
    all = [],
    shown: { data, error, refetch },
  } = useLiveMemories(askedBy(filter));
  const List = view === 'table' ? MemoryTable : MemoryCards;
  const create = () => setCreating(true);
  const { language, place, search } = filter;
  const none = data?.length === 0 && !isFiltered(filter);
  return (
    <Page>
      <Toolbar actions={<CreateButton secondary={none} onClick={create} />}>
        <AssetFilters languages={all.flatMap(languagesOf)} filter={filter} onChange={setFilter} />
        <ViewSwitch view={view} onChange={setView} />
      </Toolbar>
      <List
        query={{
          data: data?.filter((memory) => language === undefined || languagesOf(memory).includes(language)),
          error,
          refetch,
        }}
        found={place === 'content' ? search.trim() : ''}
        empty={
          isFiltered(filter) ? (
            <NothingFound filter={filter} onClear={() => setFilter(everyAsset)} />
          ) : (
            <NoMemories action={<CreateButton onClick={create} />} />
          )
        }
      />
      <CreateMemoryDrawer open={creating} onClose={() => setCreating(false)} />
    </Page>
  );
}

interface CreateButtonProps {
  /** The empty list below asks for the same. */
  readonly secondary?: boolean;
  readonly onClick: () => void;
}

function CreateButton({ secondary = false, onClick }: CreateButtonProps) {
  const { t } = useTranslation('memories');
  return (
    <Allowed keys="memory:edit">
      <Button type={secondary ? 'default' : 'primary'} icon={<PlusOutlined aria-hidden />} onClick={onClick}>
        {t('create.action')}
      </Button>
    </Allowed>
  );
}

function NoMemories({ action }: { readonly action: ReactNode }) {
  const { t } = useTranslation('memories');
  return (
    <EmptyState
      icon={<DatabaseOutlined />}
      title={t('empty.title')}
      description={t('empty.description')}
      action={action}
    />
  );
}
