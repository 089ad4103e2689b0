import { BookOutlined } from '@ant-design/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type TermEntry, termSorts, termSortsOf } from '@transloom/contracts/term-entries';
import type { TermBase } from '@transloom/contracts/terms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../../session/permissions.ts';
import { useSortInAddress } from '../../../ui/list/use-sort-in-address.ts';
import { takesEntries } from '../../assets/asset-kind.ts';
import { EntryList } from '../../assets/entries/entry-list.tsx';
import type { EntryWord } from '../../assets/entries/entry-word.ts';
import { useEntryDeletion } from '../../assets/entries/use-entry-deletion.ts';
import { ExportFound } from '../../assets/list/export-found.tsx';
import {
  termEntriesQuery,
  useDeleteTermEntries,
  useExportTerms,
  useRestoreTermEntries,
} from '../terms.queries.ts';
import { StatusMenu } from './status-menu.tsx';
import { type OpenedEntry, TermEntryDrawer } from './term-entry-drawer.tsx';
import { TermEntryHistory } from './term-entry-history.tsx';
import { TermFilters } from './term-filters.tsx';
import { useTermColumns } from './use-term-columns.tsx';
import { useTermFilter } from './use-term-filter.ts';

/** The terms of a base in two of its languages; a concept with all of them opens beside the list. */
export function TermEntries({ base }: { readonly base: TermBase }) {
  const { t } = useTranslation('terms');
  const { termBaseId, sourceLanguage } = base;
  const filter = useTermFilter(base);
  const { targetLanguage } = filter;
  const sort = useSortInAddress(termSorts);
  const client = useQueryClient();
  const query = useQuery(termEntriesQuery({ ...filter.asked, ...sort.asked, targetLanguage }));
  const [opened, setOpened] = useState<OpenedEntry>();
  const allows = useAllows();
  const editable = takesEntries(base);
  const exportTerms = useExportTerms();
  const remove = useDeleteTermEntries();
  const restore = useRestoreTermEntries();
  const word: EntryWord = (key, count) => t(key, count ?? {});
  const askToDelete = useEntryDeletion({
    word,
    remove: (termEntryIds) => remove.mutateAsync({ termBaseId, termEntryIds }),
    restore: (deletionId) => restore.mutateAsync({ termBaseId, deletionId }),
  });
  const { termBaseId: _id, pageNumber: _number, pageSize: _size, ...found } = filter.asked;
  const sortOf = sort.among(termSortsOf(query.data?.total ?? 0));
  return (
    <EntryList<TermEntry>
      name="term-entries"
      icon={<BookOutlined />}
      idOf={({ termEntryId }) => termEntryId}
      word={word}
      query={query}
      filter={filter}
      editable={editable}
      askToDelete={askToDelete}
      readPage={(page) => client.fetchQuery(termEntriesQuery({ ...filter.asked, ...page }))}
      columns={useTermColumns(base, filter, {
        sortOf,
        onOpen: (entry) => setOpened({ mode: 'view', entry }),
      })}
      filters={<TermFilters base={base} filter={filter} />}
      onAdd={() => setOpened({ mode: 'add', entry: undefined })}
      onEdit={(entry) => setOpened({ mode: 'edit', entry })}
      bulkActions={(termEntryIds, untick) => (
        <StatusMenu
          termBaseId={termBaseId}
          termEntryIds={termEntryIds}
          languages={[sourceLanguage, targetLanguage]}
          onChanged={untick}
        />
      )}
      exportFound={
        allows('term:export')
          ? (total) => (
              <ExportFound
                total={total}
                kinds={(['xlsx', 'tbx', 'csv'] as const).map((key) => ({ key, label: t(`export.${key}`) }))}
                onExport={(format) => exportTerms.mutate({ termBaseId, format, filter: found })}
              />
            )
          : undefined
      }
      history={(entry) => <TermEntryHistory entry={entry} />}
    >
      <TermEntryDrawer
        base={base}
        targetLanguage={targetLanguage}
        editable={editable}
        opened={opened}
        current={query.data?.records.find(({ termEntryId }) => termEntryId === opened?.entry?.termEntryId)}
        onChange={setOpened}
      />
    </EntryList>
  );
}
