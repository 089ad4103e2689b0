import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state.tsx';
import { SearchField, Toolbar } from '../toolbar.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { foundRows } from './found-rows.ts';
import { ListRows, type ListRowsProps } from './list-rows.tsx';
import { NothingFound } from './nothing-found.tsx';
import { useListView } from './use-list-view.ts';
import { ViewSwitch } from './view-switch.tsx';

export interface ListSectionProps<Row extends object>
  extends Omit<ListRowsProps<Row>, 'found' | 'view' | 'empty'> {
  /** Label of the search field, or another field in its place. */
  readonly search?: ReactNode;
  readonly filters?: ReactNode;
  /**
   * The button that begins something; it stands in the list too while that is empty, and is less strong above it then.
   * Undefined where this person may not.
   */
  readonly primary?: ((look: { readonly secondary: boolean }) => ReactNode) | undefined;
  /** At most two other buttons, before the primary one. */
  readonly actions?: ReactNode;
  readonly empty: EmptyList;
  /** Stands between the toolbar and the rows. */
  readonly summary?: ReactNode;
}

interface EmptyList {
  readonly icon: ReactNode;
  readonly title: string;
  /** One sentence: what the list is for. */
  readonly description: string;
  readonly link?: ReactNode;
}

/** A list with search, filters, table or cards, columns to choose, ticked rows, paging, and its states. */
export function ListSection<Row extends object>(props: ListSectionProps<Row>) {
  const { search, filters, primary, actions, empty, summary, ...rest } = props;
  const { name, list, card } = rest;
  const [view, setView] = useListView(name);
  const columns = rest.columns.map((column) =>
    column.value && !column.sort ? { ...column, sort: list.sortOf(column.key) } : column,
  );
  const found = rest.query.data && foundRows(rest.query.data, columns, list);
  const isEmpty = found?.total === 0 && !list.narrowed;
  const shownView = card ? view : 'table';
  return (
    <>
      <Toolbar
        actions={
          <>
            {card ? <ViewSwitch view={view} onChange={setView} /> : null}
            {shownView === 'table' ? <ColumnChoice name={name} columns={columns} /> : null}
            {actions}
            {primary?.({ secondary: isEmpty })}
          </>
        }
      >
        {typeof search === 'string' ? (
          <SearchField
            label={search}
            value={list.search}
            onChange={(text) => list.change({ search: text })}
          />
        ) : (
          search
        )}
        {filters}
      </Toolbar>
      {summary}
      <ListRows<Row>
        {...rest}
        columns={columns}
        found={found}
        view={shownView}
        empty={
          list.narrowed ? (
            <NothingFound search={list.search} onClear={list.clear} />
          ) : (
            <EmptyState {...empty} action={primary?.({ secondary: false })} />
          )
        }
      />
    </>
  );
}
