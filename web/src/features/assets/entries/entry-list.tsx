import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import type { FoundRows } from '../../../ui/list/found-rows.ts';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { PrimaryButton } from '../../../ui/list/primary-button.tsx';
import type { FoundInAddress } from '../../../ui/list/use-found-in-address.ts';
import { useFoundSelection } from '../../../ui/list/use-found-selection.ts';
import type { Loading } from '../../../ui/loadable.tsx';
import { Toolbar } from '../../../ui/toolbar.tsx';
import { HistoryDrawer } from '../history-drawer.tsx';
import { entryActions } from './entry-actions.tsx';
import type { EntryWord } from './entry-word.ts';

interface EntryListProps<Entry extends object> {
  /** Widths and order of the columns are kept under this name. */
  readonly name: string;
  readonly icon: ReactNode;
  readonly word: EntryWord;
  readonly idOf: (entry: Entry) => string;
  readonly query: Loading<FoundRows<Entry>>;
  /** The filter as the address says it. */
  readonly filter: Pick<FoundInAddress<never>, 'filtered' | 'asked' | 'turn' | 'clear'>;
  /** The page of entries that the filter finds, for selecting all of them. */
  readonly readPage: (page: { pageNumber: number; pageSize: number }) => Promise<FoundRows<Entry>>;
  readonly columns: readonly DataColumn<Entry>[];
  readonly filters: ReactNode;
  readonly editable: boolean;
  readonly onAdd: () => void;
  readonly onEdit: (entry: Entry) => void;
  readonly askToDelete: (entryIds: readonly string[], onDeleted?: () => void) => void;
  /** What else can be done with ticked entries. */
  readonly bulkActions: (entryIds: readonly string[], untick: () => void) => ReactNode;
  /** Exports what a filter finds; all entries are exported with their asset. Undefined for those who may not. */
  readonly exportFound: ((total: number) => ReactNode) | undefined;
  readonly history: (entry: Entry) => ReactNode;
  /** Drawers and dialogs. */
  readonly children?: ReactNode;
}

/** The entries of a memory or of a term base: found, changed, deleted, exported, and what they were before. */
export function EntryList<Entry extends object>(props: EntryListProps<Entry>) {
  const { name, icon, word, idOf, query, filter, columns, editable, onAdd, onEdit, askToDelete } = props;
  const [opened, setOpened] = useState<Entry>();
  const entries = query.data?.records ?? [];
  const total = query.data?.total ?? 0;
  const { pageNumber, pageSize, ...found } = filter.asked;
  const { untick, ...selection } = useFoundSelection({
    rows: entries,
    keyOf: idOf,
    total,
    filter: found,
    readPage: async (page) => (await props.readPage(page)).records,
  });
  // As the list has it now: the history may be opened while a change is on its way.
  const past = opened && (entries.find((entry) => idOf(entry) === idOf(opened)) ?? opened);
  const addButton = (secondary: boolean) =>
    editable ? <PrimaryButton label={word('entry.add')} secondary={secondary} onClick={onAdd} /> : null;
  const bulkActions = (
    <>
      {props.bulkActions(selection.keys, untick)}
      <Button
        size="small"
        danger
        icon={<DeleteOutlined aria-hidden />}
        onClick={() => askToDelete(selection.keys, untick)}
      >
        {word('entry.delete')}
      </Button>
    </>
  );
  return (
    <>
      <Toolbar
        actions={
          <>
            {filter.filtered && total > 0 ? props.exportFound?.(total) : null}
            {addButton(query.data?.total === 0 && !filter.filtered)}
          </>
        }
      >
        {props.filters}
      </Toolbar>
      <DataTable<Entry>
        name={name}
        columns={columns}
        label={word('entry.list')}
        query={{ ...query, data: query.data?.records }}
        rowKey={idOf}
        rowActions={entryActions({
          word,
          editable,
          onEdit,
          onHistory: setOpened,
          onDelete: (entry) => askToDelete([idOf(entry)]),
        })}
        paging={{ page: pageNumber, pageSize, total, onChange: filter.turn }}
        empty={
          filter.filtered ? (
            <NothingFound search={found.text ?? ''} onClear={filter.clear} />
          ) : (
            <EmptyState
              icon={icon}
              title={word('entry.none')}
              description={word('entry.noneHint')}
              action={addButton(false)}
            />
          )
        }
        {...(editable ? { selection: { ...selection, actions: bulkActions } } : {})}
      />
      <HistoryDrawer open={past !== undefined} onClose={() => setOpened(undefined)}>
        {past ? props.history(past) : null}
      </HistoryDrawer>
      {props.children}
    </>
  );
}
