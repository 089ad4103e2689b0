import type { customEnginesApi } from '@transloom/contracts/custom-engines';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { isSameSecret } from '../../../platform/secrets/same-secret.ts';
import { findGuestRows, findShare } from './engine-shares.store.ts';
import { sharedRow, shownShared } from './joined-engines.ts';

interface SharingLink {
  readonly customEngineId: string;
  readonly token: string;
}

/** The share behind a valid link. @throws {AppError} resource.not-found */
export async function requireLink(
  context: Context,
  { customEngineId, token }: SharingLink,
  find = findShare,
) {
  const share = await context.asSystem((db) => find(db, customEngineId));
  const ended = share === undefined || (share.expiresAt !== null && share.expiresAt <= context.now());
  if (ended || !isSameSecret(token, share.token)) throw new AppError('resource.not-found');
  return share;
}

/** @throws {AppError} resource.not-found */
export async function sharedEngine(
  context: Context,
  link: InputOf<typeof customEnginesApi.sharedEngine>,
): Promise<OutputOf<typeof customEnginesApi.sharedEngine>> {
  const { customEngineId } = link;
  const { organizationId: ownerOrganizationId } = await requireLink(context, link);
  const shared = await sharedRow(context, { ownerOrganizationId, customEngineId });
  if (shared === undefined) throw new AppError('resource.not-found');
  const guest = (await findGuestRows(context.db)).find((row) => row.customEngineId === customEngineId);
  return { ...shownShared(shared, guest?.baseEngine ?? null), joined: guest !== undefined };
}
