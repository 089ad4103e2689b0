import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import {
  applicationKindSchema,
  memberAmounts,
  type OrganizationApplication,
  type organizationApplicationsApi,
  usageScenes,
} from '@transloom/contracts/organization-applications';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { takeUpload } from '../files/uploaded-content.ts';
import { notify } from '../messages/notify.ts';
import { refuseOrganizationName } from '../organizations/refuse-organization-name.ts';
import { findAdministrators, findUser } from '../users/find-user.ts';
import { insertApplication, selectApplicationsOf } from './organization-applications.store.ts';
import { shownApplication } from './shown-application.ts';

/** P7.37 */
export async function applyOptions(): Promise<OutputOf<typeof organizationApplicationsApi.applyOptions>> {
  return {
    kinds: applicationKindSchema.options,
    memberAmounts: [...memberAmounts],
    usageScenes: [...usageScenes],
  };
}

/**
 * The operators of the installation hear of it. @throws {AppError} organization.generated-name,
 *   organization.name-alike, application.open, resource.not-found
 */
export async function applyForOrganization(
  context: Context,
  { application }: InputOf<typeof organizationApplicationsApi.applyForOrganization>,
): Promise<OrganizationApplication> {
  const { kind, fileId, ...fields } = application;
  await refuseOrganizationName(context, fields.organization);
  await takeUpload(context, { fileId, purpose: 'application' });
  const { organizationId, userId: applicantId } = context.actor;
  const applicationId = newId();
  const row = { applicationId, organizationId, applicantId, kind, fields, fileId, createdAt: context.now() };
  if (!(await insertApplication(context.db, row))) throw new AppError('application.open');
  await tellOperators(context, { applicationId, organization: fields.organization });
  return shownApplication(context.db, {
    ...row,
    state: 'submitted',
    reason: '',
    decidedAt: null,
    decidedBy: null,
  });
}

export async function myApplications({ db, actor }: Context): Promise<OrganizationApplication[]> {
  const rows = await selectApplicationsOf(db, actor.userId);
  return Promise.all(rows.map((row) => shownApplication(db, row)));
}

interface NewApplication {
  readonly applicationId: string;
  readonly organization: string;
}

async function tellOperators(
  { asSystem, publish, now, actor }: Context,
  { applicationId, organization }: NewApplication,
): Promise<void> {
  await asSystem(async (db) => {
    const operators = await findAdministrators(db);
    const applicant = (await findUser(db, actor.userId))?.username ?? '';
    await notify(
      { db, publish, now },
      {
        kind: 'organization-application',
        to: operators.map(({ userId }) => userId),
        params: { applicant, organization },
        link: `/operator/application?requestId=${applicationId}`,
        key: `organization application ${applicationId}`,
      },
    );
  });
}
