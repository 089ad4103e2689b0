import { mostFound } from '@transloom/contracts/assets';
import { keysIn, wantedContent } from '@transloom/core/terms/term-content';
import type { Db } from '../../../platform/db/database.ts';
import type { ConceptFilter } from '../entries/concepts.store.ts';
import { findConceptsWith } from './term-content.store.ts';

/**
 * Narrows the concepts of a term base to those that have all words of a search. Rare words use the index; frequent
 * words are found soon enough by reading the concepts.
 */
export async function conceptsWithContent(
  db: Db,
  termBaseId: string,
  search: string,
): Promise<Pick<ConceptFilter, 'ids' | 'parts'>> {
  const { keys, parts } = wantedContent(search);
  if (parts.length === 0) return {};
  const wanted = { bases: [{ termBaseId, keys: keysIn(termBaseId, keys) }], parts };
  const budget = { lookedAt: mostFound + 1, most: mostFound + 1 };
  const found = await findConceptsWith(db, wanted, budget);
  return found.length > mostFound ? { parts } : { ids: found.map(({ id }) => id) };
}

/** The term bases that have a concept with all words of a search. */
export async function basesWithContent(
  db: Db,
  termBaseIds: readonly string[],
  search: string,
): Promise<ReadonlySet<string>> {
  const { keys, parts } = wantedContent(search);
  const bases = termBaseIds.map((termBaseId) => ({ termBaseId, keys: keysIn(termBaseId, keys) }));
  const found = await findConceptsWith(db, { bases, parts }, { lookedAt: mostFound, most: 1 });
  return new Set(found.map(({ termBaseId }) => termBaseId));
}
