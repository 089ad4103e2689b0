import { useQuery } from '@tanstack/react-query';
import type { OfflineChange } from '@transloom/contracts/offline-work';
import { Alert, Button, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineView } from '../../../ui/inline-view.tsx';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useWorkCommands } from '../../../work/use-work-commands.ts';
import { offlineChangesQuery, offlineImport, useChooseChanges } from './offline.queries.ts';

const pageSize = 50;

/** What was sent, what stands here now, and what came back; of a conflict somebody chooses one. */
export function OfflineChanges({ workId }: { readonly workId: string }) {
  const { t } = useTranslation('tasks');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(offlineChangesQuery({ workId, pageNumber: page, pageSize }));
  const choose = useChooseChanges();
  const { resume } = useWorkCommands(offlineImport);
  const unchosen = data?.unchosen ?? 0;
  return (
    <Stack gap="xs">
      {unchosen > 0 ? (
        <Alert
          type="warning"
          showIcon
          title={t('offline.conflicts', { count: unchosen })}
          action={
            <Stack direction="row" gap="xs">
              {(['returned', 'here'] as const).map((choice) => (
                <Button
                  key={choice}
                  size="small"
                  onClick={() => choose.mutate({ workId, segmentIds: [], choice })}
                >
                  {t(`offline.all.${choice}`)}
                </Button>
              ))}
            </Stack>
          }
        />
      ) : null}
      <DataTable<OfflineChange>
        name="offline-changes"
        label={t('offline.changes')}
        query={{ data: data?.records, error, refetch }}
        rowKey={({ segmentId }) => segmentId}
        columns={useColumns((segmentId, choice) =>
          choose.mutate({ workId, segmentIds: [segmentId], choice }),
        )}
        empty={null}
        paging={{ page, pageSize, total: data?.total ?? 0, onChange: (next: number) => setPage(next) }}
      />
      <Stack direction="row" justify="flex-end">
        <Button
          type="primary"
          disabled={data === undefined || unchosen > 0}
          loading={resume.isPending}
          onClick={() => resume.mutate(workId)}
        >
          {t('offline.apply')}
        </Button>
      </Stack>
    </Stack>
  );
}

function useColumns(
  onChoose: (segmentId: string, choice: 'returned' | 'here') => void,
): readonly DataColumn<OfflineChange>[] {
  const { t } = useTranslation('tasks');
  const text = (markup: string, language: string) => (
    <Text size="table">
      <InlineView markup={markup} language={language} />
    </Text>
  );
  return [
    {
      key: 'source',
      title: t('offline.source'),
      width: 190,
      render: ({ number, source, sourceLanguage, documentName }) => (
        <Stack gap="xxs">
          {text(source, sourceLanguage)}
          <Text size="small" tone="tertiary" truncate>
            {`${documentName} · ${number}`}
          </Text>
        </Stack>
      ),
    },
    {
      key: 'sent',
      title: t('offline.sent'),
      width: 170,
      render: ({ sent, targetLanguage }) => text(sent, targetLanguage),
    },
    {
      key: 'here',
      title: t('offline.here'),
      width: 170,
      render: ({ here, targetLanguage }) => text(here, targetLanguage),
    },
    {
      key: 'returned',
      title: t('offline.returned'),
      width: 170,
      render: ({ returned, targetLanguage }) => text(returned, targetLanguage),
    },
    {
      key: 'choice',
      title: t('offline.choice'),
      width: 150,
      render: ({ segmentId, kind, choice }) =>
        kind === 'conflict' ? (
          <Radio.Group
            aria-label={t('offline.choice')}
            value={choice}
            onChange={({ target }) => onChoose(segmentId, target.value as 'returned' | 'here')}
          >
            <Stack gap="none">
              <Radio value="returned">{t('offline.take.returned')}</Radio>
              <Radio value="here">{t('offline.take.here')}</Radio>
            </Stack>
          </Radio.Group>
        ) : (
          <Text size="table" tone="secondary">
            {t(kind === 'locked' ? 'offline.locked' : 'offline.taken')}
          </Text>
        ),
    },
  ];
}
