import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { patternOf } from '../../platform/db/pattern-of.ts';

/** Reads across all organizations; every function here needs a transaction of the system. */

export interface Figures {
  readonly people: number;
  readonly suspended: number;
  readonly organizations: number;
  readonly applications: number;
  readonly signUps: number;
  readonly activePeople: number;
  readonly queued: number;
  readonly running: number;
  readonly failed: number;
  readonly storedBytes: number;
  readonly databaseBytes: number;
}

const dayMs = 24 * 60 * 60 * 1000;

export async function selectFigures(db: Db, now: Date): Promise<Figures> {
  const [day, week] = [new Date(now.getTime() - dayMs), new Date(now.getTime() - 7 * dayMs)];
  const { rows } = await sql<Record<keyof Figures, unknown>>`select
    (select count(*) from user_account where deleted_at is null) as people,
    (select count(*) from user_account where suspended_at is not null) as suspended,
    (select count(*) from organization) as organizations,
    (select count(*) from organization_application where state in ('submitted', 'under-review')) as applications,
    (select count(*) from user_account where created_at > ${week}) as sign_ups,
    (select count(distinct user_id) from session where last_seen_at > ${day}) as active_people,
    (select count(*) from job where state = 'queued') as queued,
    (select count(*) from job where state = 'running') as running,
    (select count(*) from job where state = 'failed' and finished_at > ${day}) as failed,
    (select coalesce(sum(bytes), 0) from uploaded_file) as stored_bytes,
    pg_database_size(current_database()) as database_bytes`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('no figures');
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, Number(value)]),
  ) as unknown as Figures;
}

export interface Sought {
  readonly search: string;
  readonly offset: number;
  readonly count: number;
}

export async function selectInstalledPeople(
  db: Db,
  { search, offset, count, suspended }: Sought & { readonly suspended: boolean | undefined },
) {
  const pattern = patternOf(search);
  const found = db
    .selectFrom('userAccount')
    .where('deletedAt', 'is', null)
    .where((where) =>
      where.or(
        (['username', 'nickname', 'phone', 'email'] as const).map((column) =>
          where(column, 'ilike', pattern),
        ),
      ),
    )
    .$if(suspended !== undefined, (query) =>
      query.where('suspendedAt', suspended === true ? 'is not' : 'is', null),
    );
  const { total } = await found
    .select((column) => column.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select([
      'userId',
      'username',
      'nickname',
      'avatar',
      'phone',
      'email',
      'administrator',
      'suspendedAt',
      'createdAt',
      sql<number>`(select count(*)::int from member where member.user_id = user_account.user_id)`.as(
        'organizations',
      ),
      sql<Date | null>`(select max(last_seen_at) from session where session.user_id = user_account.user_id)`.as(
        'lastSeenAt',
      ),
      sql<boolean>`exists (select from authenticator where authenticator.user_id = user_account.user_id
        and confirmed_at is not null)`.as('twoStep'),
    ])
    .orderBy('createdAt', 'desc')
    .orderBy('userId')
    .offset(offset)
    .limit(count)
    .execute();
  return { total: Number(total), rows };
}

export async function selectInstalledOrganizations(db: Db, { search, offset, count }: Sought) {
  const found = db.selectFrom('organization').where('name', 'ilike', patternOf(search));
  const { total } = await found
    .select((column) => column.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select([
      'organizationId',
      'name',
      'organizationType',
      'accountType',
      'expiresAt',
      'createdAt',
      sql<number>`(select count(*)::int from member where member.organization_id = organization.organization_id)`.as(
        'members',
      ),
      sql<string>`(select coalesce(sum(bytes), 0) from uploaded_file
        where uploaded_file.organization_id = organization.organization_id)`.as('storedBytes'),
    ])
    .orderBy('createdAt', 'desc')
    .orderBy('organizationId')
    .offset(offset)
    .limit(count)
    .execute();
  return { total: Number(total), rows };
}

/** False where there is no such organization. */
export async function updatePlan(
  db: Db,
  organizationId: string,
  plan: { readonly accountType: string; readonly expiresAt: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('organization')
    .set(plan)
    .where('organizationId', '=', organizationId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteNotice(db: Db, noticeId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('notice')
    .where('noticeId', '=', noticeId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
