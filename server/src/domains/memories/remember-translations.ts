import type { InlineText } from '@transloom/core/inline/inline-text';
import { addEntries, type MemoryContext } from './add-entries.ts';
import { defaultMemory } from './default-memory.ts';
import type { LanguagePair } from './search-memories.ts';
import { type SegmentInContext, sourceInContext } from './segment-in-context.ts';

export interface ConfirmedTranslation extends SegmentInContext {
  readonly target: InlineText;
}

export interface TranslationsToRemember extends LanguagePair {
  readonly translations: readonly ConfirmedTranslation[];
  readonly origin: { readonly fileName: string; readonly projectId: string };
}

/**
 * Puts pairs a person confirmed into the default memory of their languages, each with its context; when this is
 * done the next search finds them.
 */
export async function rememberTranslations(
  context: MemoryContext,
  { translations, origin, sourceLanguage, targetLanguage }: TranslationsToRemember,
): Promise<void> {
  const complete = translations.filter(({ source, target }) => hasText(source) && hasText(target));
  if (complete.length === 0) return;
  const memory = await defaultMemory(context, { sourceLanguage, targetLanguage });
  if (!memory?.writable) return;
  const now = context.now();
  await addEntries(
    context,
    memory.id,
    complete.map((translation) => ({
      ...sourceInContext(translation),
      ...origin,
      target: translation.target,
      changedBy: context.actor.userId,
      createdAt: now,
      changedAt: now,
    })),
  );
}

function hasText({ text }: InlineText): boolean {
  return text.trim() !== '';
}
