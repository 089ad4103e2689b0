import type { Context } from '../../../platform/context.ts';
import { type MemberRow, selectMemberRows } from './members.store.ts';

/** Members of the organization of the actor whose name or address has a text, the first joined first. */
export function findMembers({ db }: Pick<Context, 'db'>, search: string): Promise<readonly MemberRow[]> {
  return selectMemberRows(db, { search });
}
