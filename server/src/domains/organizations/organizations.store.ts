import { ownKeysSchema } from '@transloom/contracts/own-roles';
import type { OwnKeys } from '@transloom/contracts/role-matrix';
import type { AccountType, OrganizationType, Role } from '@transloom/contracts/roles';
import {
  accountTypeSchema,
  isInternalRole,
  organizationTypeSchema,
  roleSchema,
} from '@transloom/contracts/roles';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { preparedStatement } from '../../platform/db/prepared-statement.ts';
import type { MemberLimits } from '../../platform/member-limits.ts';

export interface Organization {
  readonly organizationId: string;
  readonly name: string;
  readonly organizationType: OrganizationType;
  readonly accountType: AccountType;
  readonly expiresAt: Date | null;
  readonly avatar: string | null;
}

/** An organisation as one of its members has it. */
export interface Membership extends Organization, MemberLimits {
  readonly role: Role;
  /** Name and keys of a role that the organization made; null for a built-in role. */
  readonly ownRoleName: string | null;
  readonly ownKeys: OwnKeys | null;
  /** False for freelancers and vendors. */
  readonly internal: boolean;
}

export async function insertOrganization(
  db: Db,
  organization: Organization & {
    readonly createdAt: Date;
    readonly email?: string;
    readonly contacts?: string;
    readonly phone?: string;
  },
): Promise<void> {
  await db.insertInto('organization').values(organization).execute();
}

export interface NewMember {
  readonly organizationId: string;
  readonly userId: string;
  readonly role: Role;
  readonly joinedAt: Date;
  readonly name?: string;
  readonly phone?: string | null;
  readonly email?: string | null;
  readonly languages?: string[];
  readonly systemCode?: string | null;
  readonly ownRoleId?: string | null;
}

export async function insertMember(db: Db, member: NewMember): Promise<void> {
  const internal = isInternalRole(member.role);
  await db
    .insertInto('member')
    .values({ ...member, internal })
    .execute();
}

/** Whether a company that the user is not in has this name, or one that looks like it; in a transaction of the system. */
export async function isNameOfOthers(
  db: Db,
  { name, userId }: { readonly name: string; readonly userId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('organization')
    .select('organizationId')
    .where('organizationType', '=', 'ENTERPRISE')
    .where(sql`look_of_name(name)`, '=', sql<string>`look_of_name(${name})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('member')
            .select('member.userId')
            .whereRef('member.organizationId', '=', 'organization.organizationId')
            .where('member.userId', '=', userId),
        ),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** False where the member has the role already, is the super administrator, or has a role that the organization made. */
export async function updateBuiltInRole(
  db: Db,
  { organizationId, userId, role }: Pick<NewMember, 'organizationId' | 'userId' | 'role'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('member')
    .set({ role, internal: isInternalRole(role) })
    .where('organizationId', '=', organizationId)
    .where('userId', '=', userId)
    .where('role', 'not in', ['SUPER_ADMIN', role])
    .where('ownRoleId', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The first joined first. */
export async function selectMemberships(db: Db, userId: string): Promise<Membership[]> {
  const rows = await membershipsOf(db, userId)
    .orderBy('member.joinedAt')
    .orderBy('member.organizationId')
    .execute();
  return rows.map(asMembership);
}

export async function selectMembership(
  db: Db,
  userId: string,
  organizationId: string,
): Promise<Membership | undefined> {
  const [row] = await membershipsIn(db, userId, organizationId);
  return row && asMembership(row);
}

const membershipsIn = preparedStatement((db, userId: string, organizationId: string) =>
  membershipsOf(db, userId).where('member.organizationId', '=', organizationId),
);

/** In a transaction of the system. */
export async function selectMembershipOfSession(db: Db, tokenHash: Buffer): Promise<Membership | undefined> {
  const [row] = await membershipsOfSession(db, tokenHash);
  return row && asMembership(row);
}

const membershipsOfSession = preparedStatement((db, tokenHash: Buffer) =>
  memberships(db)
    .innerJoin('session', (join) =>
      join
        .onRef('session.userId', '=', 'member.userId')
        .onRef('session.organizationId', '=', 'member.organizationId'),
    )
    .where('session.tokenHash', '=', tokenHash),
);

/** Any organisation; in the system's transactions alone. */
export async function selectOrganization(
  db: Db,
  organizationId: string,
): Promise<Pick<Organization, 'name' | 'accountType' | 'expiresAt' | 'avatar'> | undefined> {
  const row = await db
    .selectFrom('organization')
    .select(['name', 'accountType', 'expiresAt', 'avatar'])
    .where('organizationId', '=', organizationId)
    .executeTakeFirst();
  return row && { ...row, accountType: accountTypeSchema.parse(row.accountType) };
}

export interface PlanOfOrganization {
  readonly name: string;
  readonly organizationType: OrganizationType;
  readonly accountType: AccountType;
  readonly expiresAt: Date | null;
}

/** The plan of any organization; nobody else changes it before the end of the transaction of the system. */
export async function lockPlanOfOrganization(
  db: Db,
  organizationId: string,
): Promise<PlanOfOrganization | undefined> {
  const row = await db
    .selectFrom('organization')
    .select(['name', 'organizationType', 'accountType', 'expiresAt'])
    .where('organizationId', '=', organizationId)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      ...row,
      organizationType: organizationTypeSchema.parse(row.organizationType),
      accountType: accountTypeSchema.parse(row.accountType),
    }
  );
}

export async function updatePlanOfOrganization(
  db: Db,
  organizationId: string,
  plan: Pick<PlanOfOrganization, 'accountType' | 'expiresAt'>,
): Promise<void> {
  await db.updateTable('organization').set(plan).where('organizationId', '=', organizationId).execute();
}

/** Limits of a plan that the operator changed; undefined where they are those of the program. */
export async function selectPlanLimit(db: Db, accountType: AccountType) {
  const row = await db
    .selectFrom('planLimit')
    .select(['customEngines', 'monthlyCharacters', 'monthlyTokens'])
    .where('accountType', '=', accountType)
    .executeTakeFirst();
  const numberOf = (value: unknown) => (value === null ? null : Number(value));
  return (
    row && {
      customEngines: row.customEngines,
      monthlyCharacters: numberOf(row.monthlyCharacters),
      monthlyTokens: numberOf(row.monthlyTokens),
    }
  );
}

export async function upsertPlanLimit(
  db: Db,
  limit: {
    readonly accountType: AccountType;
    readonly customEngines: number;
    readonly monthlyCharacters: number | null;
    readonly monthlyTokens: number | null;
  },
): Promise<void> {
  const { accountType: _, ...values } = limit;
  await db
    .insertInto('planLimit')
    .values(limit)
    .onConflict((conflict) => conflict.column('accountType').doUpdateSet(values))
    .execute();
}

/** Organizations whose plan ends between two times. In a transaction of the system. */
export async function selectEndingPlans(db: Db, { from, to }: { readonly from: Date; readonly to: Date }) {
  const rows = await db
    .selectFrom('organization')
    .select(['organizationId', 'name', 'accountType', 'expiresAt'])
    .where('expiresAt', '>', from)
    .where('expiresAt', '<=', to)
    .execute();
  return rows.flatMap(({ expiresAt, accountType, ...row }) =>
    expiresAt === null ? [] : [{ ...row, expiresAt, accountType: accountTypeSchema.parse(accountType) }],
  );
}

function membershipsOf(db: Db, userId: string) {
  return memberships(db).where('member.userId', '=', userId);
}

function memberships(db: Db) {
  return db
    .selectFrom('member')
    .innerJoin('organization', 'organization.organizationId', 'member.organizationId')
    .leftJoin('ownRole', 'ownRole.roleId', 'member.ownRoleId')
    .select([
      'organization.organizationId',
      'organization.name',
      'organization.organizationType',
      'organization.accountType',
      'organization.expiresAt',
      'organization.avatar',
      'member.role',
      'member.internal',
      'member.languagePairs',
      'member.projectIds',
      'ownRole.name as ownRoleName',
      'ownRole.keys as ownKeys',
    ]);
}

function asMembership(
  row: Omit<Membership, 'organizationType' | 'accountType' | 'role' | 'ownKeys'> &
    Record<'organizationType' | 'accountType' | 'role', string> & { readonly ownKeys: unknown },
): Membership {
  return {
    ...row,
    organizationType: organizationTypeSchema.parse(row.organizationType),
    accountType: accountTypeSchema.parse(row.accountType),
    role: roleSchema.parse(row.role),
    ownKeys: row.ownKeys === null ? null : ownKeysSchema.parse(row.ownKeys),
  };
}

/** All members, the first joined first. */
export async function selectMembers(
  db: Db,
  organizationId: string,
): Promise<{ readonly userId: string; readonly role: Role }[]> {
  const rows = await db
    .selectFrom('member')
    .select(['userId', 'role'])
    .where('organizationId', '=', organizationId)
    .orderBy('joinedAt')
    .orderBy('userId')
    .execute();
  return rows.map(({ userId, role }) => ({ userId, role: roleSchema.parse(role) }));
}
