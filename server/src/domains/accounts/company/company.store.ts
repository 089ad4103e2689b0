import { type CompanySettings, companyRoles } from '@transloom/contracts/company-sign-in';
import { z } from 'zod';
import type { Db } from '../../../platform/db/database.ts';

/** The sign-in services of organizations; reads of visitors need a transaction of the system. */

export interface StoredCompany extends CompanySettings {
  readonly id: string;
  readonly organizationId: string;
  /** Encrypted. */
  readonly clientSecret: string;
}

const roleSchema = z.enum(companyRoles);
const roleMapSchema = z.array(z.object({ group: z.string(), role: roleSchema }));

export async function selectCompany(db: Db, organizationId: string): Promise<StoredCompany | undefined> {
  const row = await db
    .selectFrom('companySignIn')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { secrets, roleMap, defaultRole, ...rest } = row;
  const { client } = secrets as { readonly client: string };
  return {
    ...rest,
    clientSecret: client,
    roleMap: roleMapSchema.parse(roleMap),
    defaultRole: roleSchema.parse(defaultRole),
  };
}

export async function upsertCompany(
  db: Db,
  { clientSecret, roleMap, ...company }: StoredCompany,
): Promise<void> {
  const values = {
    ...company,
    secrets: JSON.stringify({ client: clientSecret }),
    roleMap: JSON.stringify(roleMap),
  };
  const { id: _, organizationId: __, ...changes } = values;
  await db
    .insertInto('companySignIn')
    .values(values)
    .onConflict((conflict) => conflict.column('organizationId').doUpdateSet(changes))
    .execute();
}

export interface ClaimedDomain {
  readonly domain: string;
  readonly token: string;
  readonly verifiedAt: Date | null;
}

export function selectDomains(db: Db, organizationId: string): Promise<ClaimedDomain[]> {
  return db
    .selectFrom('companyDomain')
    .select(['domain', 'token', 'verifiedAt'])
    .where('organizationId', '=', organizationId)
    .orderBy('domain')
    .execute();
}

/** Leaves one that was claimed before as it is. */
export async function insertDomain(
  db: Db,
  organizationId: string,
  { domain, token }: ClaimedDomain,
): Promise<void> {
  await db
    .insertInto('companyDomain')
    .values({ organizationId, domain, token })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function markVerified(db: Db, organizationId: string, domain: string, now: Date): Promise<void> {
  await db
    .updateTable('companyDomain')
    .set({ verifiedAt: now })
    .where('organizationId', '=', organizationId)
    .where('domain', '=', domain)
    .execute();
}

export async function organizationOfDomain(db: Db, domain: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('companyDomain')
    .select('organizationId')
    .where('domain', '=', domain)
    .where('verifiedAt', 'is not', null)
    .executeTakeFirst();
  return row?.organizationId;
}

/** Whether the user is in an organization whose people sign in at its own service alone. */
export async function mustUseCompany(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('companySignIn')
    .innerJoin('member', 'member.organizationId', 'companySignIn.organizationId')
    .select('companySignIn.id')
    .where('member.userId', '=', userId)
    .where('member.role', '<>', 'SUPER_ADMIN')
    .where('companySignIn.enforced', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

export interface Attempt {
  readonly stateHash: Buffer;
  readonly browserHash: Buffer;
  readonly organizationId: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly expiresAt: Date;
}

export async function insertAttempt(db: Db, attempt: Attempt, now: Date): Promise<void> {
  await db.deleteFrom('companyAttempt').where('expiresAt', '<=', now).execute();
  await db.insertInto('companyAttempt').values(attempt).execute();
}

/** The attempt, which is gone then; undefined for one that is over, used, or of another browser. */
export function takeAttempt(
  db: Db,
  stateHash: Buffer,
  browserHash: Buffer,
  now: Date,
): Promise<Attempt | undefined> {
  return db
    .deleteFrom('companyAttempt')
    .where('stateHash', '=', stateHash)
    .where('browserHash', '=', browserHash)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();
}

interface Identity {
  readonly organizationId: string;
  readonly issuer: string;
  readonly subject: string;
}

export async function userOfIdentity(
  db: Db,
  { organizationId, issuer, subject }: Identity,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('companyIdentity')
    .select('userId')
    .where('organizationId', '=', organizationId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.userId;
}

export async function insertIdentity(
  db: Db,
  identity: Identity & { readonly userId: string },
): Promise<void> {
  await db.insertInto('companyIdentity').values(identity).execute();
}
