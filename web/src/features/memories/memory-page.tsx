import { ArrowLeftOutlined, DatabaseOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Memory } from '@transloom/contracts/memories';
import { Button, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { useAllows } from '../../session/permissions.ts';
import { EditableName } from '../../ui/editable-name.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { useChangeSearchParams, useSearchParams } from '../../ui/search-params.ts';
import { longestMemoryName } from './create-memory-form.tsx';
import { MemoryEntries } from './entries/memory-entries.tsx';
import { memoryQuery, useChangeMemory } from './memories.queries.ts';
import { MemoryButtons } from './memory-buttons.tsx';
import { MemoryFacts } from './memory-facts.tsx';
import { MemoryImports } from './memory-imports.tsx';
import { MemoryMarks } from './memory-marks.tsx';
import { MemorySettings } from './memory-settings.tsx';
import { useLiveMemoryNews } from './use-live-memory-news.ts';

/** One memory: `?memoryId=`. */
export function MemoryPage() {
  const { memoryId } = useSearchParams('memoryId');
  if (memoryId === undefined) return <MemoryNotFound />;
  return <MemoryById key={memoryId} memoryId={memoryId} />;
}

function MemoryById({ memoryId }: { readonly memoryId: string }) {
  const live = useLiveMemoryNews();
  const query = useQuery(memoryQuery(memoryId, { live }));
  const { data, error } = query;
  if (data === undefined && error instanceof ApiError && error.code === 'resource.not-found')
    return <MemoryNotFound />;
  return (
    <Page>
      <Loadable query={query}>{(memory) => <MemoryScreen memory={memory} />}</Loadable>
    </Page>
  );
}

function MemoryNotFound() {
  const { t } = useTranslation('memories');
  const navigate = useNavigate();
  return (
    <Page>
      <EmptyState
        role="alert"
        icon={<DatabaseOutlined />}
        title={t('notFound.title')}
        description={t('notFound.hint')}
        action={
          <Button onClick={() => void navigate({ to: '/asset/memory/index' })}>{t('notFound.back')}</Button>
        }
      />
    </Page>
  );
}

const tabs = ['entries', 'imports', 'settings'] as const;
const contents = { entries: MemoryEntries, imports: MemoryImports, settings: MemorySettings };

function MemoryScreen({ memory }: { readonly memory: Memory }) {
  const { t } = useTranslation('memories');
  const { tab } = useSearchParams('tab');
  const changeSearch = useChangeSearchParams();
  const shown = tabs.find((one) => one === tab) ?? 'entries';
  const Content = contents[shown];
  return (
    <>
      <PageHeader
        back={<BackButton />}
        title={<MemoryName memory={memory} />}
        facts={<MemoryMarks memory={memory} />}
        actions={<MemoryButtons memory={memory} />}
      />
      <MemoryFacts memory={memory} />
      <Tabs
        activeKey={shown}
        onChange={(key) => changeSearch({ tab: key === 'entries' ? undefined : key })}
        items={tabs.map((key) => ({ key, label: t(`tabs.${key}`) }))}
      />
      <Content memory={memory} />
    </>
  );
}

function MemoryName({ memory: { memoryId, name } }: { readonly memory: Memory }) {
  const { t } = useTranslation('memories');
  const allows = useAllows();
  const change = useChangeMemory();
  return (
    <EditableName
      name={change.isPending ? (change.variables.name ?? name) : name}
      editable={allows('memory:edit')}
      maxLength={longestMemoryName}
      words={{ label: t('name.label'), change: t('name.change') }}
      onChange={(wanted) => change.mutate({ memoryId, name: wanted })}
    />
  );
}

function BackButton() {
  const { t } = useTranslation('memories');
  const navigate = useNavigate();
  return (
    <IconButton
      label={t('notFound.back')}
      icon={<ArrowLeftOutlined />}
      onClick={() => void navigate({ to: '/asset/memory/index' })}
    />
  );
}
