import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { preparedStatement } from '../../platform/db/prepared-statement.ts';
import type { UserAccount } from '../../platform/db/tables.generated.ts';

export type User = Selectable<UserAccount>;
/** What members of an organization see of a person: the name that the organization shows, user name and picture. */
export interface Person extends Pick<User, 'userId' | 'username' | 'avatar'> {
  readonly name: string;
}

const shownName = sql<string>`shown_name(user_id, nickname, username)`;
export type NewUser = Pick<User, 'userId' | 'username' | 'phone' | 'email' | 'passwordHash' | 'createdAt'> &
  Partial<Pick<User, 'administrator'>>;

/** Undefined where phone, e-mail or user name belong to somebody. */
export function insertUser(db: Db, user: NewUser): Promise<User | undefined> {
  return db
    .insertInto('userAccount')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function selectUser(db: Db, userId: string): Promise<User | undefined> {
  return db.selectFrom('userAccount').selectAll().where('userId', '=', userId).executeTakeFirst();
}

export function selectUserByTarget(db: Db, target: string): Promise<User | undefined> {
  return db
    .selectFrom('userAccount')
    .selectAll()
    .where((where) => where.or([where('phone', '=', target), where('email', '=', target.toLowerCase())]))
    .executeTakeFirst();
}

export function selectUsersByTargets(db: Db, targets: readonly string[]): Promise<User[]> {
  return db
    .selectFrom('userAccount')
    .selectAll()
    .where((where) => where.or([where('phone', 'in', targets), where('email', 'in', targets)]))
    .execute();
}

export function selectUserByUsername(db: Db, username: string): Promise<User | undefined> {
  return db
    .selectFrom('userAccount')
    .selectAll()
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst();
}

/**
 * Whether the user name of somebody else looks like this one. Others who ask for a name of the same look wait for the end
 * of the transaction.
 */
export async function isUsernameAlike(
  db: Db,
  { userId, username }: Pick<User, 'userId' | 'username'>,
): Promise<boolean> {
  const look = sql<string>`look_of_name(${username})`;
  await sql`select pg_advisory_xact_lock(hashtextextended('user name ' || ${look}, 0))`.execute(db);
  const row = await db
    .selectFrom('userAccount')
    .select('userId')
    .where(sql`look_of_name(username)`, '=', look)
    .where('userId', '<>', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export function selectAdministrator(db: Db): Promise<User | undefined> {
  return db
    .selectFrom('userAccount')
    .selectAll()
    .where('administrator', '=', true)
    .orderBy('createdAt')
    .executeTakeFirst();
}

export function selectAdministrators(db: Db): Promise<User[]> {
  return db
    .selectFrom('userAccount')
    .selectAll()
    .where('administrator', '=', true)
    .orderBy('createdAt')
    .execute();
}

export function selectPeople(db: Db, userIds: readonly string[]): Promise<Person[]> {
  return db
    .selectFrom('userAccount')
    .select(['userId', shownName.as('name'), 'username', 'avatar'])
    .where('userId', 'in', userIds)
    .execute();
}

export async function selectShownName(db: Db, userId: string, organizationId: string): Promise<string> {
  const { name } = await db
    .selectFrom('userAccount')
    .select(sql<string>`shown_name(user_id, nickname, username, ${organizationId})`.as('name'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return name;
}

export function selectWithPhone(db: Db, userIds: readonly string[]): Promise<Pick<Person, 'userId'>[]> {
  return db
    .selectFrom('userAccount')
    .select('userId')
    .where('userId', 'in', userIds)
    .where('phone', 'is not', null)
    .execute();
}

export function selectPeopleNamed(db: Db, part: string): Promise<Pick<Person, 'userId'>[]> {
  const pattern = `%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return db
    .selectFrom('userAccount')
    .select('userId')
    .where((where) => where.or([where(shownName, 'ilike', pattern), where('username', 'ilike', pattern)]))
    .execute();
}

export function selectPeopleCalled(db: Db, names: readonly string[]): Promise<Person[]> {
  const wanted = sql<string>`any(${names.map((name) => name.toLowerCase())}::text[])`;
  return db
    .selectFrom('userAccount')
    .select(['userId', shownName.as('name'), 'username', 'avatar'])
    .where((where) =>
      where.or([where(sql`lower(${shownName})`, '=', wanted), where(sql`lower(username)`, '=', wanted)]),
    )
    .execute();
}

export type UserChange = Partial<Omit<User, 'userId' | 'createdAt'>>;

export async function updateUser(db: Db, userId: string, change: UserChange): Promise<void> {
  await db.updateTable('userAccount').set(change).where('userId', '=', userId).execute();
}

export const administratorById = preparedStatement((db, userId: string) =>
  db.selectFrom('userAccount').select(['administrator', 'suspendedAt']).where('userId', '=', userId),
);

export const administratorOfSession = preparedStatement((db, tokenHash: Buffer) =>
  db
    .selectFrom('userAccount')
    .innerJoin('session', 'session.userId', 'userAccount.userId')
    .select(['userAccount.administrator', 'userAccount.suspendedAt'])
    .where('session.tokenHash', '=', tokenHash),
);
