import { createHash, randomBytes } from 'node:crypto';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { quotesApi } from '@transloom/contracts/quotes';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { holdQuote } from './manage-quotes.ts';
import { updateQuote } from './quotes.store.ts';

type Api = typeof quotesApi;

const dayMs = 24 * 60 * 60_000;

/** What is kept of the secret in a private link. */
export function hashOfLink(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * Makes a private link to a quote; nobody can read its secret later, and an earlier link ends.
 * @throws {AppError} resource.not-found, access.denied, quote.answered
 */
export async function shareQuote(
  context: Context,
  { quoteId, days }: InputOf<Api['shareQuote']>,
): Promise<OutputOf<Api['shareQuote']>> {
  await holdUnanswered(context, quoteId);
  const token = randomBytes(32).toString('base64url');
  const linkExpiresAt = new Date(context.now().getTime() + days * dayMs);
  const change = { status: 'sent', linkHash: hashOfLink(token), linkExpiresAt } as const;
  await updateQuote(context.db, quoteId, change, context.now());
  return { path: `/quote/${token}`, expiresAt: linkExpiresAt.toISOString() };
}

/** @throws {AppError} resource.not-found, access.denied, quote.answered */
export async function withdrawQuote(
  context: Context,
  { quoteId }: InputOf<Api['withdrawQuote']>,
): Promise<null> {
  await holdUnanswered(context, quoteId);
  const change = { status: 'draft', linkHash: null, linkExpiresAt: null } as const;
  await updateQuote(context.db, quoteId, change, context.now());
  return null;
}

async function holdUnanswered(context: Context, quoteId: string): Promise<void> {
  const { status } = await holdQuote(context, quoteId);
  if (status === 'accepted' || status === 'declined') throw new AppError('quote.answered');
}
