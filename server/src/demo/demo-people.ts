import { type Role, roles } from '@transloom/contracts/roles';
import {
  addMember,
  createEnterprise,
  createPersonalOrganization,
} from '../domains/organizations/create-organization.ts';
import { findMembership } from '../domains/organizations/find-membership.ts';
import { rememberOrganization } from '../domains/users/change-user.ts';
import { createUser } from '../domains/users/create-user.ts';
import { findAdministrator, findUser } from '../domains/users/find-user.ts';
import type { Db } from '../platform/db/database.ts';
import type { DemoWorld } from './demo-step.ts';

/** Ids of their own, so that the demo never takes somebody real for one of its people. */
const personOf: Readonly<Record<Role, { readonly userId: string; readonly username: string }>> = {
  SUPER_ADMIN: { userId: '0190d3a0-0000-7000-8000-000000000001', username: 'demo.owner' },
  ADMIN: { userId: '0190d3a0-0000-7000-8000-000000000002', username: 'demo.admin' },
  PROJECT_MANAGER: { userId: '0190d3a0-0000-7000-8000-000000000003', username: 'demo.manager' },
  TEAM_OWNER: { userId: '0190d3a0-0000-7000-8000-000000000006', username: 'demo.teamowner' },
  REVIEWER: { userId: '0190d3a0-0000-7000-8000-000000000004', username: 'demo.reviewer' },
  TRANSLATOR: { userId: '0190d3a0-0000-7000-8000-000000000005', username: 'demo.translator' },
  EXTERNAL_TRANSLATOR: { userId: '0190d3a0-0000-7000-8000-000000000007', username: 'demo.freelancer' },
  VENDOR: { userId: '0190d3a0-0000-7000-8000-000000000008', username: 'demo.vendor' },
};

const company = { organizationId: '0190d3a0-0000-7000-8000-000000000101', name: '云帆语言服务 Cloudsail' };
/** A customer of the company, to switch to. */
const customer = { organizationId: '0190d3a0-0000-7000-8000-000000000102', name: '远山科技 Farhill' };

/** People in every role of a company, two of them also at a customer's, and who runs the installation beside them. */
export async function ensureDemoPeople(db: Db, now: Date): Promise<DemoWorld> {
  for (const role of roles) await ensurePerson(db, personOf[role], now);
  await ensureOrganization(
    db,
    { ...company, accountType: 'enterprise', superAdmin: personOf.SUPER_ADMIN.userId },
    now,
  );
  for (const role of roles) await ensureMember(db, company, { userId: personOf[role].userId, role }, now);
  await ensureOrganization(db, { ...customer, accountType: 'TRIAL', superAdmin: personOf.ADMIN.userId }, now);
  await ensureMember(db, customer, { userId: personOf.PROJECT_MANAGER.userId, role: 'REVIEWER' }, now);
  const administrator = await findAdministrator(db);
  if (administrator) await ensureMember(db, company, { userId: administrator.userId, role: 'ADMIN' }, now);
  const people = roles.map((role) => [role, personOf[role].userId] as const);
  return {
    organizationId: company.organizationId,
    people: Object.fromEntries(people) as DemoWorld['people'],
  };
}

type Person = (typeof personOf)[Role];
type Enterprise = Parameters<typeof createEnterprise>[1];

async function ensurePerson(db: Db, person: Person, now: Date): Promise<void> {
  if (await findUser(db, person.userId)) return;
  // Tasks are assigned to people who can be called.
  const phone = `1900000000${person.userId.at(-1)}`;
  const user = await createUser(db, { ...person, target: phone, passwordHash: null }, now);
  await createPersonalOrganization(db, user, now);
  await rememberOrganization(db, user.userId, company.organizationId);
}

async function ensureOrganization(db: Db, draft: Enterprise & typeof company, now: Date): Promise<void> {
  if (await findMembership(db, draft.superAdmin, draft.organizationId)) return;
  await createEnterprise(db, draft, now);
}

async function ensureMember(
  db: Db,
  { organizationId }: typeof company,
  member: { readonly userId: string; readonly role: Role },
  joinedAt: Date,
): Promise<void> {
  if (await findMembership(db, member.userId, organizationId)) return;
  await addMember(db, { ...member, organizationId, joinedAt });
}
