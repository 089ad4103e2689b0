import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type {
  ApplicationKind,
  organizationApplicationsApi,
} from '@transloom/contracts/organization-applications';
import type { AccountType } from '@transloom/contracts/roles';
import { AppError } from '../../platform/app-error.ts';
import type { Context, LongContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { createDownload, finishDownload } from '../files/make-download.ts';
import { uploadedFile } from '../files/uploaded-content.ts';
import { notify } from '../messages/notify.ts';
import { createEnterprise } from '../organizations/create-organization.ts';
import { findPeople } from '../users/find-user.ts';
import {
  type ApplicationRow,
  holdApplication,
  selectApplicationPage,
  updateApplication,
} from './organization-applications.store.ts';
import { shownApplication } from './shown-application.ts';

type Api = typeof organizationApplicationsApi;

export async function listApplications(
  { asSystem }: Context,
  { state, pageNumber, pageSize }: InputOf<Api['listApplications']>,
): Promise<OutputOf<Api['listApplications']>> {
  return asSystem(async (db) => {
    const page = { state, limit: pageSize, offset: (pageNumber - 1) * pageSize };
    const { rows, total } = await selectApplicationPage(db, page);
    const people = await findPeople(
      db,
      rows.map(({ applicantId }) => applicantId),
    );
    const records = await Promise.all(
      rows.map(async (row) => ({
        ...(await shownApplication(db, row)),
        applicant: people.get(row.applicantId)?.username ?? '',
      })),
    );
    return { records, total, pageNumber, pageSize };
  });
}

/** @throws {AppError} resource.not-found */
export async function applicationForm(
  context: LongContext,
  { requestId }: InputOf<Api['applicationForm']>,
): Promise<OutputOf<Api['applicationForm']>> {
  const { file, resourceId } = await context.transact(async (short) => {
    const file = await short.asSystem(async (db) => {
      const { fileId } = await requireApplication(db, requestId);
      return uploadedFile({ db }, fileId);
    });
    return { file, resourceId: await createDownload(short, { title: file.name }) };
  });
  const content = await context.storage.open(file.storageKey);
  await finishDownload(context, { resourceId, name: file.name, content });
  return { resourceId };
}

/** @throws {AppError} resource.not-found, application.decided */
export async function startReview(
  { asSystem }: Context,
  { requestId }: InputOf<Api['startReview']>,
): Promise<null> {
  return asSystem(async (db) => {
    await requireOpen(db, requestId);
    await updateApplication(db, requestId, { state: 'under-review' });
    return null;
  });
}

const planOf: Readonly<Record<ApplicationKind, AccountType>> = {
  enterprise: 'STANDARD',
  education: 'STANDARD',
  trial: 'TRIAL',
};

const trialDays = 30;
const dayMs = 86_400_000;

/** A trial ends after 30 days where nobody says another time. @throws {AppError} resource.not-found, application.decided */
export async function approveApplication(
  context: Context,
  { requestId, days }: InputOf<Api['approveApplication']>,
): Promise<OutputOf<Api['approveApplication']>> {
  return context.asSystem(async (db) => {
    const row = await requireOpen(db, requestId);
    const { fields } = await shownApplication(db, row);
    const now = context.now();
    const lasts = days ?? (row.kind === 'trial' ? trialDays : null);
    const { organizationId } = await createEnterprise(
      db,
      {
        name: fields.organization,
        accountType: planOf[row.kind],
        superAdmin: row.applicantId,
        expiresAt: lasts === null ? null : new Date(now.getTime() + lasts * dayMs),
        card: { email: fields.email, contacts: fields.contacts, phone: fields.mobile },
      },
      now,
    );
    const decided = { decidedBy: context.actor.userId, decidedAt: now };
    await updateApplication(db, requestId, {
      ...decided,
      state: 'approved',
      madeOrganizationId: organizationId,
    });
    const params = { organization: fields.organization };
    await tellApplicant(context, db, { row, kind: 'organization-approved', params });
    return { organizationId };
  });
}

/** @throws {AppError} resource.not-found, application.decided */
export async function rejectApplication(
  context: Context,
  { requestId, reason }: InputOf<Api['rejectApplication']>,
): Promise<null> {
  return context.asSystem(async (db) => {
    const row = await requireOpen(db, requestId);
    const { fields } = await shownApplication(db, row);
    const decided = { decidedBy: context.actor.userId, decidedAt: context.now() };
    await updateApplication(db, requestId, { ...decided, state: 'rejected', reason });
    const params = { organization: fields.organization, reason };
    await tellApplicant(context, db, { row, kind: 'organization-rejected', params });
    return null;
  });
}

async function requireApplication(db: Db, applicationId: string): Promise<ApplicationRow> {
  const row = await holdApplication(db, applicationId);
  if (row === undefined) throw new AppError('resource.not-found');
  return row;
}

async function requireOpen(db: Db, applicationId: string): Promise<ApplicationRow> {
  const row = await requireApplication(db, applicationId);
  if (row.state === 'approved' || row.state === 'rejected') throw new AppError('application.decided');
  return row;
}

interface Verdict {
  readonly row: ApplicationRow;
  readonly kind: 'organization-approved' | 'organization-rejected';
  readonly params: Readonly<Record<string, string>>;
}

async function tellApplicant(
  { publish, now }: Context,
  db: Db,
  { row, kind, params }: Verdict,
): Promise<void> {
  await notify(
    { db, publish, now },
    {
      kind,
      to: [row.applicantId],
      params,
      link: '/account/apply',
      key: `${kind} ${row.applicationId}`,
    },
  );
}
