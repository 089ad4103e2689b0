import { DatabaseOutlined, PlusOutlined } from '@ant-design/icons';
import type { Memory } from '@transloom/contracts/memories';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../i18n/language-name.ts';
import { Allowed } from '../../session/allowed.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { SearchField, Toolbar } from '../../ui/toolbar.tsx';
import { CreateMemoryDrawer } from './create-memory-drawer.tsx';
import { MemoryTable } from './memory-table.tsx';
import { useLiveMemories } from './use-live-memories.ts';

/** Kept alive while other pages are shown, so its filter is its own and not the address's. */
export function MemoryListPage() {
  const { t } = useTranslation('memories');
  const [search, setSearch] = useState('');
  const [creating, setCreating] = useState(false);
  const { data, error, refetch } = useLiveMemories();

  /** The primary action of the page, unless the empty list below asks for the same. */
  const create = (type: 'default' | 'primary') => (
    <Allowed keys="memory:edit">
      <Button type={type} icon={<PlusOutlined aria-hidden />} onClick={() => setCreating(true)}>
        {t('create.action')}
      </Button>
    </Allowed>
  );
  return (
    <Page>
      <Toolbar actions={create(data?.length === 0 && !search ? 'default' : 'primary')}>
        <SearchField label={t('list.search')} value={search} onChange={setSearch} />
      </Toolbar>
      <MemoryTable
        query={{ data: data?.filter((memory) => isFound(memory, search)), error, refetch }}
        empty={
          search ? (
            <EmptyState
              role="status"
              title={t('nothing.search', { search })}
              action={<Button onClick={() => setSearch('')}>{t('nothing.clear')}</Button>}
            />
          ) : (
            <EmptyState
              icon={<DatabaseOutlined />}
              title={t('empty.title')}
              description={t('empty.description')}
              action={create('primary')}
            />
          )
        }
      />
      <CreateMemoryDrawer open={creating} onClose={() => setCreating(false)} />
    </Page>
  );
}

/** By name, or by the name of one of the languages. */
function isFound({ name, sourceLanguage, targetLanguage }: Memory, search: string): boolean {
  const words = [name, languageName(sourceLanguage), languageName(targetLanguage)].join(' ');
  return words.toLowerCase().includes(search.trim().toLowerCase());
}
