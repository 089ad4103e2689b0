import type { AnyWork, WorkContract, WorkStatus, workSortColumns } from '@transloom/contracts/work';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../session/permissions.ts';
import { LanguagePair } from '../ui/language-pair.tsx';
import type { DataColumn } from '../ui/list/data-columns.tsx';
import { chosenOf, ListChips } from '../ui/list/list-chips.tsx';
import { ListPage } from '../ui/list/list-page.tsx';
import { PrimaryButton } from '../ui/list/primary-button.tsx';
import { type ListState, useListState } from '../ui/list/use-list-state.ts';
import type { RowAction } from '../ui/row-action.ts';
import { useConfirm } from '../ui/use-confirm.tsx';
import { When } from '../ui/when.tsx';
import { useWorkList } from './use-work.ts';
import { useWorkActions } from './use-work-actions.tsx';
import { useWorkCommands } from './use-work-commands.ts';
import { placeFilterOf, type WorkFilterName, WorkFilters, workFilters } from './work-filters.tsx';
import type { WorkFilter, WorkIn, WorkKind } from './work-kind.ts';
import { WorkState, type WorkStateProps } from './work-state.tsx';
import { WorkStatusTag } from './work-status-tag.tsx';

/** Statuses by what a person looks for. */
const groups = {
  all: [],
  open: ['waiting', 'running', 'paused'],
  done: ['done'],
  broken: ['failed', 'stopped'],
} as const satisfies Record<string, readonly WorkStatus[]>;
type Group = keyof typeof groups;
const groupNames = ['all', 'open', 'done', 'broken'] as const;

interface ListWords {
  /** The name of the list. */
  readonly label: string;
  /** Label of the search field. */
  readonly search: string;
  /** On the button that begins new work. */
  readonly begin: string;
  readonly empty: string;
  /** One sentence: what the tool is for. */
  readonly purpose: string;
}

interface WorkListPageProps<Contract extends WorkContract>
  extends Omit<WorkStateProps, 'work' | 'onStop' | 'stopText'> {
  readonly kind: WorkKind<Contract>;
  readonly icon: ReactNode;
  readonly words: ListWords;
  /** The name as a link to the page of the work. */
  readonly link: (work: WorkIn<Contract>) => ReactNode;
  /** Columns of the kind, after the name. */
  readonly columns?: readonly DataColumn<WorkIn<Contract>>[];
  /** More that can be done with a row, such as downloading its result. */
  readonly moreActions?: (work: WorkIn<Contract>) => readonly RowAction[];
  readonly onBegin: () => void;
  /** Drawers and dialogs. */
  readonly children?: ReactNode;
}

/** A page that lists the work of a kind: search, filter by state, sort, page, what can be done, and a way to begin. */
export function WorkListPage<Contract extends WorkContract>(props: WorkListPageProps<Contract>) {
  const { kind, icon, words, link, columns = [], moreActions, onBegin, children, ...state } = props;
  const { t } = useTranslation('work');
  const allows = useAllows();
  const list = useListState<WorkFilterName>(workFilters);
  const query = useWorkList(kind, filterOf(list));
  const actionsOf = useWorkActions(kind);
  const deleteMany = useDeleteMany(kind);
  type Row = WorkIn<Contract>;
  const own: DataColumn<Row>[] = [
    { key: 'name', title: t('list.name'), render: link, sort: list.sortOf('name') },
    ...(query.data?.records.some(({ languages }) => languages !== null)
      ? [languagesColumn<Row>(t('list.languages'))]
      : []),
    ...columns,
    {
      key: 'status',
      title: t('list.status'),
      width: 280,
      sort: list.sortOf('status'),
      render: (work) => (
        <>
          <WorkStatusTag status={work.status} />
          <WorkState work={work} {...state} />
        </>
      ),
    },
    { key: 'creator', title: t('list.creator'), width: 120, render: ({ creator }) => creator },
    {
      key: 'createdAt',
      title: t('list.created'),
      width: 140,
      sort: list.sortOf('createdAt'),
      render: ({ createdAt }) => <When instant={createdAt} />,
    },
  ];
  return (
    <ListPage<Row>
      name={`work-${kind.kind}`}
      label={words.label}
      list={list}
      query={query}
      rowKey={({ workId }) => workId}
      columns={own}
      rowActions={(work) => [...(moreActions?.(work) ?? []), ...actionsOf(work)]}
      search={words.search}
      filters={
        <>
          <ListChips<WorkFilterName, Group>
            list={list}
            filter="status"
            label={t('list.filter')}
            values={groupNames}
            words={(group) => t(`list.${group}`)}
          />
          <WorkFilters list={list} shown={query.data?.records ?? []} />
        </>
      }
      bulkActions={
        allows(kind.run)
          ? (rows, untick) => (
              <Button danger onClick={() => deleteMany(rows, untick)}>
                {t('list.deleteMany')}
              </Button>
            )
          : undefined
      }
      primary={
        allows(kind.run)
          ? (look) => <PrimaryButton {...look} label={words.begin} onClick={onBegin} />
          : undefined
      }
      empty={{ icon, title: words.empty, description: words.purpose }}
    >
      {children}
    </ListPage>
  );
}

function languagesColumn<Row extends Pick<AnyWork, 'languages'>>(title: string): DataColumn<Row> {
  return {
    key: 'languages',
    title,
    width: 180,
    render: ({ languages }) =>
      languages === null ? null : (
        <LanguagePair
          source={languages.source}
          targets={languages.target === null ? [] : [languages.target]}
        />
      ),
  };
}

const sortable = ['name', 'status', 'createdAt', 'endedAt'] as const satisfies typeof workSortColumns;

function filterOf({ search, filter, sort, pageNumber, pageSize }: ListState<WorkFilterName>): WorkFilter {
  const by = chosenOf(sort?.by, sortable);
  return {
    pageNumber,
    pageSize,
    ...placeFilterOf(filter),
    status: [...groups[chosenOf(filter.status, groupNames) ?? 'all']],
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(by === undefined || sort === undefined ? {} : { sort: by, order: sort.order }),
  };
}

/** Asks once, then deletes one after the other. */
function useDeleteMany(kind: WorkKind) {
  const { t } = useTranslation('work');
  const confirm = useConfirm();
  const { remove } = useWorkCommands(kind);
  return (rows: readonly { readonly workId: string }[], onDeleted: () => void) =>
    confirm({
      title: t('list.deleteManyTitle', { count: rows.length }),
      consequence: t('list.deleteManyText'),
      verb: t('delete.action'),
      danger: true,
      onConfirm: async () => {
        for (const { workId } of rows) await remove.mutateAsync(workId);
        onDeleted();
      },
    });
}
