import { PushpinOutlined, RollbackOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { Memory } from '@transloom/contracts/memories';
import type { MemoryCleaningReason, MemoryFinding } from '@transloom/contracts/memory-cleanings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../i18n/language-name.ts';
import type { DataColumn } from '../../../ui/data-columns.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { InlineView } from '../../../ui/inline-view.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import { memoryFindingsQuery, useExcludeMemoryFindings } from './memory-cleanings.queries.ts';

interface MemoryFindingsProps {
  readonly memory: Memory;
  readonly cleaningId: string;
  readonly reason: MemoryCleaningReason;
  readonly editable: boolean;
}

/** Entries that were found for a reason, with what stays in their stead; single ones can be let stay. */
export function MemoryFindings({ memory, cleaningId, reason, editable }: MemoryFindingsProps) {
  const { t } = useTranslation('memories');
  const { memoryId } = memory;
  const [{ page, pageSize }, setPlace] = useState({ page: 1, pageSize: 20 });
  const query = useQuery(memoryFindingsQuery({ memoryId, cleaningId, reason, pageNumber: page, pageSize }));
  const exclude = useExcludeMemoryFindings();
  return (
    <DataTable<MemoryFinding>
      name="memory-findings"
      label={t('cleaning.findings')}
      query={{ data: query.data?.records, error: query.error, refetch: query.refetch }}
      rowKey={({ entry }) => entry.entryId}
      columns={useColumns(memory)}
      paging={{
        ...{ page, pageSize, total: query.data?.total ?? 0 },
        onChange: (next, size) => setPlace({ page: next, pageSize: size }),
      }}
      empty={<EmptyState role="status" title={t('cleaning.gone')} />}
      {...(editable
        ? {
            rowActions: ({ entry: { entryId }, excluded }: MemoryFinding) => [
              {
                key: 'exclude',
                label: excluded ? t('cleaning.include') : t('cleaning.exclude'),
                icon: excluded ? <RollbackOutlined /> : <PushpinOutlined />,
                onClick: () =>
                  exclude.mutate({ memoryId, cleaningId, entryIds: [entryId], excluded: !excluded }),
              },
            ],
          }
        : {})}
    />
  );
}

function useColumns({ sourceLanguage }: Memory): readonly DataColumn<MemoryFinding>[] {
  const { t } = useTranslation('memories');
  return [
    {
      key: 'source',
      title: languageName(sourceLanguage),
      width: 284,
      render: ({ entry }) => <InlineView markup={entry.sourceMarkup} />,
    },
    {
      key: 'target',
      title: t('entry.target'),
      width: 284,
      render: ({ entry }) => <InlineView markup={entry.targetMarkup} />,
    },
    {
      key: 'kept',
      title: t('cleaning.kept'),
      width: 248,
      render: (finding) => <Kept finding={finding} />,
    },
    {
      key: 'state',
      title: t('cleaning.state'),
      width: 120,
      render: ({ excluded, changed }) =>
        excluded || changed ? (
          <StatusTag tone="success">{changed ? t('cleaning.changed') : t('cleaning.stays')}</StatusTag>
        ) : (
          <StatusTag tone="neutral">{t('cleaning.goes')}</StatusTag>
        ),
    },
  ];
}

/** What stays in the stead of the entry; its source where that is written otherwise. */
function Kept({ finding: { entry, kept } }: { readonly finding: MemoryFinding }) {
  if (kept === null) return null;
  return (
    <>
      {kept.sourceMarkup === entry.sourceMarkup ? null : (
        <Text size="small" tone="tertiary" as="div">
          <InlineView markup={kept.sourceMarkup} />
        </Text>
      )}
      <InlineView markup={kept.targetMarkup} />
    </>
  );
}
