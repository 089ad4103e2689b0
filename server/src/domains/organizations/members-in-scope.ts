import type { OrganizationKey } from '@transloom/contracts/permissions';
import type { Context } from '../../platform/context.ts';
import { type MemberRow, selectMemberRows } from './members/members.store.ts';
import { teamsInScope } from './members/show-members.ts';
import { scopeOf } from './reach.ts';

/** The members whom a key opens to the actor, by their ids. @throws {AppError} access.denied */
export async function membersInScope(
  context: Pick<Context, 'db' | 'actor'>,
  key: OrganizationKey,
): Promise<ReadonlyMap<string, MemberRow>> {
  const teamIds = teamsInScope(await scopeOf(context, key));
  const rows = await selectMemberRows(context.db, { search: '', teamIds });
  return new Map(rows.map((row) => [row.userId, row]));
}
