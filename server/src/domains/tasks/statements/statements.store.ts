import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface PaidThing {
  readonly userId: string;
  readonly at: Date;
  readonly what: 'submitted' | 'share';
  /** Null for a share. */
  readonly taskId: string | null;
  readonly project: string;
  readonly document: string;
  readonly kind: string;
  readonly billableWords: number;
  readonly currency: string | null;
  readonly unitPrice: string | null;
  readonly per: number | null;
  readonly extraFee: string | null;
  /** Of a share; a submitted task is reckoned from its price. */
  readonly amount: string | null;
}

export interface PaidFilter {
  readonly from: Date;
  readonly to: Date;
  /** One person; everybody where absent. */
  readonly userId?: string | undefined;
  /** Only projects that somebody made; all where absent. */
  readonly creatorId?: string | undefined;
}

/** What was submitted, and the shares that were kept, in a stretch of time. A returned task counts once, when it is submitted again. */
export async function findPaidThings(
  db: Db,
  { from, to, userId, creatorId }: PaidFilter,
): Promise<readonly PaidThing[]> {
  const only = (column: RawBuilder<unknown>, value: string | undefined) =>
    value === undefined ? sql`true` : sql`${column} = ${value}`;
  const { rows } = await sql<PaidThing>`
    select task.assignee_id as "userId", task.submitted_at as at, 'submitted' as what,
      task.id as "taskId", project.name as project,
      document.name as document, task.kind, coalesce(task.billable_words, document_part.words) as "billableWords",
      task.currency, task.unit_price as "unitPrice", task.per, task.extra_fee as "extraFee", null as amount
    from task join project on project.id = task.project_id join document on document.id = task.document_id
    join document_part on document_part.document_id = task.document_id and document_part.part = task.part
    where task.state = 'submitted' and task.submitted_at >= ${from} and task.submitted_at < ${to}
      and task.assignee_id is not null and ${only(sql`task.assignee_id`, userId)}
      and ${only(sql`project.creator_id`, creatorId)}
    union all
    select task_share.user_id, task_share.at, 'share', null, coalesce(nullif(project_name, ''), project.name, ''),
      document_name, task_share.kind, task_share.billable_words, task_share.currency, null, null, null, task_share.amount
    from task_share left join project on project.id = task_share.project_id
    where task_share.at >= ${from} and task_share.at < ${to} and ${only(sql`task_share.user_id`, userId)}
      and ${only(sql`project.creator_id`, creatorId)}
    order by at`.execute(db);
  return rows;
}
