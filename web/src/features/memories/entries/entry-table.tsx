import type { Memory } from '@transloom/contracts/memories';
import type { EntrySort, MemoryEntry } from '@transloom/contracts/memory-entries';
import type { ReactNode } from 'react';
import { useState } from 'react';
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
import type { EntriesAsked } from './entries.queries.ts';
import { EntryText } from './entry-text.tsx';
import { LayerTag } from './layer-tag.tsx';
import { MemoryEntryHistory } from './memory-entry-history.tsx';
import { useEntryActions } from './use-entry-actions.tsx';
import { type EntryEditing, useEntryEditing } from './use-entry-editing.ts';
import { useEntrySelection } from './use-entry-selection.tsx';

interface EntryTableProps {
  readonly memory: Memory;
  readonly editable: boolean;
  /** Words that are looked for; marked where they stand. */
  readonly search: string;
  /** What the entries were found by. */
  readonly asked: EntriesAsked;
  readonly sortOf: SortOf<EntrySort>;
  readonly query: Loading<readonly MemoryEntry[]>;
  readonly paging: TablePaging;
  readonly empty: ReactNode;
}

/** Entries side by side with their translations; a text is changed where it stands. */
export function EntryTable(props: EntryTableProps) {
  const { memory, editable, search, asked, sortOf, query, paging, empty } = props;
  const { t } = useTranslation('memories');
  const { memoryId, sourceLanguage } = memory;
  const editing = useEntryEditing(memoryId, query.data ?? [], { editable });
  const [opened, setOpened] = useState<MemoryEntry>();
  // As the list has it now: the history may be opened while a change is on its way.
  const past = query.data?.find(({ entryId }) => entryId === opened?.entryId) ?? opened;
  const selection = useEntrySelection({ asked, entries: query.data ?? [], total: paging.total });
  const actions = useEntryActions({ memoryId, editable, onEdit: editing.start, onHistory: setOpened });
  return (
    <>
      <DataTable<MemoryEntry>
        name="memory-entries"
        label={t('entry.list')}
        query={query}
        rowKey={({ entryId }) => entryId}
        columns={useColumns(memory, { search, sortOf, editing })}
        rowActions={actions}
        paging={paging}
        empty={empty}
        {...(editable ? { selection } : {})}
      />
      <HistoryDrawer open={past !== undefined} onClose={() => setOpened(undefined)}>
        {past ? (
          <MemoryEntryHistory memoryId={memoryId} sourceLanguage={sourceLanguage} entry={past} />
        ) : null}
      </HistoryDrawer>
    </>
  );
}

interface Shown {
  readonly sortOf: SortOf<EntrySort>;
  /** Words that are looked for; marked where they stand. */
  readonly search: string;
  readonly editing: EntryEditing;
}

function useColumns(
  { sourceLanguage, directions }: Memory,
  { sortOf, ...rest }: Shown,
): readonly DataColumn<MemoryEntry>[] {
  const { t } = useTranslation('memories');
  const { t: tAssets } = useTranslation('assets');
  const shown = { ...rest, sourceLanguage };
  const [only, ...others] = directions;
  const target = only && others.length === 0 ? languageName(only.targetLanguage) : t('entry.target');
  return [
    {
      key: 'source',
      title: languageName(sourceLanguage),
      width: 236,
      sort: sortOf('source'),
      render: (entry) => <EntryText entry={entry} side="source" {...shown} />,
    },
    {
      key: 'target',
      title: target,
      width: 236,
      sort: sortOf('target'),
      render: (entry) => (
        <>
          {others.length > 0 ? (
            <Text size="small" tone="tertiary" as="div">
              {languageName(entry.targetLanguage)}
            </Text>
          ) : null}
          <EntryText entry={entry} side="target" {...shown} />
        </>
      ),
    },
    {
      key: 'layer',
      title: t('entry.layer'),
      width: 104,
      render: ({ layer }) => <LayerTag layer={layer} />,
    },
    { key: 'from', title: t('entry.from'), width: 120, render: (entry) => <From entry={entry} /> },
    {
      key: 'added',
      title: tAssets('column.added'),
      width: 116,
      sort: sortOf('added'),
      render: ({ addedAt, creator }) => <TimeAndPerson instant={addedAt} person={creator} />,
    },
    {
      key: 'changed',
      title: t('entry.changed'),
      width: 116,
      sort: sortOf('changed'),
      render: ({ updatedAt, updater, creator }) => (
        <TimeAndPerson instant={updatedAt} person={updater ?? creator} />
      ),
    },
  ];
}

/** The file it came with and the project, or at least the kind of its origin. */
function From({ entry: { fileName, projectName, origin } }: { readonly entry: MemoryEntry }) {
  const { t } = useTranslation('memories');
  const [first, second] = [fileName, projectName].filter((name) => name !== null);
  return (
    <>
      <Text size="table" truncate as="div">
        {first ?? t(`origin.${origin}`)}
      </Text>
      {first === undefined ? null : (
        <Text size="small" tone="tertiary" truncate as="div">
          {second ?? t(`origin.${origin}`)}
        </Text>
      )}
    </>
  );
}
