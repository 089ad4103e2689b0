import type { PenaltyChoice, PenaltyLevel } from '@transloom/core/memory/rate/penalty-settings';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { preparedStatement } from '../../../platform/db/prepared-statement.ts';

/** The owner of a choice: a memory, a project or the organization. */
export interface PenaltyOwner {
  readonly level: PenaltyLevel;
  readonly ownerId: string;
}

export interface StoredChoice extends PenaltyOwner {
  readonly penalties: PenaltyChoice;
}

/** The valid choice of each owner; owners without a choice are missing. */
export async function findPenaltyChoices(db: Db, ownerIds: readonly string[]): Promise<StoredChoice[]> {
  return (await choicesInForce(db, [...ownerIds])) as StoredChoice[];
}

const choicesInForce = preparedStatement((db, ownerIds: string[]) =>
  db
    .selectFrom('penaltyChoice')
    .select(['level', 'ownerId', 'penalties'])
    .distinctOn(['ownerId', 'level'])
    .where('ownerId', '=', sql<string>`any(${ownerIds}::uuid[])`)
    .orderBy('ownerId')
    .orderBy('level')
    .orderBy('id', 'desc'),
);

const choicesShown = 20;

/** The newest first. */
export function findPenaltyHistory(db: Db, { level, ownerId }: PenaltyOwner) {
  return db
    .selectFrom('penaltyChoice')
    .select(['penalties', 'chosenBy', 'chosenAt'])
    .where('ownerId', '=', ownerId)
    .where('level', '=', level)
    .orderBy('id', 'desc')
    .limit(choicesShown)
    .execute();
}

export interface NewPenaltyChoice extends StoredChoice {
  readonly id: string;
  readonly organizationId: string;
  readonly chosenBy: string;
  readonly chosenAt: Date;
}

export async function insertPenaltyChoice(db: Db, { penalties, ...choice }: NewPenaltyChoice): Promise<void> {
  await db
    .insertInto('penaltyChoice')
    .values({ ...choice, penalties: JSON.stringify(penalties) })
    .execute();
}

export async function deletePenaltyChoices(db: Db, ownerId: string): Promise<void> {
  await db.deleteFrom('penaltyChoice').where('ownerId', '=', ownerId).execute();
}
