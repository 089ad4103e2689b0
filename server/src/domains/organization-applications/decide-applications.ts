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
import { createEnterprise } from '../organizations/create-organization.ts';
import { type ApplicationRow, updateApplication } from './organization-applications.store.ts';
import { requireApplication } from './require-application.ts';
import { shownApplication } from './shown-application.ts';
import { tellApplicant } from './tell-applicant.ts';

type Api = typeof organizationApplicationsApi;

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

async function requireOpen(db: Db, applicationId: string): Promise<ApplicationRow> {
  const row = await requireApplication(db, applicationId);
  if (row.state === 'approved' || row.state === 'rejected') throw new AppError('application.decided');
  return row;
}
