import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { currencySchema } from '@transloom/contracts/task-prices';
import type { tasksApi } from '@transloom/contracts/tasks';
import type { Context } from '../../platform/context.ts';
import { lookAtTasks } from './task-in-hand.ts';
import { findCountedTaskIds, type StatisticsFilter, sumTasks, sumWeeks } from './task-lists.store.ts';
import { taskSummaries } from './task-summary.ts';

type Input = InputOf<typeof tasksApi.myTaskStatistics>;
type Statistics = OutputOf<typeof tasksApi.myTaskStatistics>;

/** The reader's own tasks. */
export async function myTaskStatistics(context: Context, input: Input): Promise<Statistics> {
  return statistics(context, input, context.actor.userId);
}

/** Tasks of everybody, of one project or of all (D3.22, D3.23). */
export async function projectTaskStatistics(context: Context, input: Input): Promise<Statistics> {
  return statistics(context, input, undefined);
}

async function statistics(
  context: Context,
  { pageNumber, pageSize, from, to, ...input }: Input,
  userId: string | undefined,
): Promise<Statistics> {
  const filter: StatisticsFilter = {
    ...input,
    userId,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  };
  const page = { limit: pageSize, offset: (pageNumber - 1) * pageSize };
  const ids = await findCountedTaskIds(context.db, filter, page);
  const sums = await sumTasks(context.db, filter);
  const weeks = await sumWeeks(context.db, filter);
  const sum = (of: 'tasks' | 'words' | 'billableWords') =>
    sums.reduce((total, row) => total + Number(row[of]), 0);
  return {
    records: await taskSummaries(context, await lookAtTasks(context, ids)),
    total: sum('tasks'),
    pageNumber,
    pageSize,
    words: sum('words'),
    billableWords: sum('billableWords'),
    money: sums.flatMap(({ currency, total }) => {
      const known = currencySchema.safeParse(currency);
      return known.success ? [{ currency: known.data, total: Number(total) }] : [];
    }),
    weeks: weeks.map(({ week, words }) => ({ week, words: Number(words) })),
  };
}
