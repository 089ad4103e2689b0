import type { InlineText } from '@transloom/core/inline/inline-text';
import type { LanguagePair } from '@transloom/core/language/language-pair';
import type { EntryLayer } from '@transloom/core/memory/entry-layer';
import { addEntries } from './add-entries.ts';
import { defaultDirection } from './default-memory.ts';
import type { MemoryContext } from './gathered-entries.ts';
import { type SegmentInContext, sourceInContext } from './segment-in-context.ts';

export interface ConfirmedTranslation extends SegmentInContext {
  readonly target: InlineText;
}

export interface TranslationsToRemember extends LanguagePair {
  readonly translations: readonly ConfirmedTranslation[];
  readonly origin: { readonly fileName: string; readonly projectId: string; readonly projectName: string };
  /** How far people have gone through them; `approved` where no stage follows. */
  readonly layer?: EntryLayer;
}

/**
 * Puts pairs a person confirmed into the default memory of their languages, each with its context; when this is
 * done the next search finds them.
 */
export async function rememberTranslations(
  context: MemoryContext,
  { translations, origin, sourceLanguage, targetLanguage, layer = 'approved' }: TranslationsToRemember,
): Promise<void> {
  const complete = translations.filter(({ source, target }) => hasText(source) && hasText(target));
  if (complete.length === 0) return;
  const direction = await defaultDirection(context, { sourceLanguage, targetLanguage });
  if (!direction?.writable) return;
  const now = context.now();
  await addEntries(
    context,
    direction.id,
    complete.map((translation) => ({
      ...sourceInContext(translation),
      ...origin,
      target: translation.target,
      layer,
      origin: 'human' as const,
      createdBy: context.actor.userId,
      changedBy: context.actor.userId,
      createdAt: now,
      changedAt: now,
    })),
  );
}

function hasText({ text }: InlineText): boolean {
  return text.trim() !== '';
}
