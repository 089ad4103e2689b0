import { HighlightOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { PostEditedEngine } from '@transloom/contracts/post-editing';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatShare } from '../../i18n/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { DataColumn } from '../../ui/list/data-columns.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { postEditingQuery } from './projects.queries.ts';

/** How much people changed of what each engine wrote: which one spares them most work. */
export function PostEditingTab({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation('projects');
  const { data, error, refetch } = useQuery(postEditingQuery(projectId));
  return (
    <Stack gap="md">
      <Text size="table" tone="secondary">
        {t(data?.more ? 'postEditing.textOfSome' : 'postEditing.text')}
      </Text>
      <DataTable
        name="post-editing"
        label={t('tabs.postEditing')}
        query={{ data: data?.engines, error, refetch }}
        rowKey={({ engine }) => engine}
        columns={useColumns()}
        empty={
          <EmptyState
            icon={<HighlightOutlined />}
            title={t('postEditing.none')}
            description={t('postEditing.noneHint')}
          />
        }
      />
    </Stack>
  );
}

const bands = ['100', '95-99', '85-94', '75-84', '50-74', 'below'] as const;

function useColumns(): readonly DataColumn<PostEditedEngine>[] {
  const { t } = useTranslation('projects');
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
    {
      key: 'segments',
      title: t('postEditing.segments'),
      width: 88,
      numeric: true,
      render: ({ segments }) => formatNumber(segments),
    },
    {
      key: 'characters',
      title: t('postEditing.characters'),
      width: 100,
      numeric: true,
      render: ({ characters }) => formatNumber(characters),
    },
    {
      key: 'kept',
      title: t('postEditing.kept'),
      width: 88,
      numeric: true,
      render: ({ kept }) => `${kept}%`,
    },
    ...bands.map((band) => ({
      key: band,
      title: t(`postEditing.bands.${band}`),
      width: 88,
      numeric: true,
      render: ({ bands: counted, segments }: PostEditedEngine) => formatShare(counted[band], segments),
    })),
  ];
}
