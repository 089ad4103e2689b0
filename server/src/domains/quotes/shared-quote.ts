import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { quotesApi, SharedQuote } from '@transloom/contracts/quotes';
import { AppError } from '../../platform/app-error.ts';
import type { VisitorContext } from '../../platform/context.ts';
import type { RateRule } from '../../platform/rate-limits/rate-limits.ts';
import { segmentsOfAnalysis } from '../analyses/analyzed-parts.ts';
import { notify } from '../messages/notify.ts';
import { organizationOf } from '../organizations/organization-of.ts';
import { answerSent, findSharedQuote, type SharedQuoteRow } from './quotes.store.ts';
import { answerOf, reckonedQuote } from './reckoned-quote.ts';
import { hashOfLink } from './share-quote.ts';

type Api = typeof quotesApi;

/** Links that are none: somebody who guesses is stopped. */
const wrongLinks: RateRule = { name: 'quotes.wrong-link', limit: 20, windowSeconds: 15 * 60 };

/** @throws {AppError} quote.link-ended, request.too-frequent after many links that are none */
export async function sharedQuote(
  context: VisitorContext,
  { token }: InputOf<Api['sharedQuote']>,
): Promise<SharedQuote> {
  return shownToClient(context, await requireShared(context, token));
}

/** @throws {AppError} quote.link-ended, request.too-frequent */
export async function sharedQuoteSegments(
  context: VisitorContext,
  { token, ...wanted }: InputOf<Api['sharedQuoteSegments']>,
): Promise<OutputOf<Api['sharedQuoteSegments']>> {
  const { analysisId } = await requireShared(context, token);
  return segmentsOfAnalysis(context, { analysisId, ...wanted });
}

/**
 * The first answer counts; whoever made the quote is told.
 * @throws {AppError} quote.link-ended, quote.answered, request.too-frequent
 */
export async function answerQuote(
  context: VisitorContext,
  { token, accept, name, remark }: InputOf<Api['answerQuote']>,
): Promise<SharedQuote> {
  const quote = await requireShared(context, token);
  const answered = await answerSent(context.db, quote.id, { accept, name, remark, now: context.now() });
  if (!answered) throw new AppError('quote.answered');
  const { number, projectName: project, projectId } = quote;
  await notify(context, {
    kind: accept ? 'quote-accepted' : 'quote-declined',
    to: [quote.createdBy],
    params: { name, number, project, remark },
    link: `/project/list?projectId=${projectId}&tab=quotes`,
  });
  return shownToClient(context, await requireShared(context, token));
}

async function requireShared(context: VisitorContext, token: string): Promise<SharedQuoteRow> {
  const { address } = context.caller;
  const { waitSeconds: seconds } = await context.rateLimits.look(wrongLinks, address);
  if (seconds > 0) throw new AppError('request.too-frequent', { seconds });
  const quote = await findSharedQuote(context.db, hashOfLink(token));
  const isOpen = quote?.linkExpiresAt != null && quote.linkExpiresAt > context.now();
  if (quote !== undefined && isOpen) return quote;
  if (quote === undefined) await context.rateLimits.take(wrongLinks, address);
  throw new AppError('quote.link-ended');
}

async function shownToClient(context: VisitorContext, row: SharedQuoteRow): Promise<SharedQuote> {
  const { terms, reckoned } = reckonedQuote(row);
  const organization = await organizationOf(context.db, row.organizationId, context.now());
  return {
    ...terms,
    ...reckoned,
    organization: organization?.name ?? '',
    project: row.projectName,
    sourceLanguage: row.sourceLanguage,
    targetLanguages: row.targetLanguages,
    number: row.number,
    status: row.status as SharedQuote['status'],
    analyzedAt: row.analyzedAt.toISOString(),
    expiresAt: (row.linkExpiresAt ?? context.now()).toISOString(),
    answer: answerOf(row),
  };
}
