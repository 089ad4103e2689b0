import type { InlineText } from '@transloom/core/inline/inline-text';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { CheckedSegment } from '@transloom/core/quality/quality-rule';
import { termChecks } from '@transloom/core/quality/term-checks';
import type { Context } from '../../platform/context.ts';
import { findTerms } from '../terms/finding/find-terms.ts';

interface PairsIn {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  /** Its term bases are asked, where it names any. */
  readonly projectId?: string | undefined;
  /** Only these term bases are asked; empty for all others. */
  readonly termBaseIds?: readonly string[] | undefined;
}

/** Gives what the rules read of a pair, with any text as its translation. */
export type PreparedPair = (target: InlineText) => CheckedSegment;

const textsPerSearch = 500;

/** Looks up the terms of some sources, as markup, once for all translations that are checked against them. */
export async function preparePairs(
  context: Pick<Context, 'db' | 'actor'>,
  place: PairsIn,
  sources: readonly string[],
): Promise<readonly PreparedPair[]> {
  const { sourceLanguage, targetLanguage } = place;
  const prepared: PreparedPair[] = [];
  for (let from = 0; from < sources.length; from += textsPerSearch) {
    const some = sources.slice(from, from + textsPerSearch).map(fromMarkup);
    const found = await findTerms(context, { ...place, texts: some.map(({ text }) => text) });
    for (const [i, source] of some.entries()) {
      const concepts = (found[i] ?? []).map(({ start, end, targets }) => ({
        sourceSpan: { start, end },
        targets,
      }));
      prepared.push((target) => ({
        source,
        target,
        sourceLanguage,
        targetLanguage,
        ...termChecks({ source, target }, targetLanguage, concepts),
      }));
    }
  }
  return prepared;
}
