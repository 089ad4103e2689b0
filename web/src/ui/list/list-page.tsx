import type { ReactNode } from 'react';
import { Page } from '../page.tsx';
import { ListSection, type ListSectionProps } from './list-section.tsx';
import { useKeptPlace } from './use-kept-place.ts';

interface ListPageProps<Row extends object> extends ListSectionProps<Row> {
  /** What somebody should see before the list, such as what waits for them. */
  readonly notice?: ReactNode;
  /** Drawers and dialogs. */
  readonly children?: ReactNode;
}

/**
 * A page with one list: search, filters, table or cards, columns to choose, ticked rows, paging, and its states
 * (loading, failing, empty, nothing found). Its view stands in the address; coming back shows it as it was left.
 */
export function ListPage<Row extends object>({ notice, children, ...list }: ListPageProps<Row>) {
  return (
    <Page place={useKeptPlace(list.query.data !== undefined)}>
      {notice}
      <ListSection<Row> {...list} />
      {children}
    </Page>
  );
}
