import type { InputOf } from '@transloom/contracts/endpoint';
import type { Quote, quotesApi } from '@transloom/contracts/quotes';
import { reckonQuote } from '@transloom/core/analysis/reckon-quote';
import type { Context } from '../../platform/context.ts';
import { doneAnalyses, newestOfSameFiles } from '../analyses/done-analyses.ts';
import { rateSchemeInForce } from '../analyses/rate-schemes/rate-schemes.ts';
import { requireManagedProject } from '../projects/require-project.ts';
import { shownNames } from '../users/shown-names.ts';
import { findQuotes, type QuoteRow } from './quotes.store.ts';
import { answerOf, reckonedQuote } from './reckoned-quote.ts';

type Reader = Pick<Context, 'db' | 'actor' | 'language'>;

/** @throws {AppError} resource.not-found, access.denied */
export async function projectQuotes(
  context: Context,
  { projectId }: InputOf<typeof quotesApi.projectQuotes>,
): Promise<Quote[]> {
  await requireManagedProject(context, projectId);
  return shownQuotes(context, projectId, await findQuotes(context.db, projectId));
}

/** Quotes of one project as its people see them. */
export async function shownQuotes(
  context: Reader,
  projectId: string,
  rows: readonly QuoteRow[],
): Promise<Quote[]> {
  const names = await shownNames(
    context,
    rows.map(({ createdBy }) => createdBy),
  );
  const analyses = await doneAnalyses(context, projectId);
  const shown: Quote[] = [];
  for (const row of rows)
    shown.push({
      ...shownQuote(row, names.get(row.createdBy) ?? ''),
      differs: await differenceOf(context, row, analyses),
    });
  return shown;
}

function shownQuote(row: QuoteRow, createdBy: string): Omit<Quote, 'differs'> {
  const { terms, scheme, reckoned } = reckonedQuote(row);
  return {
    ...terms,
    ...reckoned,
    createdBy,
    scheme,
    quoteId: row.id,
    projectId: row.projectId,
    number: row.number,
    status: row.status as Quote['status'],
    analysisId: row.analysisId,
    analyzedAt: row.analyzedAt.toISOString(),
    counter: row.counter as Quote['counter'],
    createdAt: row.createdAt.toISOString(),
    linkExpiresAt: row.status === 'sent' ? (row.linkExpiresAt?.toISOString() ?? null) : null,
    answer: answerOf(row),
  };
}

/** What the same terms come to with the rates in force and the newest analysis of the same files. */
async function differenceOf(
  context: Reader,
  row: QuoteRow,
  analyses: Awaited<ReturnType<typeof doneAnalyses>>,
): Promise<Quote['differs']> {
  const { terms, scheme, counts: counted } = reckonedQuote(row);
  const inForce = await rateSchemeInForce(context, scheme.schemeId);
  const newest = newestOfSameFiles(analyses, row.analysisId);
  const rates = inForce !== undefined && inForce.version !== scheme.version;
  const counts = newest !== undefined && newest.analysisId !== row.analysisId;
  if (!rates && !counts) return null;
  const now = reckonQuote(newest?.result.total.lines ?? counted, inForce?.rates ?? scheme.rates, terms);
  return { rates, counts, billable: now.billable, total: now.total };
}
