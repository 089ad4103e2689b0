import type { Failure } from '@transloom/contracts/jobs';
import type { Db } from '../../../platform/db/database.ts';

export interface NewContentSummary {
  readonly organizationId: string;
  readonly documentId: string;
  readonly summary: string | null;
  readonly failure: Failure | null;
  readonly engine: string;
  readonly engineVersion: string;
  readonly contentKey: Buffer;
  readonly madeAt: Date;
}

export async function saveContentSummary(db: Db, { failure, ...made }: NewContentSummary): Promise<void> {
  const row = { ...made, failure: failure === null ? null : JSON.stringify(failure) };
  await db
    .insertInto('contentSummary')
    .values(row)
    .onConflict((conflict) => conflict.columns(['organizationId', 'documentId']).doUpdateSet(row))
    .execute();
}

export function findContentSummary(db: Db, documentId: string) {
  return db.selectFrom('contentSummary').selectAll().where('documentId', '=', documentId).executeTakeFirst();
}
