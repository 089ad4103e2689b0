import { BookOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { termSorts, termSortsOf } from '@transloom/contracts/term-entries';
import type { TermBase } from '@transloom/contracts/terms';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../../session/permissions.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PrimaryButton } from '../../../ui/list/primary-button.tsx';
import { useSortInAddress } from '../../../ui/list/use-sort-in-address.ts';
import { Toolbar } from '../../../ui/toolbar.tsx';
import { takesEntries } from '../../assets/asset-kind.ts';
import { ExportFound } from '../../assets/list/export-found.tsx';
import { termEntriesQuery, useExportTerms } from '../terms.queries.ts';
import { type OpenedEntry, TermEntryDrawer } from './term-entry-drawer.tsx';
import { TermEntryTable } from './term-entry-table.tsx';
import { TermFilters } from './term-filters.tsx';
import { type TermFilter, useTermFilter } from './use-term-filter.ts';

/** The terms of a base in two of its languages; a concept with all of them opens beside the list. */
export function TermEntries({ base }: { readonly base: TermBase }) {
  const { t } = useTranslation('terms');
  const filter = useTermFilter(base);
  const sort = useSortInAddress(termSorts);
  const { targetLanguage } = filter;
  const query = useQuery(termEntriesQuery({ ...filter.asked, ...sort.asked, targetLanguage }));
  const [opened, setOpened] = useState<OpenedEntry>();
  const editable = useAllows()('term:edit') && takesEntries(base);
  const add = () => setOpened({ mode: 'add', entry: undefined });
  const { pageNumber, pageSize } = filter.asked;
  const total = query.data?.total ?? 0;
  const none = query.data?.total === 0 && !filter.filtered;
  return (
    <>
      <Toolbar
        actions={
          <>
            <ExportOfFound filter={filter} total={total} />
            {editable ? <PrimaryButton label={t('entry.add')} secondary={none} onClick={add} /> : null}
          </>
        }
      >
        <TermFilters base={base} filter={filter} />
      </Toolbar>
      <TermEntryTable
        base={base}
        filter={filter}
        sortOf={sort.among(termSortsOf(total))}
        editable={editable}
        query={{ data: query.data?.records, error: query.error, refetch: query.refetch }}
        paging={{ page: pageNumber, pageSize, total, onChange: filter.turn }}
        onOpen={setOpened}
        empty={
          <NoTerms
            filter={filter}
            action={editable ? <PrimaryButton label={t('entry.add')} onClick={add} /> : undefined}
          />
        }
      />
      <TermEntryDrawer
        base={base}
        targetLanguage={targetLanguage}
        editable={editable}
        opened={opened}
        current={query.data?.records.find(({ termEntryId }) => termEntryId === opened?.entry?.termEntryId)}
        onChange={setOpened}
      />
    </>
  );
}

interface ExportOfFoundProps {
  readonly filter: TermFilter;
  readonly total: number;
}

/** Nothing where all terms are shown: these are exported with the base. */
function ExportOfFound({ filter: { filtered, asked }, total }: ExportOfFoundProps) {
  const { t } = useTranslation('terms');
  const mayExport = useAllows()('term:export');
  const exportTerms = useExportTerms();
  const { termBaseId, pageNumber: _number, pageSize: _size, ...filter } = asked;
  if (!mayExport || !filtered || total === 0) return null;
  return (
    <ExportFound
      total={total}
      kinds={(['xlsx', 'tbx', 'csv'] as const).map((key) => ({ key, label: t(`export.${key}`) }))}
      onExport={(format) => exportTerms.mutate({ termBaseId, format, filter })}
    />
  );
}

interface NoTermsProps {
  readonly filter: TermFilter;
  readonly action: ReactNode;
}

function NoTerms({ filter: { filtered, text, clear }, action }: NoTermsProps) {
  const { t } = useTranslation('terms');
  if (!filtered)
    return (
      <EmptyState
        icon={<BookOutlined />}
        title={t('entry.none')}
        description={t('entry.noneHint')}
        action={action}
      />
    );
  return (
    <EmptyState
      role="status"
      title={text === '' ? t('entry.nothing') : t('entry.nothingFor', { text })}
      action={<Button onClick={clear}>{t('entry.clearFilter')}</Button>}
    />
  );
}
