import { fromMarkup } from '@transloom/core/inline/markup';
import type { Context } from '../../../platform/context.ts';
import { forgetTranslations } from '../../memories/changes/forget-translations.ts';
import type { ChangeOutcome } from './change-segments.ts';
import type { ConfirmedIn } from './remember-confirmed.ts';

/** Segments that are no longer confirmed take back what their confirmation wrote into the memories. */
export async function forgetUnconfirmed(
  context: Context,
  { document }: Pick<ConfirmedIn, 'document'>,
  outcomes: readonly ChangeOutcome[],
): Promise<void> {
  const translations = outcomes.flatMap(({ changed, segment, before }) => {
    const { confirmed, changedBy, changedAt, source, target } = before;
    if (!changed || segment.confirmed || !confirmed || changedBy === null || changedAt === null) return [];
    return [
      {
        source: fromMarkup(source),
        target: fromMarkup(target),
        confirmedBy: changedBy,
        confirmedAt: changedAt,
      },
    ];
  });
  if (translations.length === 0) return;
  const { sourceLanguage, targetLanguage, projectId } = document;
  await forgetTranslations(context, { sourceLanguage, targetLanguage, projectId, translations });
}
