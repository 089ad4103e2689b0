import { type PricingUnit, totalPrice } from '../workflow/task-price.ts';
import { type AnalysisLine, analysisLines } from './analysis-line.ts';
import { type LineCount, type LineCounts, totalOf } from './count-lines.ts';
import { type RateScheme, weighWords } from './rate-scheme.ts';

/** What is agreed on for all lines. Money is in the smallest unit of its currency. */
export interface QuoteTerms {
  readonly unit: keyof Omit<LineCount, 'segments'>;
  readonly unitPrice: number;
  readonly per: PricingUnit;
  readonly extraFee: number;
}

export interface ReckonedLine extends LineCount {
  readonly line: AnalysisLine;
  /** Whole percent of a new word. */
  readonly rate: number;
  /** Hundredths of the unit, not rounded. */
  readonly billableHundredths: number;
}

export interface ReckonedQuote {
  readonly lines: readonly ReckonedLine[];
  readonly words: number;
  /** Units of what is billed, rounded half up once. */
  readonly billable: number;
  readonly total: number;
}

/** Lines that a quote always names (D3.24); the others stand there where something was counted in them. */
const namedLines: ReadonlySet<AnalysisLine> = new Set<AnalysisLine>([
  'non-translated',
  'cross-file-repetition',
  'repetition',
  '102',
  '101',
  '100',
  '95-99',
  '85-94',
  '75-84',
  '50-74',
  'new',
]);

/** Unit price × billable units + extra fee (D9.26), with every line it comes from. */
export function reckonQuote(counts: LineCounts, rates: RateScheme, terms: QuoteTerms): ReckonedQuote {
  const billable = weighWords(counts, rates, terms.unit);
  const lines = analysisLines
    .filter((line) => namedLines.has(line) || counts[line].segments > 0)
    .map((line) => ({
      line,
      ...counts[line],
      rate: rates[line],
      billableHundredths: counts[line][terms.unit] * rates[line],
    }));
  return {
    lines,
    words: totalOf(counts).words,
    billable,
    total: totalPrice({ ...terms, billableWords: billable }),
  };
}
