import { fromMarkup } from '@transloom/core/inline/markup';
import { layerOfStage, onlyStage } from '@transloom/core/memory/entries/entry-layer';
import type { Context } from '../../platform/context.ts';
import type { requireDocument } from '../documents/require-document.ts';
import type { ChangeOutcome } from '../documents/segments/change-segments.ts';
import { segmentsInContext } from '../documents/segments/segment-context.ts';
import { rememberTranslations } from '../memories/changes/remember-translations.ts';
import { countUses } from '../memories/entries/entry-uses.ts';

export interface ConfirmedIn {
  readonly document: Awaited<ReturnType<typeof requireDocument>>;
  readonly projectName: string;
}

/**
 * A confirmed pair is in the memory when the save is answered, with its neighbours, because a person confirmed it. The
 * entry its text was taken from was used.
 */
export async function rememberConfirmed(
  context: Context,
  { document, projectName }: ConfirmedIn,
  outcomes: readonly ChangeOutcome[],
): Promise<void> {
  const confirmed = outcomes
    .filter(({ changed, segment }) => changed && segment.confirmed)
    .map(({ segment }) => segment);
  const inContext = await segmentsInContext(context, document.id, confirmed);
  const { sourceLanguage, targetLanguage, projectId } = document;
  await countUses(context, {
    sourceLanguage,
    targetLanguage,
    projectId,
    entryIds: outcomes.flatMap(({ usedEntryId }) => usedEntryId ?? []),
  });
  await rememberTranslations(context, {
    sourceLanguage,
    targetLanguage,
    translations: confirmed.flatMap((segment, index) => {
      const placed = inContext[index];
      return placed === undefined ? [] : [{ ...placed, target: fromMarkup(segment.target) }];
    }),
    layer: layerOfStage(onlyStage),
    origin: { fileName: document.name, projectId, projectName },
  });
}
