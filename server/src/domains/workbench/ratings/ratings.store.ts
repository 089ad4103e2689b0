import type { Db } from '../../../platform/db/database.ts';

interface RatingRow {
  readonly organizationId: string;
  readonly segmentId: string;
  readonly userId: string;
  readonly engineKey: string;
  readonly engine: string;
  readonly stars: number;
  readonly target: string;
  readonly ratedAt: Date;
}

/** The newer rating of the same person takes the place of the older one. */
export async function storeRating(db: Db, row: RatingRow): Promise<void> {
  const { engine, stars, target, ratedAt } = row;
  await db
    .insertInto('translationRating')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['organizationId', 'segmentId', 'userId', 'engineKey'])
        .doUpdateSet({ engine, stars, target, ratedAt }),
    )
    .execute();
}

export async function findRating(
  db: Db,
  { segmentId, userId, engineKey }: Pick<RatingRow, 'segmentId' | 'userId' | 'engineKey'>,
): Promise<number | null> {
  const row = await db
    .selectFrom('translationRating')
    .select('stars')
    .where('segmentId', '=', segmentId)
    .where('userId', '=', userId)
    .where('engineKey', '=', engineKey)
    .executeTakeFirst();
  return row?.stars ?? null;
}

export async function sumRatings(db: Db, engineKey: string) {
  const { average, ratings } = await db
    .selectFrom('translationRating')
    .select(({ fn }) => [fn.avg<string | null>('stars').as('average'), fn.countAll<string>().as('ratings')])
    .where('engineKey', '=', engineKey)
    .executeTakeFirstOrThrow();
  return {
    average: average === null ? null : Math.round(Number(average) * 10) / 10,
    ratings: Number(ratings),
  };
}
