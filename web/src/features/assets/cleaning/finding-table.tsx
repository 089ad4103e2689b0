import { PushpinOutlined, RollbackOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import type { Loading } from '../../../ui/loadable.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';

interface ShownFinding {
  readonly excluded: boolean;
  readonly changed: boolean;
}

interface FindingTableProps<One extends ShownFinding> {
  /** Under which the table remembers its columns. */
  readonly name: string;
  readonly query: Loading<{ readonly records: readonly One[]; readonly total: number }>;
  readonly idOf: (one: One) => string;
  /** The entry, and what stays in its stead. */
  readonly columns: readonly DataColumn<One>[];
  readonly place: FindingPlace;
  readonly onTurn: (place: FindingPlace) => void;
  /** Lets an entry stay, or no longer; absent where nothing can be chosen. */
  readonly onExclude?: ((entryId: string, excluded: boolean) => void) | undefined;
}

export interface FindingPlace {
  readonly page: number;
  readonly pageSize: number;
}

export const firstFindings: FindingPlace = { page: 1, pageSize: 20 };

/** Entries that were found for a reason; single ones can be let stay. */
export function FindingTable<One extends ShownFinding>({
  name,
  query,
  idOf,
  columns,
  place,
  onTurn,
  onExclude,
}: FindingTableProps<One>) {
  const { t } = useTranslation('assets');
  const state: DataColumn<One> = {
    key: 'state',
    title: t('cleaning.state'),
    width: 120,
    render: ({ excluded, changed }) =>
      excluded || changed ? (
        <StatusTag tone="success">{changed ? t('cleaning.changed') : t('cleaning.stays')}</StatusTag>
      ) : (
        <StatusTag tone="neutral">{t('cleaning.goes')}</StatusTag>
      ),
  };
  return (
    <DataTable<One>
      name={name}
      label={t('cleaning.findings')}
      query={{ data: query.data?.records, error: query.error, refetch: query.refetch }}
      rowKey={idOf}
      columns={[...columns, state]}
      paging={{
        ...place,
        total: query.data?.total ?? 0,
        onChange: (page, pageSize) => onTurn({ page, pageSize }),
      }}
      empty={<EmptyState role="status" title={t('cleaning.gone')} />}
      {...(onExclude
        ? {
            rowActions: (one: One) => [
              {
                key: 'exclude',
                label: one.excluded ? t('cleaning.include') : t('cleaning.exclude'),
                icon: one.excluded ? <RollbackOutlined /> : <PushpinOutlined />,
                onClick: () => onExclude(idOf(one), !one.excluded),
              },
            ],
          }
        : {})}
    />
  );
}
