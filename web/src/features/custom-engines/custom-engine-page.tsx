import { ArrowLeftOutlined, ExperimentOutlined, ShareAltOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CustomEngineDetail } from '@transloom/contracts/custom-engines';
import { limits } from '@transloom/contracts/limits';
import { Button, Tabs } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { EditableName } from '../../ui/editable-name.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { useChangeSearchParams, useSearchParams } from '../../ui/search-params.ts';
import { Stack } from '../../ui/stack.tsx';
import { CorpusTab } from './corpus/corpus-tab.tsx';
import { customEngineQuery, useChangeCustomEngine } from './custom-engines.queries.ts';
import { EngineFacts } from './engine-facts.tsx';
import { EngineSettings } from './engine-settings.tsx';
import { EngineStatusTag } from './engine-status-tag.tsx';
import { ShareDrawer } from './sharing/share-drawer.tsx';
import { useCustomEngineActions } from './use-custom-engine-actions.tsx';
import { useCustomEngineNews } from './use-custom-engine-news.ts';
import { ComparisonTab } from './versions/comparison-tab.tsx';
import { TrainButton } from './versions/train-button.tsx';
import { UnderWay } from './versions/under-way.tsx';
import { VersionsTab } from './versions/versions-tab.tsx';

/** One custom engine: `?customEngineId=`. */
export function CustomEnginePage() {
  const { customEngineId } = useSearchParams('customEngineId');
  useCustomEngineNews();
  if (customEngineId === undefined) return <NotFound />;
  return <EngineById key={customEngineId} customEngineId={customEngineId} />;
}

function EngineById({ customEngineId }: { readonly customEngineId: string }) {
  const query = useQuery(customEngineQuery(customEngineId));
  const { data, error } = query;
  if (data === undefined && error instanceof ApiError && error.code === 'resource.not-found')
    return <NotFound />;
  return (
    <Page>
      <Loadable query={query}>{(engine) => <EngineScreen engine={engine} />}</Loadable>
    </Page>
  );
}

function NotFound() {
  const { t } = useTranslation('custom-engines');
  const navigate = useNavigate();
  return (
    <Page>
      <EmptyState
        role="alert"
        icon={<ExperimentOutlined />}
        title={t('notFound.title')}
        description={t('notFound.text')}
        action={<Button onClick={() => void navigate({ to: '/engine/index' })}>{t('notFound.back')}</Button>}
      />
    </Page>
  );
}

const tabs = ['versions', 'corpus', 'comparison', 'settings'] as const;

function EngineScreen({ engine }: { readonly engine: CustomEngineDetail }) {
  const { t } = useTranslation('custom-engines');
  const { tab } = useSearchParams('tab');
  const changeSearch = useChangeSearchParams();
  const makes = engine.editable;
  const offered = tabs.filter((one) => makes || one !== 'settings');
  const shown = offered.find((one) => one === tab) ?? 'versions';
  return (
    <>
      <Header engine={engine} makes={makes} />
      <EngineFacts engine={engine} />
      <UnderWay engine={engine} showsFiles={shown === 'corpus'} />
      <Tabs
        activeKey={shown}
        onChange={(key) => changeSearch({ tab: key === 'versions' ? undefined : key, page: undefined })}
        items={offered.map((key) => ({ key, label: t(`tab.${key}`) }))}
      />
      {shown === 'versions' ? <VersionsTab engine={engine} makes={makes} /> : null}
      {shown === 'corpus' ? <CorpusTab engine={engine} makes={makes} /> : null}
      {shown === 'comparison' ? <ComparisonTab engine={engine} /> : null}
      {shown === 'settings' ? <EngineSettings engine={engine} /> : null}
    </>
  );
}

function Header({ engine, makes }: { readonly engine: CustomEngineDetail; readonly makes: boolean }) {
  const { t } = useTranslation('custom-engines');
  const navigate = useNavigate();
  const change = useChangeCustomEngine();
  const toList = () => void navigate({ to: '/engine/index' });
  const [sharing, setSharing] = useState(false);
  const share = {
    key: 'share',
    label: t('share.action'),
    icon: <ShareAltOutlined />,
    onClick: () => setSharing(true),
  };
  const actions = [...(makes ? [share] : []), ...useCustomEngineActions(toList)(engine)];
  const { customEngineId } = engine;
  return (
    <PageHeader
      back={<IconButton label={t('notFound.back')} icon={<ArrowLeftOutlined />} onClick={toList} />}
      title={
        <EditableName
          name={change.isPending ? (change.variables.name ?? engine.name) : engine.name}
          editable={makes}
          maxLength={limits.customEngineNameCharacters}
          words={{ label: t('name.label'), change: t('name.change') }}
          onChange={(name) => change.mutate({ customEngineId, name })}
        />
      }
      facts={<EngineStatusTag status={engine.status} />}
      description={engine.description}
      actions={
        makes ? (
          <Stack direction="row" gap="xs">
            <TrainButton engine={engine} />
            <MoreMenu actions={actions} />
            <ShareDrawer engine={engine} open={sharing} onClose={() => setSharing(false)} />
          </Stack>
        ) : null
      }
    />
  );
}
