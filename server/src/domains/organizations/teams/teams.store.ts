import type { Db } from '../../../platform/db/database.ts';

export interface TeamRow {
  readonly teamId: string;
  readonly name: string;
  readonly ownerId: string | null;
  readonly createdAt: Date;
  readonly memberCount: number;
}

/** By name. */
export function selectTeams(db: Db): Promise<TeamRow[]> {
  return teams(db).orderBy('team.name').execute();
}

export function selectTeam(db: Db, teamId: string): Promise<TeamRow | undefined> {
  return teams(db).where('team.teamId', '=', teamId).executeTakeFirst();
}

function teams(db: Db) {
  return db
    .selectFrom('team')
    .select(['team.teamId', 'team.name', 'team.ownerId', 'team.createdAt'])
    .select(({ selectFrom }) =>
      selectFrom('teamMember')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('teamMember.teamId', '=', 'team.teamId')
        .$asScalar()
        .$notNull()
        .as('memberCount'),
    );
}

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

export interface NewTeam extends Omit<TeamRow, 'memberCount'> {
  readonly organizationId: string;
}

export async function insertTeam(db: Db, team: NewTeam): Promise<void> {
  await db.insertInto('team').values(team).execute();
}

export async function updateTeamRow(
  db: Db,
  teamId: string,
  change: Partial<Pick<TeamRow, 'name' | 'ownerId'>>,
): Promise<void> {
  await db.updateTable('team').set(change).where('teamId', '=', teamId).execute();
}

/** False where there is no such team. */
export async function deleteTeam(db: Db, teamId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('team').where('teamId', '=', teamId).executeTakeFirst();
  return numDeletedRows === 1n;
}

interface TeamPeople {
  readonly organizationId: string;
  readonly teamId: string;
  readonly userIds: readonly string[];
}

/** People who are in the team already stay as they are. */
export async function addToTeam(db: Db, { organizationId, teamId, userIds }: TeamPeople): Promise<void> {
  if (userIds.length === 0) return;
  await db
    .insertInto('teamMember')
    .values(userIds.map((userId) => ({ organizationId, teamId, userId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The team has these people afterwards and no others. */
export async function replaceTeamMembers(db: Db, people: TeamPeople): Promise<void> {
  await db.deleteFrom('teamMember').where('teamId', '=', people.teamId).execute();
  await addToTeam(db, people);
}

/** The person is in these teams afterwards and in no others. */
export async function replaceTeamsOf(
  db: Db,
  {
    organizationId,
    userId,
    teamIds,
  }: { readonly organizationId: string; readonly userId: string; readonly teamIds: readonly string[] },
): Promise<void> {
  await db.deleteFrom('teamMember').where('userId', '=', userId).execute();
  for (const teamId of new Set(teamIds)) await addToTeam(db, { organizationId, teamId, userIds: [userId] });
}

/** Teams of people with their names, by user id. */
export async function selectTeamsOf(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly { readonly teamId: string; readonly name: string }[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('teamMember')
    .innerJoin('team', 'team.teamId', 'teamMember.teamId')
    .select(['teamMember.userId', 'team.teamId', 'team.name'])
    .where('teamMember.userId', 'in', userIds)
    .orderBy('team.name')
    .execute();
  return Map.groupBy(rows, ({ userId }) => userId) as ReadonlyMap<string, typeof rows>;
}

export function selectTeamNames(db: Db, teamIds: readonly string[]) {
  if (teamIds.length === 0) return [];
  return db.selectFrom('team').select(['teamId', 'name']).where('teamId', 'in', teamIds).execute();
}

/** Ids of the people in a team. */
export async function selectTeamMemberIds(db: Db, teamIds: readonly string[]) {
  if (teamIds.length === 0) return [];
  return db.selectFrom('teamMember').select(['teamId', 'userId']).where('teamId', 'in', teamIds).execute();
}
