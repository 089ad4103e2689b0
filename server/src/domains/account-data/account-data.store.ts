import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** All of these read and change rows of several domains about one person, in transactions of the system. */

export interface OwnOrganization {
  readonly organizationId: string;
  readonly name: string;
  readonly role: string;
  readonly otherMembers: number;
  readonly openTasks: number;
}

/** The organizations of a person, the first joined first. */
export async function findOwnOrganizations(db: Db, userId: string): Promise<readonly OwnOrganization[]> {
  const { rows } = await sql<OwnOrganization>`
    select organization.organization_id as "organizationId", organization.name, member.role,
      (select count(*)::int from member other
        where other.organization_id = member.organization_id and other.user_id <> member.user_id) as "otherMembers",
      (select count(*)::int from task
        where task.organization_id = member.organization_id and task.assignee_id = member.user_id
          and task.state <> 'submitted') as "openTasks"
    from member join organization using (organization_id)
    where member.user_id = ${userId}
    order by member.joined_at, member.organization_id`.execute(db);
  return rows;
}

/** People whose time is up. */
export async function findDueAccounts(db: Db, now: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('userAccount')
    .select('userId')
    .where('deletionDueAt', '<=', now)
    .where('deletedAt', 'is', null)
    .orderBy('deletionDueAt')
    .execute();
  return rows.map(({ userId }) => userId);
}

/** What the tables say about a person, by the name of the file that it is written to. */
const ownRows = {
  organizations: (userId: string) => sql<object>`
    select organization.name as organization, member.role, member.name, member.phone, member.email, member.languages,
      member.system_code, member.language_pairs, member.internal, member.joined_at
    from member join organization using (organization_id) where member.user_id = ${userId}`,
  sessions: (userId: string) => sql<object>`
    select address, user_agent, created_at, last_seen_at, expires_at from session where user_id = ${userId}`,
  'access-tokens': (userId: string) => sql<object>`
    select name, scopes, created_at, expires_at, last_used_at, last_address from access_token where user_id = ${userId}`,
  'sign-in': (userId: string) => sql<object>`
    select 'passkey' as way, created_at as since from passkey where user_id = ${userId}
    union all select 'wechat', bound_at from wechat_account where user_id = ${userId}
    union all select issuer, null from company_identity where user_id = ${userId}`,
  'notice-choices': (userId: string) => sql<object>`
    select kind, product, mail, webhook from notice_choice where user_id = ${userId}`,
  messages: (userId: string) => sql<object>`
    select kind, params, created_at, read_at from message where user_id = ${userId} order by created_at`,
  applications: (userId: string) => sql<object>`
    select organization.name as organization, application.name, application.phone, application.email, application.note,
      application.state, application.created_at
    from join_application application join organization using (organization_id) where application.user_id = ${userId}`,
  tasks: (userId: string) => sql<object>`
    select organization.name as organization, project.name as project, document.name as document, task.kind, task.state,
      task.deadline, task.accepted_at, task.submitted_at
    from task join document on document.id = task.document_id join project on project.id = task.project_id
      join organization on organization.organization_id = task.organization_id
    where task.assignee_id = ${userId}`,
  activity: (userId: string) => sql<object>`
    select occurred_at, action, details from audit_entry where actor_id = ${userId} order by occurred_at`,
} as const;

export type OwnRowsName = keyof typeof ownRows;
export const ownRowsNames = Object.keys(ownRows) as readonly OwnRowsName[];

export async function findOwnRows(db: Db, name: OwnRowsName, userId: string): Promise<readonly object[]> {
  return (await ownRows[name](userId).execute(db)).rows;
}

export interface OwnTranslation {
  readonly id: string;
  readonly organization: string;
  readonly document: string;
  readonly text: string;
  readonly confirmed: boolean;
  readonly changedAt: Date;
}

/** The next texts that a person wrote in the editor, by their ids. */
export async function findOwnTranslations(
  db: Db,
  userId: string,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly OwnTranslation[]> {
  const { rows } = await sql<OwnTranslation>`
    select revision.id, organization.name as organization, document.name as document, revision.target as text,
      revision.confirmed, revision.changed_at as "changedAt"
    from segment_revision revision join segment on segment.id = revision.segment_id
      join document on document.id = segment.document_id
      join organization on organization.organization_id = revision.organization_id
    where revision.changed_by = ${userId} and revision.id > ${after}
    order by revision.id limit ${limit}`.execute(db);
  return rows;
}

/** Ways to sign in, choices, messages and applications; authorship stays, under an id without a name. */
export async function deleteOwnRows(db: Db, userId: string): Promise<void> {
  for (const table of [
    'accessToken',
    'passkey',
    'recoveryCode',
    'authenticator',
    'companyIdentity',
    'wechatAccount',
    'signInLink',
    'knownBrowser',
    'noticeChoice',
    'noticeDelivery',
    'noticeWebhook',
    'message',
    'session',
  ] as const)
    await db.deleteFrom(table).where('userId', '=', userId).execute();
  await db
    .updateTable('joinApplication')
    .set({ name: '', phone: null, email: '', note: '' })
    .where('userId', '=', userId)
    .execute();
}
