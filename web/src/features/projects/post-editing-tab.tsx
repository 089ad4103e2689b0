import { DownloadOutlined, HighlightOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import {
  type PostEditedByPerson,
  type PostEditedEngine,
  postEditingBands,
  postEditingFormats,
} from '@transloom/contracts/post-editing';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { useDownload } from '../../api/use-download.ts';
import { formatNumber, formatShare } from '../../i18n/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { DataColumn } from '../../ui/list/data-columns.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { FilterChips } from '../../ui/list/filter-chips.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import { postEditingQuery } from './projects.queries.ts';

const views = ['engines', 'people'] as const;

/** How much people changed of what each engine wrote: which one spares them most work, and who changes how much. */
export function PostEditingTab({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation('projects');
  const [view, setView] = useState<(typeof views)[number]>('engines');
  const { data, error, refetch } = useQuery(postEditingQuery(projectId));
  const columns = useColumns();
  const person = usePersonColumn();
  const shared = {
    label: t('tabs.postEditing'),
    empty: (
      <EmptyState
        icon={<HighlightOutlined />}
        title={t('postEditing.none')}
        description={t('postEditing.noneHint')}
      />
    ),
  };
  return (
    <Stack gap="md">
      <Text size="table" tone="secondary">
        {t(data?.more ? 'postEditing.textOfSome' : 'postEditing.text')}
      </Text>
      <Toolbar actions={<ExportMenu projectId={projectId} disabled={!data || data.engines.length === 0} />}>
        <FilterChips
          label={t('postEditing.view')}
          choices={views.map((value) => ({ value, label: t(`postEditing.views.${value}`) }))}
          value={view}
          onChange={setView}
        />
      </Toolbar>
      {view === 'engines' ? (
        <DataTable<PostEditedEngine>
          {...shared}
          name="post-editing"
          query={{ data: data?.engines, error, refetch }}
          rowKey={({ engine }) => engine}
          columns={columns}
        />
      ) : (
        <DataTable<PostEditedByPerson>
          {...shared}
          name="post-editing-people"
          query={{ data: data?.people, error, refetch }}
          rowKey={({ username, engine }) => `${username} ${engine}`}
          columns={[person, ...columns]}
        />
      )}
    </Stack>
  );
}

function ExportMenu({ projectId, disabled }: { readonly projectId: string; readonly disabled: boolean }) {
  const { t } = useTranslation('projects');
  const download = useDownload((format: (typeof postEditingFormats)[number]) =>
    callApi(endpoints.postEditing.exportPostEditing, { projectId, format }),
  );
  const items = postEditingFormats.map((format) => ({
    key: format,
    label: t(`postEditing.format.${format}`),
    onClick: () => download.mutate(format),
  }));
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }} disabled={disabled}>
      <Button icon={<DownloadOutlined aria-hidden />} loading={download.isPending} aria-haspopup="menu">
        {t('postEditing.export')}
      </Button>
    </Dropdown>
  );
}

function usePersonColumn(): DataColumn<PostEditedByPerson> {
  const { t } = useTranslation('projects');
  return {
    key: 'person',
    title: t('postEditing.person'),
    width: 160,
    render: ({ username }) => username ?? '–',
  };
}

function useColumns(): readonly DataColumn<PostEditedEngine>[] {
  const { t } = useTranslation('projects');
  const figure = (key: 'segments' | 'characters' | 'changed', width: number) => ({
    key,
    title: t(`postEditing.${key}`),
    width,
    numeric: true,
    render: (row: PostEditedEngine) => formatNumber(row[key]),
  });
  return [
    {
      key: 'engine',
      title: t('postEditing.engine'),
      width: 220,
      render: ({ engine }) => (
        <Text as="div" truncate size="table">
          {engine}
        </Text>
      ),
    },
    figure('segments', 88),
    figure('characters', 100),
    figure('changed', 112),
    {
      key: 'kept',
      title: t('postEditing.kept'),
      width: 88,
      numeric: true,
      render: ({ kept }) => `${kept}%`,
    },
    ...postEditingBands.map((band) => ({
      key: band,
      title: t(`postEditing.bands.${band}`),
      width: 88,
      numeric: true,
      render: ({ bands: counted, segments }: PostEditedEngine) => formatShare(counted[band], segments),
    })),
  ];
}
