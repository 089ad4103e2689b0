import type { TermEntry } from '@transloom/contracts/term-entries';
import type { TermBase } from '@transloom/contracts/terms';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../i18n/language-name.ts';
import type { DataColumn } from '../../../ui/data-columns.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { TablePaging } from '../../../ui/list-paging.tsx';
import type { Loading } from '../../../ui/loadable.tsx';
import { Text } from '../../../ui/text.tsx';
import { When } from '../../../ui/when.tsx';
import { HistoryDrawer } from '../../assets/history-drawer.tsx';
import { TermCell } from './term-cell.tsx';
import type { OpenedEntry } from './term-entry-drawer.tsx';
import { TermEntryHistory } from './term-entry-history.tsx';
import { useTermEntryActions } from './use-term-entry-actions.tsx';
import type { TermFilter } from './use-term-filter.ts';
import { useTermSelection } from './use-term-selection.tsx';

interface TermEntryTableProps {
  readonly base: TermBase;
  readonly filter: TermFilter;
  readonly editable: boolean;
  readonly query: Loading<readonly TermEntry[]>;
  readonly paging: TablePaging;
  readonly onOpen: (opened: OpenedEntry) => void;
  readonly empty: ReactNode;
}

/** Original, translation and remark side by side. */
export function TermEntryTable({
  base,
  filter,
  editable,
  query,
  paging,
  onOpen,
  empty,
}: TermEntryTableProps) {
  const { t } = useTranslation('terms');
  const [past, setPast] = useState<TermEntry>();
  const selection = useTermSelection({
    ...{ base, asked: filter.asked, targetLanguage: filter.targetLanguage },
    ...{ entries: query.data ?? [], total: paging.total },
  });
  const actions = useTermEntryActions({
    ...{ base, editable, onHistory: setPast },
    onEdit: (entry) => onOpen({ mode: 'edit', entry }),
  });
  return (
    <>
      <DataTable<TermEntry>
        name="term-entries"
        label={t('entry.list')}
        query={query}
        rowKey={({ termEntryId }) => termEntryId}
        columns={useColumns(base, filter, (entry) => onOpen({ mode: 'view', entry }))}
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

function useColumns(
  { sourceLanguage }: TermBase,
  { targetLanguage, text }: TermFilter,
  onOpen: (entry: TermEntry) => void,
): readonly DataColumn<TermEntry>[] {
  const { t } = useTranslation('terms');
  return [
    {
      key: 'source',
      title: languageName(sourceLanguage),
      width: 232,
      render: (entry) => (
        <TermCell entry={entry} language={sourceLanguage} search={text} onOpen={() => onOpen(entry)} />
      ),
    },
    {
      key: 'target',
      title: languageName(targetLanguage),
      width: 232,
      render: (entry) => <TermCell entry={entry} language={targetLanguage} search={text} />,
    },
    {
      key: 'remark',
      title: t('column.remark'),
      width: 184,
      render: ({ note, definition }) => (
        <Text size="table" tone="secondary" truncate as="div">
          {note ?? definition ?? ''}
        </Text>
      ),
    },
    { key: 'from', title: t('column.from'), width: 136, render: (entry) => <From entry={entry} /> },
    {
      key: 'updated',
      title: t('column.updated'),
      width: 144,
      render: ({ updatedAt, updater, creator }) => (
        <>
          <div>
            <When instant={updatedAt} />
          </div>
          <Text size="small" tone="tertiary" truncate as="div">
            {updater ?? creator ?? ''}
          </Text>
        </>
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
