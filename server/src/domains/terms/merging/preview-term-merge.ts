import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { termsApi } from '@transloom/contracts/terms';
import type { Context } from '../../../platform/context.ts';
import { findConcepts } from '../entries/concepts.store.ts';
import { termEntries } from '../entries/term-entries.ts';
import { mergedTermBases } from './merged-term-bases.ts';
import { countTermConflicts, findTermConflicts } from './term-conflicts.store.ts';

const conflictsShown = 100;

/**
 * Shows what a merge would find twice, and where term bases disagree.
 * @throws {AppError} resource.not-found, term-base.other-language
 */
export async function previewTermMerge(
  context: Context,
  { termBaseIds }: InputOf<typeof termsApi.previewTermMerge>,
): Promise<OutputOf<typeof termsApi.previewTermMerge>> {
  const [{ sourceLanguage }] = await mergedTermBases(context, termBaseIds);
  const places = { termBaseIds, sourceLanguage };
  const counts = await countTermConflicts(context.db, places);
  const conflicts = await findTermConflicts(context.db, places, conflictsShown);
  const ids = conflicts.flatMap(({ conceptIds }) => conceptIds);
  const entries = await termEntries(context, await findConcepts(context.db, ids), sourceLanguage);
  const byId = new Map(entries.map((entry) => [entry.termEntryId, entry]));
  return {
    ...counts,
    examples: conflicts.map(({ term, conceptIds }) => ({
      term,
      entries: conceptIds.flatMap((id) => byId.get(id) ?? []),
    })),
  };
}
