import type { StageKind } from '@transloom/contracts/project-settings';
import type { TaskTab } from '@transloom/contracts/task-shape';
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Db } from '../../platform/db/database.ts';

export interface TaskFilter {
  readonly search: string;
  readonly projectId?: string | undefined;
  readonly kind?: StageKind | undefined;
  readonly source?: string | undefined;
  readonly target?: string | undefined;
}

const open = ['accepted', 'working'];

/** Tasks that were offered to somebody and are not answered, or that are theirs, or that they declined. */
function myTasks(db: Db, userId: string, filter: TaskFilter) {
  return db
    .selectFrom('task')
    .innerJoin('document', 'document.id', 'task.documentId')
    .innerJoin('project', 'project.id', 'task.projectId')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('task.assigneeId', '=', userId),
        exists(
          selectFrom('taskPerson')
            .select('taskId')
            .whereRef('taskPerson.taskId', '=', 'task.id')
            .where('userId', '=', userId)
            .where('answer', 'in', ['asked', 'declined', 'late']),
        ),
      ]),
    )
    .$if(filter.search.trim() !== '', (query) => {
      const pattern = `%${filter.search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      return query.where(({ or, eb }) =>
        or([eb('document.name', 'ilike', pattern), eb('project.name', 'ilike', pattern)]),
      );
    })
    .$if(filter.projectId !== undefined, (query) =>
      query.where('task.projectId', '=', filter.projectId ?? ''),
    )
    .$if(filter.kind !== undefined, (query) => query.where('task.kind', '=', filter.kind ?? ''))
    .$if(filter.source !== undefined, (query) =>
      query.where('document.sourceLanguage', '=', filter.source ?? ''),
    )
    .$if(filter.target !== undefined, (query) =>
      query.where('document.targetLanguage', '=', filter.target ?? ''),
    );
}

type Tables = ExpressionBuilder<Database, 'task'>;

function inTab(eb: Tables, tab: TaskTab, { userId, now }: Reader) {
  const isMine = eb('task.assigneeId', '=', userId);
  const isLate = sql<SqlBool>`coalesce(task.deadline < ${now}, false)`;
  const isAsked = eb.exists(
    eb
      .selectFrom('taskPerson')
      .select('taskId')
      .whereRef('taskPerson.taskId', '=', 'task.id')
      .where('userId', '=', userId)
      .where('answer', '=', 'asked'),
  );
  const isOffered = eb.and([eb('task.state', '=', 'offered'), isAsked]);
  const isOpen = eb.and([eb('task.state', 'in', open), isMine]);
  switch (tab) {
    case 'all':
      return sql<SqlBool>`true`;
    case 'pending':
      return eb.and([isOffered, eb.not(isLate)]);
    case 'progress':
      return eb.and([isOpen, eb.not(isLate)]);
    case 'submitted':
      return eb.and([isMine, eb('task.state', '=', 'submitted')]);
    case 'expired':
      return eb.and([eb.or([isOffered, isOpen]), isLate]);
  }
}

interface Reader {
  readonly userId: string;
  readonly now: Date;
}

export async function findMyTaskIds(
  db: Db,
  reader: Reader,
  {
    tab,
    limit,
    offset,
    ...filter
  }: TaskFilter & { readonly tab: TaskTab; readonly limit: number; readonly offset: number },
): Promise<readonly string[]> {
  const rows = await myTasks(db, reader.userId, filter)
    .select('task.id')
    .where((eb) => inTab(eb as unknown as Tables, tab, reader))
    .orderBy(sql`task.deadline is null`)
    .orderBy('task.deadline')
    .orderBy('document.name')
    .orderBy('task.part')
    .orderBy('task.stage')
    .orderBy('task.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many tasks each tab has. */
export async function countMyTasks(
  db: Db,
  reader: Reader,
  filter: TaskFilter,
): Promise<Readonly<Record<TaskTab, number>>> {
  const count = (tab: TaskTab) => (eb: Tables) =>
    eb.fn.countAll<string>().filterWhere((inner) => inTab(inner as unknown as Tables, tab, reader));
  const row = await myTasks(db, reader.userId, filter)
    .select((eb) => {
      const tables = eb as unknown as Tables;
      return [
        count('all')(tables).as('all'),
        count('pending')(tables).as('pending'),
        count('progress')(tables).as('progress'),
        count('submitted')(tables).as('submitted'),
        count('expired')(tables).as('expired'),
      ];
    })
    .executeTakeFirstOrThrow();
  return {
    all: Number(row.all),
    pending: Number(row.pending),
    progress: Number(row.progress),
    submitted: Number(row.submitted),
    expired: Number(row.expired),
  };
}

/** What the tasks of the organization, or those of one person, can be filtered by. */
export async function findFilterItems(db: Db, userId: string | undefined) {
  const rows = await db
    .selectFrom('task')
    .innerJoin('document', 'document.id', 'task.documentId')
    .innerJoin('project', 'project.id', 'task.projectId')
    .select(['task.projectId', 'project.name', 'document.sourceLanguage', 'document.targetLanguage'])
    .select(['task.managerId', 'project.creatorId', 'project.teamId'])
    .where('task.state', '<>', 'unassigned')
    .$if(userId !== undefined, (query) =>
      query.where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('task.assigneeId', '=', userId ?? ''),
          exists(
            selectFrom('taskPerson')
              .select('taskId')
              .whereRef('taskPerson.taskId', '=', 'task.id')
              .where('userId', '=', userId ?? '')
              .where('answer', '<>', 'withdrawn'),
          ),
        ]),
      ),
    )
    .distinct()
    .execute();
  return rows;
}

/** What people have to do already: accepted tasks that are not submitted, by person. */
export async function countOpenWork(db: Db) {
  const rows = await db
    .selectFrom('task')
    .innerJoin('documentPart', (join) =>
      join
        .onRef('documentPart.documentId', '=', 'task.documentId')
        .onRef('documentPart.part', '=', 'task.part'),
    )
    .select(({ fn }) => [
      'assigneeId',
      fn.countAll<string>().as('tasks'),
      fn.sum<string>('words').as('words'),
    ])
    .where('state', 'in', open)
    .where('assigneeId', 'is not', null)
    .groupBy('assigneeId')
    .execute();
  return new Map(
    rows.map(({ assigneeId, tasks, words }) => [assigneeId, { tasks: Number(tasks), words: Number(words) }]),
  );
}

export type DueTasks = Awaited<ReturnType<typeof findDueTasks>>[number];

/** Tasks at work whose deadline is between two moments, by person and project. In a transaction of the system. */
export function findDueTasks(db: Db, { from, to }: { readonly from: Date; readonly to: Date }) {
  return db
    .selectFrom('task')
    .innerJoin('project', 'project.id', 'task.projectId')
    .select(({ fn }) => [
      'task.projectId',
      'project.name as projectName',
      'task.assigneeId',
      'task.managerId',
      fn.countAll<string>().as('tasks'),
      fn.max<Date>('task.deadline').as('lastDeadline'),
    ])
    .where('task.state', 'in', open)
    .where('project.status', '=', 'active')
    .where('task.deadline', '>', from)
    .where('task.deadline', '<=', to)
    .groupBy(['task.projectId', 'project.name', 'task.assigneeId', 'task.managerId'])
    .execute();
}
