import { checkFigures } from './check-figures.generated.ts';
import type { QualityRule, QualitySeverity } from './quality-rule.ts';

/** How a check did on labelled pairs in one language. */
export interface CheckFigure {
  /** Language of the translation, without its region. */
  readonly language: string;
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
}

/** A check that is right less often may warn, and never stops a submission. */
export const leastPrecision = 0.95;
/** Of fewer findings in a language nothing can be said about that language. */
const fewestFindings = 5;

export function figuresOf(check: string): readonly CheckFigure[] {
  return (checkFigures[check] ?? []).map(([language, right, wrong, missed]) => ({
    language,
    right,
    wrong,
    missed,
  }));
}

/** Share of findings that are right, 0 to 1; undefined where nothing was found. */
export function precisionOf(figures: readonly CheckFigure[]): number | undefined {
  const [right, wrong] = [total(figures, 'right'), total(figures, 'wrong')];
  return right + wrong === 0 ? undefined : right / (right + wrong);
}

/** Share of labelled faults that are found, 0 to 1; undefined where none is labelled. */
export function recallOf(figures: readonly CheckFigure[]): number | undefined {
  const [right, missed] = [total(figures, 'right'), total(figures, 'missed')];
  return right + missed === 0 ? undefined : right / (right + missed);
}

/** The severity of a check in a language: an error only where its findings can be trusted. */
export function severityIn(
  { id, severity }: Pick<QualityRule, 'id' | 'severity'>,
  language: string,
  figures: readonly CheckFigure[] = figuresOf(id),
): QualitySeverity {
  if (severity !== 'error') return severity;
  const own = figures.filter((figure) => figure.language === language.split('-')[0]);
  const isKnown = total(own, 'right') + total(own, 'wrong') >= fewestFindings;
  const shares = [precisionOf(figures), isKnown ? precisionOf(own) : undefined];
  return shares.some((share) => share !== undefined && share < leastPrecision) ? 'warning' : 'error';
}

function total(figures: readonly CheckFigure[], name: 'right' | 'wrong' | 'missed'): number {
  return figures.reduce((sum, figure) => sum + figure[name], 0);
}
