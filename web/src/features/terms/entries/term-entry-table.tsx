import type { TermEntry, TermSort } from '@transloom/contracts/term-entries';
import type { TermBase } from '@transloom/contracts/terms';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../i18n/language-name.ts';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import type { TablePaging } from '../../../ui/list/list-paging.tsx';
import type { SortOf } from '../../../ui/list/use-sort-in-address.ts';
import type { Loading } from '../../../ui/loadable.tsx';
import { Text } from '../../../ui/text.tsx';
import { HistoryDrawer } from '../../assets/history-drawer.tsx';
import { TimeAndPerson } from '../../assets/list/time-and-person.tsx';
import { TermCell } from './term-cell.tsx';
import type { OpenedEntry } from './term-entry-drawer.tsx';
import { TermEntryHistory } from './term-entry-history.tsx';
import { useTermEntryActions } from './use-term-entry-actions.tsx';
import type { TermFilter } from './use-term-filter.ts';
import { useTermSelection } from './use-term-selection.tsx';

interface TermEntryTableProps {
  readonly base: TermBase;
  readonly filter: TermFilter;
  readonly sortOf: SortOf<TermSort>;
  readonly editable: boolean;
  readonly query: Loading<readonly TermEntry[]>;
  readonly paging: TablePaging;
  readonly onOpen: (opened: OpenedEntry) => void;
  readonly empty: ReactNode;
}

/** Original, translation and remark side by side. */
export function TermEntryTable(props: TermEntryTableProps) {
  const { base, filter, sortOf, editable, query, paging, onOpen, empty } = props;
  const { t } = useTranslation('terms');
  const [past, setPast] = useState<TermEntry>();
  const selection = useTermSelection({
    base,
    asked: filter.asked,
    targetLanguage: filter.targetLanguage,
    entries: query.data ?? [],
    total: paging.total,
  });
  const actions = useTermEntryActions({
    base,
    editable,
    onHistory: setPast,
    onEdit: (entry) => onOpen({ mode: 'edit', entry }),
  });
  return (
    <>
      <DataTable<TermEntry>
        name="term-entries"
        label={t('entry.list')}
        query={query}
        rowKey={({ termEntryId }) => termEntryId}
        columns={useColumns(base, filter, {
          sortOf,
          onOpen: (entry) => onOpen({ mode: 'view', entry }),
        })}
        rowActions={actions}
        paging={paging}
        empty={empty}
        {...(editable ? { selection } : {})}
      />
      <HistoryDrawer open={past !== undefined} onClose={() => setPast(undefined)}>
        {past ? <TermEntryHistory entry={past} /> : null}
      </HistoryDrawer>
    </>
  );
}

interface Shown {
  readonly sortOf: SortOf<TermSort>;
  readonly onOpen: (entry: TermEntry) => void;
}

function useColumns(
  { sourceLanguage }: TermBase,
  { targetLanguage, text }: TermFilter,
  { sortOf, onOpen }: Shown,
): readonly DataColumn<TermEntry>[] {
  const { t } = useTranslation('terms');
  const { t: tAssets } = useTranslation('assets');
  return [
    {
      key: 'source',
      title: languageName(sourceLanguage),
      width: 208,
      sort: sortOf('source'),
      render: (entry) => (
        <TermCell entry={entry} language={sourceLanguage} search={text} onOpen={() => onOpen(entry)} />
      ),
    },
    {
      key: 'target',
      title: languageName(targetLanguage),
      width: 208,
      sort: sortOf('target'),
      render: (entry) => <TermCell entry={entry} language={targetLanguage} search={text} />,
    },
    {
      key: 'remark',
      title: t('column.remark'),
      width: 164,
      render: ({ note, definition }) => (
        <Text size="table" tone="secondary" truncate as="div">
          {note ?? definition ?? ''}
        </Text>
      ),
    },
    { key: 'from', title: t('column.from'), width: 116, render: (entry) => <From entry={entry} /> },
    {
      key: 'added',
      title: tAssets('column.added'),
      width: 116,
      sort: sortOf('added'),
      render: ({ createdAt, creator }) => <TimeAndPerson instant={createdAt} person={creator} />,
    },
    {
      key: 'updated',
      title: t('column.updated'),
      width: 116,
      sort: sortOf('changed'),
      render: ({ updatedAt, updater, creator }) => (
        <TimeAndPerson instant={updatedAt} person={updater ?? creator} />
      ),
    },
  ];
}

/** The file it came with or was met in, and the project. */
function From({ entry: { fileName, projectName } }: { readonly entry: TermEntry }) {
  return (
    <>
      <Text size="table" truncate as="div">
        {fileName ?? ''}
      </Text>
      <Text size="small" tone="tertiary" truncate as="div">
        {projectName ?? ''}
      </Text>
    </>
  );
}
