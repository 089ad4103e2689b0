import type { InlineText } from '@transloom/core/inline/inline-text';
import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import type { LanguagePair } from '@transloom/core/language/language-pair';
import { textKey } from '@transloom/core/memory/rate/source-in-context';
import type { Context } from '../../../platform/context.ts';
import { findOverwritten, findWrittenEntries } from '../entries/entry-versions.store.ts';
import { findEntry } from '../entries/listed-entries.store.ts';
import { addEntries } from './add-entries.ts';
import { changedEntry } from './changed-entry.ts';
import { deleteEntriesWith } from './delete-entries-with.ts';
import { receivingDirections } from './remember-translations.ts';

/** A pair as its confirmation wrote it. */
export interface WithdrawnTranslation {
  readonly source: InlineText;
  readonly target: InlineText;
  readonly confirmedBy: string;
  readonly confirmedAt: Date;
}

interface TranslationsToForget extends LanguagePair {
  readonly translations: readonly WithdrawnTranslation[];
  readonly projectId: string;
}

/** The entry is written in the call that confirms; its clock is read a little later. */
const writtenWithinMs = 30_000;

/**
 * Takes back what confirmations wrote into the memories: a new entry is deleted, and one that was overwritten gets its
 * translation back. An entry that somebody changed since stays.
 */
export async function forgetTranslations(
  context: Context,
  { translations, projectId, ...pair }: TranslationsToForget,
): Promise<void> {
  const directions = await receivingDirections(context, projectId, pair);
  for (const { source, target, confirmedBy, confirmedAt } of translations) {
    const written = await findWrittenEntries(context.db, {
      directionIds: directions.map(({ id }) => id),
      sourceKey: textKey(source.text),
      source: toMarkup(source),
      target: toMarkup(target),
      changedBy: confirmedBy,
      from: confirmedAt,
      to: new Date(confirmedAt.getTime() + writtenWithinMs),
    });
    for (const { id, directionId } of written) await withdraw(context, directionId, id);
  }
}

async function withdraw(context: Context, directionId: string, entryId: string): Promise<void> {
  const row = await findEntry(context.db, [directionId], entryId);
  if (row === undefined) return;
  const before = await findOverwritten(context.db, row);
  if (before === undefined) await deleteEntriesWith(context, directionId, [entryId]);
  else
    await addEntries(context, directionId, [
      { ...changedEntry(row, context), source: fromMarkup(row.source), target: fromMarkup(before.target) },
    ]);
}
