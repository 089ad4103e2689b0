import { AuditOutlined, DownloadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { AuditEntry } from '@transloom/contracts/audit';
import { auditKinds } from '@transloom/contracts/audited-actions';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../../ui/list/data-columns.tsx';
import { chosenOf, ListChips } from '../../ui/list/list-chips.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { useListState } from '../../ui/list/use-list-state.ts';
import { Text } from '../../ui/text.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import { When } from '../../ui/when.tsx';
import { auditQuery, useExportAudit } from './audit.queries.ts';
import { AuditVerdict } from './audit-verdict.tsx';
import { periods, sinceOf } from './periods.ts';
import { useDetailWords } from './use-detail-words.ts';

/** Who did what in the organization, newest first; filtered, saved as a file, and checked for changes. */
export function AuditPage() {
  const { t } = useTranslation('audit');
  const list = useListState(['kind', 'period']);
  const person = useSettled(list.search);
  const kind = chosenOf(list.filter.kind, auditKinds);
  const since = sinceOf(chosenOf(list.filter.period, periods));
  const filter = { person, ...(kind && { kind }), ...(since && { from: since }) };
  const query = useQuery(auditQuery({ ...filter, pageNumber: list.pageNumber, pageSize: list.pageSize }));
  const save = useExportAudit();
  return (
    <ListPage<AuditEntry>
      name="audit"
      label={t('screen.audit')}
      list={list}
      query={query}
      rowKey={({ place }) => String(place)}
      columns={useColumns()}
      search={t('search')}
      filters={
        <>
          <ListChips
            list={list}
            filter="kind"
            label={t('kind.label')}
            values={['all', ...auditKinds]}
            words={(value) => t(`kind.${value}`)}
          />
          <ListChips
            list={list}
            filter="period"
            label={t('period.label')}
            values={['all', ...periods]}
            words={(value) => t(`period.${value}`)}
          />
        </>
      }
      actions={
        <>
          <AuditVerdict />
          <Button
            icon={<DownloadOutlined aria-hidden />}
            loading={save.isPending}
            onClick={() => save.mutate(filter)}
          >
            {t('export')}
          </Button>
        </>
      }
      empty={{ icon: <AuditOutlined />, title: t('empty.title'), description: t('empty.description') }}
    />
  );
}

function useColumns(): readonly DataColumn<AuditEntry>[] {
  const { t } = useTranslation('audit');
  const detailWords = useDetailWords();
  return [
    { key: 'action', title: t('column.action'), width: 220, render: ({ words }) => words },
    {
      key: 'person',
      title: t('column.person'),
      width: 160,
      render: ({ person }) => person ?? <Text tone="tertiary">{t('nobody')}</Text>,
    },
    {
      key: 'time',
      title: t('column.time'),
      width: 160,
      render: ({ occurredAt }) => <When instant={occurredAt} />,
    },
    {
      key: 'details',
      title: t('column.details'),
      width: 320,
      grow: true,
      render: ({ details }) => (
        <Text size="small" tone="secondary" truncate>
          {Object.entries(details)
            .map(([name, value]) => detailWords(name, value))
            .join(' · ')}
        </Text>
      ),
    },
    { key: 'place', title: t('column.place'), width: 80, numeric: true, render: ({ place }) => place },
  ];
}
