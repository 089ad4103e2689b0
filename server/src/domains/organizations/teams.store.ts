import type { Db } from '../../platform/db/database.ts';

/** Teams that the person owns or is in. */
export async function selectOwnTeamIds(db: Db, userId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('team')
    .select('teamId')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('ownerId', '=', userId),
        exists(
          selectFrom('teamMember')
            .select('teamMember.userId')
            .whereRef('teamMember.teamId', '=', 'team.teamId')
            .where('teamMember.userId', '=', userId),
        ),
      ]),
    )
    .execute();
  return rows.map(({ teamId }) => teamId);
}
