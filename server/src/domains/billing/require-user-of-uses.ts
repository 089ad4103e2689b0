import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { findMembership } from '../organizations/find-membership.ts';
import { selectUses } from './uses.store.ts';

/** Members, and whoever worked here before. @throws {AppError} resource.not-found for anybody else */
export async function requireUserOfUses(
  { db, actor: { organizationId } }: Pick<Context, 'db' | 'actor'>,
  userId: string | undefined,
): Promise<void> {
  if (userId === undefined || (await findMembership(db, userId, organizationId))) return;
  const any = { module: undefined, from: undefined, to: undefined, offset: 0, count: 1 };
  if ((await selectUses(db, { ...any, userId })).total === 0) throw new AppError('resource.not-found');
}
