import type { InputOf } from '@transloom/contracts/endpoint';
import type { Quote, quotesApi } from '@transloom/contracts/quotes';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { doneAnalyses, newestOfSameFiles } from '../analyses/done-analyses.ts';
import { rateSchemeInForce, requireRateScheme } from '../analyses/rate-schemes/rate-schemes.ts';
import { type Analysis, requireAnalysis } from '../analyses/require-analysis.ts';
import { requireManagedProject } from '../projects/require-project.ts';
import {
  deleteQuoteRow,
  findQuotes,
  insertQuote,
  lockQuote,
  type QuoteBasis,
  type QuoteRow,
  updateQuote,
} from './quotes.store.ts';
import { reckonedQuote } from './reckoned-quote.ts';
import { shownQuotes } from './show-quotes.ts';

type Api = typeof quotesApi;

/** @throws {AppError} resource.not-found, also for an analysis of another project; work.other-state, access.denied */
export async function createQuote(
  context: Context,
  { projectId, analysisId, schemeId, ...terms }: InputOf<Api['createQuote']>,
): Promise<Quote> {
  const project = await requireManagedProject(context, projectId);
  const scheme = await requireRateScheme(context, schemeId);
  const analysis = await requireAnalysis(context, analysisId);
  if (analysis.options.projectId !== projectId) throw new AppError('resource.not-found');
  const id = newId();
  await insertQuote(context.db, {
    ...terms,
    ...basisOf(analysis, scheme),
    id,
    projectId,
    organizationId: project.organizationId,
    createdBy: context.actor.userId,
    createdAt: context.now(),
  });
  return shown(context, id, projectId);
}

/** @throws {AppError} resource.not-found, access.denied, quote.not-draft */
export async function changeQuote(
  context: Context,
  { quoteId, ...terms }: InputOf<Api['changeQuote']>,
): Promise<Quote> {
  const quote = await holdDraft(context, quoteId);
  await updateQuote(context.db, quoteId, terms, context.now());
  return shown(context, quoteId, quote.projectId);
}

/**
 * Counts a draft by the newest analysis of its files and the rates in force. What was sent or accepted never changes.
 * @throws {AppError} resource.not-found, access.denied, quote.not-draft
 */
export async function recalculateQuote(
  context: Context,
  { quoteId }: InputOf<Api['recalculateQuote']>,
): Promise<Quote> {
  const quote = await holdDraft(context, quoteId);
  const { scheme: used, counts } = reckonedQuote(quote);
  const scheme = (await rateSchemeInForce(context, used.schemeId)) ?? used;
  const analysis = newestOfSameFiles(await doneAnalyses(context, quote.projectId), quote.analysisId);
  const basis =
    analysis === undefined ? { scheme: usedScheme(scheme), lines: counts } : basisOf(analysis, scheme);
  await updateQuote(context.db, quoteId, basis, context.now());
  return shown(context, quoteId, quote.projectId);
}

/** @throws {AppError} resource.not-found, access.denied, quote.answered for one that was accepted */
export async function deleteQuote(context: Context, { quoteId }: InputOf<Api['deleteQuote']>): Promise<null> {
  const quote = await holdQuote(context, quoteId);
  if (quote.status === 'accepted') throw new AppError('quote.answered');
  await deleteQuoteRow(context.db, quoteId);
  return null;
}

/** A quote of a project that the actor manages, held until the transaction ends. @throws {AppError} resource.not-found, access.denied */
export async function holdQuote(context: Context, quoteId: string): Promise<QuoteRow> {
  const quote = await lockQuote(context.db, quoteId);
  if (quote === undefined) throw new AppError('resource.not-found');
  await requireManagedProject(context, quote.projectId);
  return quote;
}

async function holdDraft(context: Context, quoteId: string): Promise<QuoteRow> {
  const quote = await holdQuote(context, quoteId);
  if (quote.status !== 'draft') throw new AppError('quote.not-draft');
  return quote;
}

async function shown(context: Context, quoteId: string, projectId: string): Promise<Quote> {
  const rows = (await findQuotes(context.db, projectId)).filter(({ id }) => id === quoteId);
  const [quote] = await shownQuotes(context, projectId, rows);
  if (quote === undefined) throw new AppError('resource.not-found');
  return quote;
}

type Scheme = Quote['scheme'];

function basisOf(analysis: Analysis, scheme: Scheme): QuoteBasis {
  return {
    analysisId: analysis.analysisId,
    analyzedAt: analysis.madeAt,
    counter: analysis.options.settings.counter,
    scheme: usedScheme(scheme),
    lines: analysis.result.total.lines,
  };
}

function usedScheme({ schemeId, name, version, rates }: Scheme): Scheme {
  return { schemeId, name, version, rates };
}
