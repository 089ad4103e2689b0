import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export type PersonAnswer = 'asked' | 'accepted' | 'declined' | 'late' | 'withdrawn';

export interface TaskPerson {
  readonly taskId: string;
  readonly userId: string;
  readonly answer: PersonAnswer;
  readonly reason: string;
}

export async function findTaskPeople(db: Db, taskIds: readonly string[]): Promise<readonly TaskPerson[]> {
  if (taskIds.length === 0) return [];
  const rows = await db
    .selectFrom('taskPerson')
    .select(['taskId', 'userId', 'answer', 'reason'])
    .where('taskId', '=', sql<string>`any(${[...taskIds]}::uuid[])`)
    .orderBy('askedAt')
    .orderBy('userId')
    .execute();
  return rows.map((row) => ({ ...row, answer: row.answer as PersonAnswer }));
}

/** Asks people anew; those who were asked before and are not among them are no longer asked. */
export async function askPeople(
  db: Db,
  organizationId: string,
  {
    taskIds,
    userIds,
    now,
  }: { readonly taskIds: readonly string[]; readonly userIds: readonly string[]; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('taskPerson')
    .set({ answer: 'withdrawn', answeredAt: now })
    .where('taskId', 'in', taskIds)
    .where('answer', '=', 'asked')
    .execute();
  await sql`
    insert into task_person (organization_id, task_id, user_id, answer, asked_at)
    select ${organizationId}::uuid, task_id, user_id, 'asked', ${now}
    from unnest(${[...taskIds]}::uuid[]) task_id cross join unnest(${[...userIds]}::uuid[]) user_id
    on conflict (organization_id, task_id, user_id) do update
      set answer = 'asked', reason = '', asked_at = excluded.asked_at, answered_at = null`.execute(db);
}

interface Answer {
  readonly taskIds: readonly string[];
  readonly from: readonly PersonAnswer[];
  readonly to: PersonAnswer;
  readonly now: Date;
  /** One person; all of the task where absent. */
  readonly userId?: string;
  readonly reason?: string;
}

export async function answerTasks(db: Db, { taskIds, from, to, now, userId, reason }: Answer): Promise<void> {
  if (taskIds.length === 0) return;
  await db
    .updateTable('taskPerson')
    .set({ answer: to, answeredAt: to === 'asked' ? null : now, ...(reason !== undefined && { reason }) })
    .where('taskId', 'in', taskIds)
    .where('answer', 'in', from)
    .$if(userId !== undefined, (query) => query.where('userId', '=', userId ?? ''))
    .execute();
}

/** Who has a task of these documents, or is asked for one. */
export async function findConcerned(db: Db, documentIds: readonly string[]) {
  return db
    .selectFrom('taskPerson')
    .innerJoin('task', 'task.id', 'taskPerson.taskId')
    .select(['task.documentId', 'taskPerson.userId'])
    .distinct()
    .where('task.documentId', '=', sql<string>`any(${[...documentIds]}::uuid[])`)
    .where('answer', 'in', ['asked', 'accepted'])
    .execute();
}
