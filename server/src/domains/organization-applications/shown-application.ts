import {
  type OrganizationApplication,
  organizationApplicationSchema,
} from '@transloom/contracts/organization-applications';
import type { Db } from '../../platform/db/database.ts';
import { uploadedFile } from '../files/uploaded-content.ts';
import type { ApplicationRow } from './organization-applications.store.ts';

const { fields: fieldsSchema } = organizationApplicationSchema.shape;

export async function shownApplication(db: Db, row: ApplicationRow): Promise<OrganizationApplication> {
  const { name } = await uploadedFile({ db }, row.fileId);
  return {
    requestId: row.applicationId,
    kind: row.kind,
    state: row.state,
    fields: fieldsSchema.parse(row.fields),
    fileName: name,
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}
