import { randomUUID } from 'node:crypto';
import type { InputOf } from '@transloom/contracts/endpoint';
import type { organizationApplicationsApi } from '@transloom/contracts/organization-applications';
import type { Context } from '../../platform/context.ts';
import { requireApplication } from './require-application.ts';
import { shownApplication } from './shown-application.ts';
import { tellApplicant } from './tell-applicant.ts';

/** A question or an answer; the application stays as it is. @throws {AppError} resource.not-found */
export async function messageApplicant(
  context: Context,
  { requestId, text }: InputOf<typeof organizationApplicationsApi.messageApplicant>,
): Promise<null> {
  return context.asSystem(async (db) => {
    const row = await requireApplication(db, requestId);
    const { organization } = (await shownApplication(db, row)).fields;
    const key = `organization-message ${randomUUID()}`;
    await tellApplicant(context, db, {
      row,
      kind: 'organization-message',
      params: { organization, text },
      key,
    });
    return null;
  });
}
