import type { InlineText } from '@transloom/core/inline/inline-text';
import type { LanguagePair } from '@transloom/core/language/language-pair';
import type { EntryLayer } from '@transloom/core/memory/entries/entry-layer';
import type { MemoryContext } from '../blocks/gathered-entries.ts';
import { defaultDirection } from '../default-memory.ts';
import { directionsToFill } from '../in-projects/project-directions.ts';
import { findMemoryUses } from '../in-projects/project-memories.store.ts';
import { type SegmentInContext, sourceInContext } from '../matching/segment-in-context.ts';
import { type DirectionRow, findDirections } from '../memory-directions.store.ts';
import { addEntries } from './add-entries.ts';

export interface ConfirmedTranslation extends SegmentInContext {
  readonly target: InlineText;
}

export interface TranslationsToRemember extends LanguagePair {
  readonly translations: readonly ConfirmedTranslation[];
  readonly origin: { readonly fileName: string; readonly projectId: string; readonly projectName: string };
  /** How far people have checked them; `approved` where no stage follows. */
  readonly layer?: EntryLayer;
}

/**
 * Puts pairs a person confirmed into the memories their project writes into, else into the default one of their
 * languages, each with its context; when this is done the next search finds them.
 */
export async function rememberTranslations(
  context: MemoryContext,
  { translations, origin, sourceLanguage, targetLanguage, layer = 'approved' }: TranslationsToRemember,
): Promise<void> {
  const complete = translations.filter(({ source, target }) => hasText(source) && hasText(target));
  if (complete.length === 0) return;
  const directions = await receivingDirections(context, origin.projectId, { sourceLanguage, targetLanguage });
  const now = context.now();
  const entries = complete.map((translation) => ({
    ...sourceInContext(translation),
    ...origin,
    target: translation.target,
    layer,
    origin: 'human' as const,
    createdBy: context.actor.userId,
    changedBy: context.actor.userId,
    createdAt: now,
    changedAt: now,
  }));
  for (const { id } of directions) await addEntries(context, id, entries);
}

/** Directions that the project writes into, or the default one of the pair. */
export async function receivingDirections(
  context: MemoryContext,
  projectId: string,
  pair: LanguagePair,
): Promise<readonly DirectionRow[]> {
  const uses = await findMemoryUses(context.db, projectId);
  const chosen = uses.length === 0 ? [] : directionsToFill(await findDirections(context.db), uses, pair);
  if (chosen.length > 0) return chosen;
  const byDefault = await defaultDirection(context, pair);
  return byDefault?.writable ? [byDefault] : [];
}

function hasText({ text }: InlineText): boolean {
  return text.trim() !== '';
}
