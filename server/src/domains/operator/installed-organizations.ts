import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { operatorApi } from '@transloom/contracts/operator';
import { accountTypeSchema, organizationTypeSchema } from '@transloom/contracts/roles';
import { AppError } from '../../platform/app-error.ts';
import type { Context, RequestContext } from '../../platform/context.ts';
import { selectInstalledOrganizations, updatePlan } from './operator.store.ts';
import { recordOperation } from './record-operation.ts';

export async function listInstalledOrganizations(
  context: Context,
  { search, pageNumber, pageSize }: InputOf<typeof operatorApi.listOrganizations>,
): Promise<OutputOf<typeof operatorApi.listOrganizations>> {
  const sought = { search, offset: (pageNumber - 1) * pageSize, count: pageSize };
  const { total, rows } = await context.asSystem((db) => selectInstalledOrganizations(db, sought));
  const records = rows.map((row) => ({
    ...row,
    organizationType: organizationTypeSchema.parse(row.organizationType),
    accountType: accountTypeSchema.parse(row.accountType),
    storedBytes: Number(row.storedBytes),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
  return { records, total, pageNumber, pageSize };
}

/** @throws {AppError} resource.not-found */
export async function setPlan(
  context: RequestContext,
  { organizationId, accountType, expiresAt }: InputOf<typeof operatorApi.setPlan>,
): Promise<null> {
  const plan = { accountType, expiresAt: expiresAt === null ? null : new Date(expiresAt) };
  const found = await context.asSystem((db) => updatePlan(db, organizationId, plan));
  if (!found) throw new AppError('resource.not-found');
  const details = { organizationId, accountType, expiresAt: expiresAt ?? 'never' };
  await recordOperation(context, 'operator.plan', details);
  return null;
}
