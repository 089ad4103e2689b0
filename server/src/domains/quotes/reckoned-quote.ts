import { lineCountsSchema, usedSchemeSchema } from '@transloom/contracts/analyses';
import { quoteTermsSchema } from '@transloom/contracts/quotes';
import { reckonQuote } from '@transloom/core/analysis/reckon-quote';
import type { QuoteRow } from './quotes.store.ts';

/** What a stored quote comes to by the counts and rates it keeps. */
export function reckonedQuote(row: QuoteRow) {
  const { unit, currency, unitPrice, per, extraFee, remark } = row;
  const money = { unitPrice: Number(unitPrice), extraFee: Number(extraFee) };
  const terms = quoteTermsSchema.parse({ unit, currency, per, remark, ...money });
  const scheme = usedSchemeSchema.parse(row.scheme);
  const counts = lineCountsSchema.parse(row.lines);
  const { lines, words, billable, total } = reckonQuote(counts, scheme.rates, terms);
  return { terms, scheme, counts, reckoned: { lines: [...lines], words, billable, total } };
}

/** What the client of a stored quote said. */
export function answerOf({ answeredAt, answeredBy, answerRemark }: QuoteRow) {
  if (answeredAt === null) return null;
  return { at: answeredAt.toISOString(), by: answeredBy ?? '', remark: answerRemark ?? '' };
}
