import type { Db } from '../../platform/db/database.ts';

interface DocumentPlace {
  readonly organizationId: string;
  readonly documentId: string;
  readonly userId: string;
  readonly segmentId: string;
  readonly changedAt: Date;
}

export async function storePlace(db: Db, place: DocumentPlace): Promise<void> {
  const { segmentId, changedAt } = place;
  await db
    .insertInto('documentPlace')
    .values(place)
    .onConflict((conflict) =>
      conflict.columns(['organizationId', 'documentId', 'userId']).doUpdateSet({ segmentId, changedAt }),
    )
    .execute();
}

/** The segment where somebody worked last; undefined where they never did, and where it was merged into another one. */
export function findPlace(db: Db, documentId: string, userId: string) {
  return db
    .selectFrom('documentPlace')
    .innerJoin('segment', 'segment.id', 'documentPlace.segmentId')
    .select(['segmentId', 'number'])
    .where('documentPlace.documentId', '=', documentId)
    .where('userId', '=', userId)
    .executeTakeFirst();
}
