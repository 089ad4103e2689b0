import { randomUUID } from 'node:crypto';
import type { AccountType } from '@transloom/contracts/roles';
import type { Db } from '../../platform/db/database.ts';
import { insertMember, insertOrganization, type Membership, type NewMember } from './organizations.store.ts';

type Owner = { readonly userId: string; readonly username: string };

/** The organisation of one person on the Free plan. Its name is the user's, until it is given another. */
export async function createPersonalOrganization(db: Db, owner: Owner, now: Date): Promise<Membership> {
  return create(db, { ...personal(owner), accountType: 'personal', now });
}

/** The same for who runs the installation: no plan is in their way. */
export async function createAdministratorOrganization(db: Db, owner: Owner, now: Date): Promise<Membership> {
  return create(db, { ...personal(owner), accountType: 'ULTIMATE', now });
}

export interface EnterpriseDraft {
  readonly organizationId?: string;
  readonly name: string;
  readonly accountType: AccountType;
  /** User id. */
  readonly superAdmin: string;
  /** When the plan ends; null or absent for one without end. */
  readonly expiresAt?: Date | null;
  /** How the organization is reached. */
  readonly card?: { readonly email: string; readonly contacts: string; readonly phone: string };
}

export async function createEnterprise(db: Db, draft: EnterpriseDraft, now: Date): Promise<Membership> {
  return create(db, { ...draft, organizationType: 'ENTERPRISE', now });
}

/** Of the system's transactions; the user is not a member yet. */
export async function addMember(db: Db, member: NewMember): Promise<void> {
  await insertMember(db, member);
}

interface Draft extends EnterpriseDraft {
  readonly organizationType: 'PERSON' | 'ENTERPRISE';
  readonly now: Date;
}

async function create(db: Db, { superAdmin, now, card, ...draft }: Draft): Promise<Membership> {
  const organization = { organizationId: randomUUID(), expiresAt: null, ...draft, avatar: null };
  const { organizationId } = organization;
  await insertOrganization(db, { ...organization, ...card, createdAt: now });
  await insertMember(db, { organizationId, userId: superAdmin, role: 'SUPER_ADMIN', joinedAt: now });
  return {
    ...organization,
    role: 'SUPER_ADMIN',
    ownRoleName: null,
    ownKeys: null,
    languagePairs: null,
    projectIds: null,
    internal: true,
  };
}

function personal({ userId, username }: Owner) {
  return { name: username, organizationType: 'PERSON', superAdmin: userId } as const;
}
