import type { Role } from '@transloom/contracts/roles';
import { roleSchema } from '@transloom/contracts/roles';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface MemberRow {
  readonly userId: string;
  readonly username: string;
  /** The name that is shown everywhere: `name` where there is one. */
  readonly shownName: string;
  readonly avatar: string | null;
  readonly role: Role;
  readonly ownRoleId: string | null;
  readonly ownRoleName: string | null;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly languages: readonly string[];
  readonly systemCode: string | null;
  readonly internal: boolean;
  readonly languagePairs: string[] | null;
  readonly projectIds: string[] | null;
  readonly joinedAt: Date;
}

export interface MemberFilter {
  readonly search: string;
  readonly role?: Role | undefined;
  readonly roleId?: string | undefined;
  readonly teamId?: string | undefined;
  readonly language?: string | undefined;
  readonly side?: 'internal' | 'external' | undefined;
  /** Only people of these teams; undefined for everybody. */
  readonly teamIds?: readonly string[] | undefined;
}

interface MemberPage {
  readonly sort: 'name' | 'role' | 'joinedAt';
  readonly order: 'ascending' | 'descending';
  readonly limit: number;
  readonly offset: number;
}

const shownName = sql<string>`shown_name(user_account.user_id, nickname, username)`;

export async function selectMemberPage(
  db: Db,
  filter: MemberFilter,
  { sort, order, limit, offset }: MemberPage,
): Promise<{ readonly rows: MemberRow[]; readonly total: number }> {
  const wanted = filtered(db, filter);
  const { total } = await wanted
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const direction = order === 'ascending' ? 'asc' : 'desc';
  const columns = {
    name: sql`lower(${shownName})`,
    role: sql`member.role`,
    joinedAt: sql`member.joined_at`,
  };
  const rows = await wanted
    .orderBy(columns[sort], direction)
    .orderBy('member.userId')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows: rows.map(asMember), total };
}

/** Everybody who fits the filter, the first joined first. */
export async function selectMemberRows(db: Db, filter: MemberFilter): Promise<MemberRow[]> {
  const rows = await filtered(db, filter).orderBy('member.joinedAt').orderBy('member.userId').execute();
  return rows.map(asMember);
}

export async function selectMemberRow(db: Db, userId: string): Promise<MemberRow | undefined> {
  const row = await members(db).where('member.userId', '=', userId).executeTakeFirst();
  return row && asMember(row);
}

/** Members with these ids, to be changed by this transaction alone. */
export async function lockMembers(db: Db, userIds: readonly string[]) {
  const rows = await db
    .selectFrom('member')
    .select(['userId', 'role', 'ownRoleId'])
    .where('userId', 'in', userIds)
    .orderBy('userId')
    .forUpdate()
    .execute();
  return rows.map((row) => ({ ...row, role: roleSchema.parse(row.role) }));
}

/** Those of the projects that the organization has. */
export async function selectProjectIds(db: Db, projectIds: readonly string[]): Promise<readonly string[]> {
  if (projectIds.length === 0) return [];
  const rows = await db.selectFrom('project').select('id').where('id', 'in', projectIds).execute();
  return rows.map(({ id }) => id);
}

/** Limits of the members that have some. */
export function selectLimits(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('member')
    .select(['userId', 'languagePairs', 'projectIds'])
    .where('organizationId', '=', sql<string>`current_organization()`)
    .where('userId', 'in', userIds)
    .where(({ or, eb }) => or([eb('languagePairs', 'is not', null), eb('projectIds', 'is not', null)]))
    .execute();
}

export interface MemberChange {
  readonly name?: string | undefined;
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly languages?: string[] | undefined;
  readonly systemCode?: string | null | undefined;
  readonly languagePairs?: string[] | null | undefined;
  readonly projectIds?: string[] | null | undefined;
  readonly internal?: boolean | undefined;
  readonly role?: Role | undefined;
  readonly ownRoleId?: string | null | undefined;
}

export async function updateMembers(db: Db, userIds: readonly string[], change: MemberChange): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return;
  await db.updateTable('member').set(change).where('userId', 'in', userIds).execute();
}

/** Adds languages to those that members have. */
export async function addLanguages(
  db: Db,
  userIds: readonly string[],
  languages: readonly string[],
): Promise<void> {
  await db
    .updateTable('member')
    .set({
      languages: sql<
        string[]
      >`array(select distinct unnest(languages || ${[...languages]}::text[]) order by 1)`,
    })
    .where('userId', 'in', userIds)
    .execute();
}

export async function deleteMembers(db: Db, userIds: readonly string[]): Promise<void> {
  await db.deleteFrom('member').where('userId', 'in', userIds).execute();
}

/**
 * Takes the super administrator's role from somebody. False where they do not have it any more: of two transfers at the
 * same instant one gets true.
 */
export async function stepDown(db: Db, userId: string, role: Role): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('member')
    .set({ role, ownRoleId: null })
    .where('userId', '=', userId)
    .where('role', '=', 'SUPER_ADMIN')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False where the person is no member. */
export async function stepUp(db: Db, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('member')
    .set({ role: 'SUPER_ADMIN', ownRoleId: null, internal: true, languagePairs: null, projectIds: null })
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Members by built-in role and by own role. */
export function countByRole(db: Db) {
  return db
    .selectFrom('member')
    .select(({ fn }) => ['role', 'ownRoleId', fn.countAll<number>().as('members')])
    .where('organizationId', '=', sql<string>`current_organization()`)
    .groupBy(['role', 'ownRoleId'])
    .execute();
}

function filtered(db: Db, filter: MemberFilter) {
  const { search, role, roleId, teamId, language, side, teamIds } = filter;
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return members(db)
    .$if(search !== '', (query) =>
      query.where(({ or, eb }) =>
        or([
          eb(shownName, 'ilike', pattern),
          eb('userAccount.username', 'ilike', pattern),
          eb('member.phone', 'ilike', pattern),
          eb('member.email', 'ilike', pattern),
          eb('member.systemCode', 'ilike', pattern),
        ]),
      ),
    )
    .$if(role !== undefined, (query) =>
      query.where('member.role', '=', role ?? '').where('member.ownRoleId', 'is', null),
    )
    .$if(roleId !== undefined, (query) => query.where('member.ownRoleId', '=', roleId ?? null))
    .$if(language !== undefined, (query) => query.where(sql<boolean>`${language} = any(member.languages)`))
    .$if(side !== undefined, (query) => query.where('member.internal', '=', side === 'internal'))
    .$if(teamId !== undefined, (query) => query.where(isInTeams([teamId ?? ''])))
    .$if(teamIds !== undefined, (query) => query.where(isInTeams(teamIds ?? [])));
}

function isInTeams(teamIds: readonly string[]) {
  return sql<boolean>`exists (select from team_member where team_member.user_id = member.user_id
    and team_member.team_id = any(${[...teamIds]}::uuid[]))`;
}

/** Of an actor's transaction; a membership in another organization is not seen through the join with accounts. */
function members(db: Db) {
  return db
    .selectFrom('member')
    .innerJoin('userAccount', 'userAccount.userId', 'member.userId')
    .leftJoin('ownRole', 'ownRole.roleId', 'member.ownRoleId')
    .where('member.organizationId', '=', sql<string>`current_organization()`)
    .select([
      'member.userId',
      'userAccount.username',
      shownName.as('shownName'),
      'userAccount.avatar',
      'member.role',
      'member.ownRoleId',
      'ownRole.name as ownRoleName',
      'member.name',
      'member.phone',
      'member.email',
      'member.languages',
      'member.systemCode',
      'member.internal',
      'member.languagePairs',
      'member.projectIds',
      'member.joinedAt',
    ]);
}

function asMember(row: Omit<MemberRow, 'role'> & { readonly role: string }): MemberRow {
  return { ...row, role: roleSchema.parse(row.role) };
}
