import type { Coverage } from '../coverage.ts';
import type { TranslationOption } from './translation-options.ts';

/** The beginning of a translation. */
export interface Hypothesis {
  readonly coverage: Coverage;
  /** Of the language model, after its last word. */
  readonly state: number;
  readonly score: number;
  /** What it came to by its last phrase, and from where; absent at the beginning. */
  readonly step?: { readonly option: TranslationOption; readonly previous: Hypothesis };
  /** Others, no better, that go on as it does; only where they are asked for. */
  readonly equals: Hypothesis[];
}

/** Where its last phrase stands in the source. */
export function lastPlace({ step }: Hypothesis): { readonly start: number; readonly end: number } {
  return step?.option ?? beginning;
}

const beginning = { start: -1, end: 0 };

/** Its phrases in the order of the target. */
export function stepsOf(hypothesis: Hypothesis): readonly TranslationOption[] {
  const options: TranslationOption[] = [];
  for (let at: Hypothesis | undefined = hypothesis; at?.step !== undefined; at = at.step.previous)
    options.push(at.step.option);
  return options.reverse();
}
