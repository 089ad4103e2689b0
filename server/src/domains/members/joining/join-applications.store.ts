import type { joinStateSchema } from '@transloom/contracts/invites';
import { type Role, roleSchema } from '@transloom/contracts/roles';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../../platform/db/database.ts';

type JoinState = z.infer<typeof joinStateSchema>;

export interface NewApplication {
  readonly applicationId: string;
  readonly organizationId: string;
  readonly inviteId: string;
  readonly userId: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string;
  readonly note: string;
  readonly role: Role;
  readonly ownRoleId: string | null;
  readonly teamId: string | null;
  readonly createdAt: Date;
}

/** False where the person waits for a decision already. */
export async function insertApplication(db: Db, application: NewApplication): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('joinApplication')
    .values({ ...application, state: 'pending' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

interface Applicant {
  readonly organizationId: string;
  readonly userId: string;
}

export function findPendingApplication(db: Db, { organizationId, userId }: Applicant) {
  return db
    .selectFrom('joinApplication')
    .select('applicationId')
    .where('organizationId', '=', organizationId)
    .where('userId', '=', userId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
}

interface ApplicationFilter {
  readonly state?: JoinState | undefined;
  /** Only those for these teams; undefined for all. */
  readonly teamIds?: readonly string[] | undefined;
}

interface PageOf {
  readonly limit: number;
  readonly offset: number;
}

/** Those that wait first, then the newest. */
export async function selectApplications(
  db: Db,
  { state, teamIds }: ApplicationFilter,
  { limit, offset }: PageOf,
) {
  const wanted = applications(db)
    .$if(state !== undefined, (query) => query.where('joinApplication.state', '=', state ?? ''))
    .$if(teamIds !== undefined, (query) =>
      query.where(sql<boolean>`join_application.team_id = any(${[...(teamIds ?? [])]}::uuid[])`),
    );
  const { total } = await wanted
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await wanted
    .orderBy(sql`join_application.state <> 'pending'`)
    .orderBy('joinApplication.createdAt', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows: rows.map(asApplication), total };
}

/** Nobody else decides on it before the transaction ends. */
export async function holdApplication(db: Db, applicationId: string) {
  const row = await db
    .selectFrom('joinApplication')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .forUpdate()
    .executeTakeFirst();
  return row && asApplication(row);
}

export interface Decision {
  readonly state: 'approved' | 'denied';
  readonly reason?: string;
  readonly role?: Role;
  readonly ownRoleId?: string | null;
  readonly teamId?: string | null;
  readonly decidedBy: string;
  readonly decidedAt: Date;
}

export async function decideApplication(db: Db, applicationId: string, decision: Decision): Promise<void> {
  await db.updateTable('joinApplication').set(decision).where('applicationId', '=', applicationId).execute();
}

function applications(db: Db) {
  return db
    .selectFrom('joinApplication')
    .leftJoin('ownRole', 'ownRole.roleId', 'joinApplication.ownRoleId')
    .leftJoin('team', 'team.teamId', 'joinApplication.teamId')
    .selectAll('joinApplication')
    .select(['ownRole.name as ownRoleName', 'team.name as teamName']);
}

function asApplication<Row extends { readonly role: string; readonly state: string }>(row: Row) {
  return { ...row, role: roleSchema.parse(row.role), state: row.state as JoinState };
}
