import { phoneOrEmailSchema } from '@transloom/contracts/fields';
import type { Db } from '../../platform/db/database.ts';
import {
  administratorById,
  administratorOfSession,
  type Person,
  selectAdministrator,
  selectAdministrators,
  selectPeople,
  selectPeopleCalled,
  selectPeopleNamed,
  selectUser,
  selectUserByTarget,
  selectUserByUsername,
  selectUsersByTargets,
  type User,
} from './users.store.ts';

/** Whole users are seen in the system's transactions alone. */
export async function findUser(db: Db, userId: string): Promise<User | undefined> {
  return selectUser(db, userId);
}

/** By phone or e-mail address. */
export async function findUserByTarget(db: Db, target: string): Promise<User | undefined> {
  return selectUserByTarget(db, target);
}

/** Those with one of these phone numbers or e-mail addresses, which are in small letters. */
export async function findUsersByTargets(db: Db, targets: readonly string[]): Promise<readonly User[]> {
  return targets.length === 0 ? [] : selectUsersByTargets(db, targets);
}

/**
 * By what people type to sign in. A user name may look like somebody's phone or e-mail address; then the owner of
 * the address comes first.
 */
export async function findUserByAccount(db: Db, account: string): Promise<User | undefined> {
  const target = phoneOrEmailSchema.safeParse(account);
  const owner = target.success ? await selectUserByTarget(db, target.data) : undefined;
  return owner ?? selectUserByUsername(db, account);
}

/** Who runs this installation. */
export async function findAdministrator(db: Db): Promise<User | undefined> {
  return selectAdministrator(db);
}

/** Everybody who runs this installation, longest first. In a transaction of the system. */
export async function findAdministrators(db: Db): Promise<readonly User[]> {
  return selectAdministrators(db);
}

/**
 * Whether a user, or whoever has a session, runs this installation, and is kept out of it. In a transaction of the
 * system.
 */
export async function standingOf(
  db: Db,
  whose: { readonly userId: string } | { readonly tokenHash: Buffer },
): Promise<{ readonly administrator: boolean; readonly suspended: boolean }> {
  const [row] = await ('tokenHash' in whose
    ? administratorOfSession(db, whose.tokenHash)
    : administratorById(db, whose.userId));
  return { administrator: row?.administrator === true, suspended: (row?.suspendedAt ?? null) !== null };
}

/** Names and faces by user id; of an actor's transaction only members of the organisation are found. */
export async function findPeople(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  if (userIds.length === 0) return new Map();
  const people = await selectPeople(db, [...new Set(userIds)]);
  return new Map(people.map((person) => [person.userId, person]));
}

/** Ids of those with this in their shown name or user name; in an actor's transaction only members of the organization. */
export async function findPeopleNamed(db: Db, part: string): Promise<readonly string[]> {
  return (await selectPeopleNamed(db, part)).map(({ userId }) => userId);
}

/** Those whose shown name or user name is one of these, in any capitals; in an actor's transaction only members of the organization. */
export async function findPeopleCalled(db: Db, names: readonly string[]): Promise<readonly Person[]> {
  return names.length === 0 ? [] : selectPeopleCalled(db, names);
}
