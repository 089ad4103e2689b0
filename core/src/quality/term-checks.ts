import type { InlineText } from '../inline/inline-text.ts';
import { checkTermUse, isAllowed } from '../terms/check-term-use.ts';
import type { Term } from '../terms/term-concept.ts';
import { plainTerm } from '../terms/term-pattern.ts';
import type { CheckedSegment, ExpectedTerm, ForbiddenTerm, TextSpan } from './quality-rule.ts';

/** A concept that was found in a source, with its terms in the language of the target. */
export interface SourceConcept {
  readonly sourceSpan: TextSpan;
  readonly targets: readonly Term[];
}

/** What a target does with the terms of its source, for the checks of terms. */
export function termChecks(
  { source, target }: { readonly source: InlineText; readonly target: InlineText },
  targetLanguage: string,
  concepts: readonly SourceConcept[],
): Required<Pick<CheckedSegment, 'terms' | 'forbiddenTerms'>> {
  const asked = concepts.map(({ targets }, id) => ({ id, targets }));
  const uses = checkTermUse(target.text, targetLanguage, asked);
  const allowed = ({ targets }: SourceConcept) =>
    targets.filter(isAllowed).map(({ text }) => plainTerm(text));
  return {
    terms: concepts.map(
      (concept, index): ExpectedTerm => ({
        sourceSpan: concept.sourceSpan,
        source: source.text.slice(concept.sourceSpan.start, concept.sourceSpan.end),
        translations: allowed(concept),
        used: uses[index]?.use !== 'missing',
      }),
    ),
    forbiddenTerms: concepts.flatMap((concept, index) =>
      (uses[index]?.forbidden ?? []).map(
        ({ start, end }): ForbiddenTerm => ({
          targetSpan: { start, end },
          forbidden: target.text.slice(start, end),
          preferred: allowed(concept),
        }),
      ),
    ),
  };
}
