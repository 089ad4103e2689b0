import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { stageKindSchema } from '@transloom/contracts/project-settings';
import { currencySchema } from '@transloom/contracts/task-prices';
import type { StatisticsSum, taskStatisticsApi } from '@transloom/contracts/task-statistics';
import type { Context } from '../../../platform/context.ts';
import { scopeOf } from '../../organizations/reach.ts';
import { shownNames } from '../../users/shown-names.ts';
import { lookAtTasks } from '../task-in-hand.ts';
import { taskSummaries } from '../task-summary.ts';
import {
  findCountedTaskIds,
  type StatisticsFilter,
  type SumRow,
  sumTasks,
  sumWeeks,
} from './statistics.store.ts';

type Input = InputOf<typeof taskStatisticsApi.myTaskStatistics>;
type Statistics = OutputOf<typeof taskStatisticsApi.myTaskStatistics>;
type Asked = Omit<Input, 'pageNumber' | 'pageSize'>;

/** The reader's own tasks. */
export async function myTaskStatistics(context: Context, input: Input): Promise<Statistics> {
  return statistics(context, input, await filterOf(context, input, { everybody: false }));
}

/** Tasks of everybody, in one project or in all that the reader manages (D3.22, D3.23). */
export async function projectTaskStatistics(context: Context, input: Input): Promise<Statistics> {
  return statistics(context, input, await filterOf(context, input, { everybody: true }));
}

/** @throws {AppError} access.denied, for the tasks of everybody without the right to see them */
export async function filterOf(
  context: Pick<Context, 'db' | 'actor'>,
  { from, to, ...asked }: Asked,
  { everybody }: { readonly everybody: boolean },
): Promise<StatisticsFilter> {
  return {
    ...asked,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
    of: everybody
      ? { scope: await scopeOf(context, 'project:taskStatisticsRouter') }
      : { userId: context.actor.userId },
  };
}

async function statistics(
  context: Context,
  { pageNumber, pageSize }: Input,
  filter: StatisticsFilter,
): Promise<Statistics> {
  const page = { limit: pageSize, offset: (pageNumber - 1) * pageSize };
  const ids = await findCountedTaskIds(context.db, filter, page);
  const rows = await sumTasks(context.db, filter);
  const weeks = await sumWeeks(context.db, filter);
  const sum = sumOf(rows);
  return {
    records: await taskSummaries(context, await lookAtTasks(context, ids)),
    total: sum.tasks,
    pageNumber,
    pageSize,
    sum,
    ...(await groupsOf(context, rows)),
    weeks: weeks.map(({ week, words }) => ({ week, words: Number(words) })),
  };
}

async function groupsOf(context: Context, rows: readonly SumRow[]) {
  const names = await shownNames(
    context,
    rows.flatMap(({ assigneeId }) => assigneeId ?? []),
  );
  return {
    byAssignee: grouped(
      rows,
      ({ assigneeId }) => assigneeId,
      ({ assigneeId }) => ({
        assignee: assigneeId === null ? null : { userId: assigneeId, username: names.get(assigneeId) ?? '' },
      }),
    ),
    byStage: grouped(
      rows,
      ({ kind }) => kind,
      ({ kind }) => ({ kind: stageKindSchema.parse(kind) }),
    ),
    byLanguages: grouped(
      rows,
      ({ sourceLanguage, targetLanguage }) => `${sourceLanguage} ${targetLanguage}`,
      ({ sourceLanguage: source, targetLanguage: target }) => ({ source, target }),
    ),
  };
}

/** The sums of each group, the one with most words first. */
function grouped<Named>(
  rows: readonly SumRow[],
  key: (row: SumRow) => string | null,
  named: (row: SumRow) => Named,
): (StatisticsSum & Named)[] {
  return [...Map.groupBy(rows, key).values()]
    .flatMap((group) => {
      const [first] = group;
      return first === undefined ? [] : [{ ...sumOf(group), ...named(first) }];
    })
    .toSorted((a, b) => b.words - a.words);
}

function sumOf(rows: readonly SumRow[]): StatisticsSum {
  const sum = (of: 'tasks' | 'words' | 'billableWords' | 'submitted' | 'onTime') =>
    rows.reduce((total, row) => total + Number(row[of]), 0);
  const money = Map.groupBy(rows, ({ currency }) => currency);
  return {
    tasks: sum('tasks'),
    words: sum('words'),
    billableWords: sum('billableWords'),
    money: [...money].flatMap(([currency, priced]) => {
      const known = currencySchema.safeParse(currency);
      const total = priced.reduce((all, row) => all + Number(row.total), 0);
      return known.success ? [{ currency: known.data, total }] : [];
    }),
    submitted: sum('submitted'),
    onTime: sum('onTime'),
  };
}
