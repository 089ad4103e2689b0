import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state.tsx';
import { Page } from '../page.tsx';
import { SearchField, Toolbar } from '../toolbar.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { foundRows } from './found-rows.ts';
import { ListRows, type ListRowsProps } from './list-rows.tsx';
import { NothingFound } from './nothing-found.tsx';
import { useKeptPlace } from './use-kept-place.ts';
import { useListView } from './use-list-view.ts';
import { ViewSwitch } from './view-switch.tsx';

interface ListPageProps<Row extends object> extends Omit<ListRowsProps<Row>, 'found' | 'view' | 'empty'> {
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
  /** What somebody should see before the list, such as what waits for them. */
  readonly notice?: ReactNode;
  readonly empty: EmptyList;
  /** Drawers and dialogs. */
  readonly children?: ReactNode;
}

interface EmptyList {
  readonly icon: ReactNode;
  readonly title: string;
  /** One sentence: what the list is for. */
  readonly description: string;
  readonly link?: ReactNode;
}

/**
 * A page with one list: search, filters, table or cards, columns to choose, ticked rows, paging, and its states
 * (loading, failing, empty, nothing found). Its view stands in the address; coming back shows it as it was left.
 */
export function ListPage<Row extends object>(props: ListPageProps<Row>) {
  const { search, filters, primary, actions, notice, empty, children, ...rest } = props;
  const { name, list, card } = rest;
  const [view, setView] = useListView(name);
  const columns = rest.columns.map((column) =>
    column.value && !column.sort ? { ...column, sort: list.sortOf(column.key) } : column,
  );
  const found = rest.query.data && foundRows(rest.query.data, columns, list);
  const isEmpty = found?.total === 0 && !list.narrowed;
  const shownView = card ? view : 'table';
  return (
    <Page place={useKeptPlace(found !== undefined)}>
      {notice}
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
      {children}
    </Page>
  );
}
