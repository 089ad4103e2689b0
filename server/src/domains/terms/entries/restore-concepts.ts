import type { TermConcept } from '@transloom/core/terms/term-concept';
import { AppError } from '../../../platform/app-error.ts';
import { nextRevision } from '../terms.store.ts';
import type { TermsContext } from './add-concepts.ts';
import { readOrigin } from './concept-origin.ts';
import { insertConcepts } from './new-concepts.store.ts';
import { conceptRows } from './stored-concept.ts';
import { claimTakenOut } from './term-versions.store.ts';

const conceptsPerStep = 2_000;

export interface TakenOut {
  readonly termBaseId: string;
  /** The deletion or cleaning that removed them. */
  readonly cleanId: string;
}

/**
 * Puts concepts back as they were; one that somebody has added again meanwhile stays as it is. Gives how many were dealt
 * with; 0 where nothing is left.
 * @throws {AppError} asset.gone
 */
export async function restoreConcepts(
  { db, actor, now }: TermsContext,
  { termBaseId, cleanId }: TakenOut,
): Promise<number> {
  const versions = await claimTakenOut(db, { termBaseId, cleanId, limit: conceptsPerStep });
  if (versions.length === 0) return 0;
  const change = { id: termBaseId, changedBy: actor.userId, changedAt: now() };
  const revision = await nextRevision(db, change);
  if (revision === undefined) throw new AppError('asset.gone');
  const rows = versions.map(({ conceptId: id, content, origin, ...owner }) =>
    conceptRows(content as unknown as TermConcept, {
      ...owner,
      ...readOrigin(origin, actor.userId),
      id,
      live: true,
      revision,
    }),
  );
  await insertConcepts(db, rows);
  return versions.length;
}
