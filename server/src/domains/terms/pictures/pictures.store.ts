import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export async function isPictureInUse(db: Db, pictureId: string): Promise<boolean> {
  const owner = await db
    .selectFrom('termConcept')
    .select('id')
    .where('pictureId', '=', pictureId)
    .executeTakeFirst();
  return owner !== undefined;
}

const picturesPerStep = 500;

/**
 * Takes the pictures of some concepts that were deleted before a time: an undo no longer restores them. Those that no
 * concept has are `unused`.
 */
export async function takeOldPictures(
  db: Db,
  before: Date,
): Promise<{ readonly taken: number; readonly unused: readonly string[] }> {
  const { rows } = await sql<{ pictureId: string; used: boolean }>`
    with old as (
      select id, concept_id, (content->>'picture')::uuid as picture_id from term_version
      where change = 'deleted' and content ? 'picture' and changed_at < ${before}
      limit ${picturesPerStep} for update skip locked)
    update term_version v set content = v.content - 'picture' from old where v.id = old.id
    returning old.picture_id, exists (
      select from term_concept c where c.id = old.concept_id and c.picture_id = old.picture_id) as used`.execute(
    db,
  );
  return { taken: rows.length, unused: rows.flatMap(({ pictureId, used }) => (used ? [] : pictureId)) };
}
