import type { Db } from '../../platform/db/database.ts';
import { refuseTakenCard } from './members/refuse-taken-card.ts';
import { insertMember, type NewMember } from './organizations.store.ts';
import { addToTeam } from './teams/teams.store.ts';

/**
 * Makes somebody a member, and puts them into a team where one is named.
 * @throws {AppError} member.phone-taken, member.code-taken
 */
export async function admitMember(
  db: Db,
  { teamId, ...member }: NewMember & { readonly teamId: string | null },
): Promise<void> {
  const { organizationId, userId } = member;
  await refuseTakenCard(member, insertMember(db, member));
  if (teamId !== null) await addToTeam(db, { organizationId, teamId, userIds: [userId] });
}
