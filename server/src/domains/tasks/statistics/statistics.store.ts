import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isInScope, type Scope } from '../../organizations/reach.ts';

const states = {
  all: ['offered', 'declined', 'accepted', 'working', 'submitted'],
  ASSIGNED: ['offered'],
  IN_PROGRESS: ['accepted', 'working'],
  FINISHED: ['submitted'],
} as const;

export interface StatisticsFilter {
  readonly tab: keyof typeof states;
  readonly search: string;
  readonly kind?: string | undefined;
  readonly source?: string | undefined;
  readonly target?: string | undefined;
  readonly project?: string | undefined;
  readonly team?: string | undefined;
  readonly creator?: string | undefined;
  readonly manager?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Whose tasks are counted: those of one person, or those of projects that a manager sees. */
  readonly of: { readonly userId: string } | { readonly scope: Scope };
}

/** Tasks that statistics count: every one that was offered to somebody (D2.14, D2.15). */
function countedTasks(db: Db, filter: StatisticsFilter) {
  const { kind, source, target, project, team, creator, manager, from, to, of } = filter;
  const search = `%${filter.search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const equal = (column: string, value: string | undefined) =>
    value === undefined ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(column)}::text = ${value}`;
  return db
    .selectFrom('task')
    .innerJoin('document', 'document.id', 'task.documentId')
    .innerJoin('project', 'project.id', 'task.projectId')
    .innerJoin('documentPart', (join) =>
      join
        .onRef('documentPart.documentId', '=', 'task.documentId')
        .onRef('documentPart.part', '=', 'task.part'),
    )
    .where('task.state', 'in', states[filter.tab])
    .where(equal('task.kind', kind))
    .where(equal('document.sourceLanguage', source))
    .where(equal('document.targetLanguage', target))
    .where(equal('task.projectId', project))
    .where(equal('project.teamId', team))
    .where(equal('project.creatorId', creator))
    .where(equal('task.managerId', manager))
    .where(
      'userId' in of
        ? isOf(of.userId)
        : isInScope(of.scope, { team: 'project.teamId', person: 'project.creatorId' }),
    )
    .where(({ or, eb }) => or([eb('document.name', 'ilike', search), eb('project.name', 'ilike', search)]))
    .$if(from !== undefined, (query) => query.where('task.assignedAt', '>=', from ?? null))
    .$if(to !== undefined, (query) => query.where('task.assignedAt', '<', to ?? null));
}

/** A task is somebody's who has accepted it, or who was asked and nobody else has accepted it since. */
function isOf(userId: string) {
  return sql<SqlBool>`(task.assignee_id = ${userId} or task.assignee_id is null and exists (
    select from task_person person
    where person.task_id = task.id and person.user_id = ${userId} and person.answer in ('asked', 'declined')
  ))`;
}

export async function findCountedTaskIds(
  db: Db,
  filter: StatisticsFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly string[]> {
  const rows = await countedTasks(db, filter)
    .select('task.id')
    .orderBy('task.assignedAt', 'desc')
    .orderBy('task.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

export type SumRow = Awaited<ReturnType<typeof sumTasks>>[number];

/** Sums of all tasks by person, stage, languages and currency, those without a price among them. */
export function sumTasks(db: Db, filter: StatisticsFilter) {
  return countedTasks(db, filter)
    .select(({ fn }) => [
      'task.assigneeId',
      'task.kind',
      'document.sourceLanguage',
      'document.targetLanguage',
      'task.currency',
      fn.countAll<string>().as('tasks'),
      fn.sum<string>('documentPart.words').as('words'),
      sql<string>`coalesce(sum(task.billable_words), 0)`.as('billableWords'),
      sql<string>`coalesce(sum(floor(task.unit_price * task.billable_words / task.per + task.extra_fee + 0.5)), 0)`.as(
        'total',
      ),
      sql<string>`count(*) filter (where task.state = 'submitted')`.as('submitted'),
      sql<string>`count(*) filter (where task.state = 'submitted'
        and (task.deadline is null or task.submitted_at <= task.deadline))`.as('onTime'),
    ])
    .groupBy([
      'task.assigneeId',
      'task.kind',
      'document.sourceLanguage',
      'document.targetLanguage',
      'task.currency',
    ])
    .execute();
}

/** Words of submitted tasks by the week they were handed over in, the oldest first. */
export function sumWeeks(db: Db, filter: StatisticsFilter) {
  return countedTasks(db, filter)
    .select(({ fn }) => [
      sql<string>`to_char(date_trunc('week', task.submitted_at at time zone 'UTC'), 'YYYY-MM-DD')`.as('week'),
      fn.sum<string>('documentPart.words').as('words'),
    ])
    .where('task.submittedAt', 'is not', null)
    .groupBy('week')
    .orderBy('week')
    .execute();
}
