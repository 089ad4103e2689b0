import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccountType, Role } from '@transloom/contracts/roles';
import { afterAll } from 'vitest';
import { accessRoutes } from '../domains/access/access.routes.ts';
import { permissionsOf } from '../domains/access/permissions-of.ts';
import { accountsRoutes } from '../domains/accounts/accounts.routes.ts';
import { billingRoutes } from '../domains/billing/billing.routes.ts';
import { messagesRoutes } from '../domains/messages/messages.routes.ts';
import {
  addMember,
  createEnterprise,
  createPersonalOrganization,
} from '../domains/organizations/create-organization.ts';
import { membersRoutes } from '../domains/organizations/members/members.routes.ts';
import { organizationsRoutes } from '../domains/organizations/organizations.routes.ts';
import { ownRolesRoutes } from '../domains/organizations/roles/own-roles.routes.ts';
import { teamsRoutes } from '../domains/organizations/teams/teams.routes.ts';
import { systemRoutes } from '../domains/system/system.routes.ts';
import { createUser } from '../domains/users/create-user.ts';
import { hashPassword } from '../domains/users/password-hash.ts';
import type { Db } from '../platform/db/database.ts';
import { openOutbox } from '../providers/delivery/outbox.ts';
import { openOutboxMail } from '../providers/mail/outbox-mail.ts';
import type { Providers } from '../providers/providers.ts';
import { openOutboxSms } from '../providers/sms/outbox-sms.ts';
import { type TestServer, type TestServerOptions, type TestUser, testServer } from './test-server.ts';

/** A server on which people and organisations are stored, rights follow from them, and codes go to an outbox. */
export interface PeopleServer extends TestServer {
  /** Somebody with a personal organisation. */
  addPerson(draft?: PersonDraft): Promise<Member>;
  /** Somebody in an enterprise: a new one, or that of another person. */
  addMember(role: Role, where?: { readonly accountType: AccountType } | Member): Promise<Member>;
  /** A browser in which the member works there. */
  signIn(member: Member): Promise<TestUser>;
}

export interface Member {
  readonly userId: string;
  readonly username: string;
  readonly organizationId: string;
  readonly role: Role;
}

export interface PersonDraft {
  readonly username?: string;
  /** Phone or e-mail address; a new phone by default. */
  readonly target?: string;
  readonly password?: string;
  /** Whether the person runs the installation. */
  readonly administrator?: boolean;
}

/** What a server has where a test names no routes; one that names its own can add these. */
export const peopleRoutes = [
  ...accountsRoutes,
  ...organizationsRoutes,
  ...membersRoutes,
  ...teamsRoutes,
  ...ownRolesRoutes,
  ...accessRoutes,
  ...messagesRoutes,
  ...systemRoutes,
  ...billingRoutes,
];

/** Call it outside of tests and hooks. */
export async function peopleServer(options: Partial<TestServerOptions> = {}): Promise<PeopleServer> {
  const now = () => server.clock.now();
  const billing = options.installation?.billing ?? false;
  const server: TestServer = await testServer({
    routes: peopleRoutes,
    resolveRights: (db, member) => permissionsOf(db, member, { billing, now: now() }),
    trustProxy: ['127.0.0.1'],
    ...options,
    providers: { ...outboxProviders(now), ...options.providers },
  });
  const store = <Result>(work: (db: Db) => Promise<Result>) => server.database.systemTransaction(work);
  return {
    ...server,
    addPerson: (draft = {}) => store((db) => storePerson(db, draft, now())),
    addMember: (role, where = { accountType: 'enterprise' }) =>
      store((db) => storeMember(db, { role, where }, now())),
    signIn: ({ role, userId, organizationId }) => server.signInAs(role, { userId, organizationId }),
  };
}

function outboxProviders(now: () => Date): Partial<Providers> {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const outbox = openOutbox(join(folder, 'outbox.jsonl'), now);
  return { outbox, sms: openOutboxSms(outbox), mail: openOutboxMail(outbox) };
}

async function storePerson(db: Db, draft: PersonDraft, now: Date): Promise<Member> {
  const { target = nextPhone(), username, password, administrator = false } = draft;
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const user = await createUser(db, { target, username, passwordHash, administrator }, now);
  const { organizationId } = await createPersonalOrganization(db, user, now);
  return { userId: user.userId, username: user.username, organizationId, role: 'SUPER_ADMIN' };
}

interface Position {
  readonly role: Role;
  readonly where: { readonly accountType: AccountType } | Member;
}

async function storeMember(db: Db, { role, where }: Position, now: Date): Promise<Member> {
  const { userId, username } = await storePerson(db, {}, now);
  const { organizationId } =
    'organizationId' in where ? where : await storeEnterprise(db, where.accountType, now);
  if (role === 'SUPER_ADMIN') await demoteSuperAdmin(db, organizationId);
  const joinedAt = new Date(now.getTime() + 1); // after the personal organisation was made
  await addMember(db, { organizationId, userId, role, joinedAt });
  return { userId, username, organizationId, role };
}

async function storeEnterprise(db: Db, accountType: AccountType, now: Date) {
  const { userId: superAdmin } = await storePerson(db, {}, now);
  const name = `Company ${randomUUID().slice(0, 4)}`;
  return createEnterprise(db, { name, accountType, superAdmin }, now);
}

/** There is one alone. */
async function demoteSuperAdmin(db: Db, organizationId: string): Promise<void> {
  await db
    .updateTable('member')
    .set({ role: 'ADMIN' })
    .where('organizationId', '=', organizationId)
    .where('role', '=', 'SUPER_ADMIN')
    .execute();
}

let phones = 0;

function nextPhone(): string {
  phones += 1;
  return `139${String(phones).padStart(8, '0')}`;
}
