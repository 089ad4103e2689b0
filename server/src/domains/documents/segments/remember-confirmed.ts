import { fromMarkup } from '@transloom/core/inline/markup';
import { type EntryLayer, layerOfStage } from '@transloom/core/memory/entries/entry-layer';
import type { Context } from '../../../platform/context.ts';
import { rememberTranslations } from '../../memories/changes/remember-translations.ts';
import { countUses } from '../../memories/entries/entry-uses.ts';
import type { requireDocument } from '../require-document.ts';
import type { ChangeOutcome } from './change-segments.ts';
import { segmentsInContext } from './segment-context.ts';
import type { SegmentRecord } from './segments.store.ts';

export interface ConfirmedIn {
  readonly document: Awaited<ReturnType<typeof requireDocument>>;
  readonly projectName: string;
  /** Stages of the work on the document. */
  readonly stages: number;
}

/**
 * A confirmed pair is in the memory when the save is answered, with its neighbours, because a person confirmed it: in the
 * layer of the stage that confirmed it. The entry its text was taken from was used.
 */
export async function rememberConfirmed(
  context: Context,
  { document, projectName, stages }: ConfirmedIn,
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
  const layerOf = ({ confirmedStage }: SegmentRecord) => layerOfStage({ stage: confirmedStage - 1, stages });
  const placed = confirmed.map((segment, index) => ({ segment, place: inContext[index] }));
  for (const [layer, some] of Map.groupBy(placed, ({ segment }): EntryLayer => layerOf(segment)))
    await rememberTranslations(context, {
      sourceLanguage,
      targetLanguage,
      translations: some.flatMap(({ segment, place }) =>
        place === undefined ? [] : [{ ...place, target: fromMarkup(segment.target) }],
      ),
      layer,
      origin: { fileName: document.name, projectId, projectName },
    });
}
