import type { SegmentTerm } from '@transloom/contracts/segment-terms';
import { fromMarkup } from '@transloom/core/inline/markup';
import { checkTermUse, isAllowed } from '@transloom/core/terms/check-term-use';
import type { Term } from '@transloom/core/terms/term-concept';
import { plainTerm } from '@transloom/core/terms/term-pattern';

/** A term of the source with what the target does with it just now. */
export interface TermInUse {
  readonly term: SegmentTerm;
  /** `open`: nothing is translated yet. */
  readonly use: SegmentTerm['use'] | 'open';
  /** Deprecated and forbidden words that stand in the target. */
  readonly forbiddenUsed: readonly string[];
  readonly targets: readonly TargetTerm[];
}

export interface TargetTerm {
  readonly text: string;
  readonly status: Term['status'];
  readonly note: string | null;
  /** From 1, in the order of the shortcuts; undefined for what should not be used. */
  readonly place: number | undefined;
}

const statusRank: Readonly<Record<Term['status'], number>> = {
  preferred: 0,
  admitted: 1,
  deprecated: 2,
  forbidden: 3,
};

/** What the server found in the source, looked up in a target that is being typed. */
export function termsInUse(
  terms: readonly SegmentTerm[],
  targetMarkup: string,
  targetLanguage: string,
): readonly TermInUse[] {
  const { text } = fromMarkup(targetMarkup);
  const concepts = terms.map((term, id) => ({ id, targets: term.targets.map(asTerm) }));
  const uses = checkTermUse(text, targetLanguage, concepts);
  let place = 0;
  return terms.map((term, index) => {
    const found = uses[index];
    const use = found?.use ?? 'unknown';
    return {
      term,
      use: use === 'missing' && text.trim() === '' ? 'open' : use,
      forbiddenUsed: [...new Set((found?.forbidden ?? []).map(({ start, end }) => text.slice(start, end)))],
      targets: term.targets
        .toSorted((a, b) => statusRank[a.status] - statusRank[b.status])
        .map(({ text: written, status, note }) => {
          const offered = isAllowed({ status });
          if (offered) place += 1;
          return { text: plainTerm(written), status, note, place: offered ? place : undefined };
        }),
    };
  });
}

export function asTerm({ caseRule, partOfSpeech, note, ...term }: SegmentTerm['targets'][number]): Term {
  return {
    ...term,
    ...(caseRule && { caseRule }),
    ...(partOfSpeech && { partOfSpeech }),
    ...(note && { note }),
  };
}
