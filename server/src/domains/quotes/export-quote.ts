import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { quotesApi } from '@transloom/contracts/quotes';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { defineDownload } from '../files/define-download.ts';
import { organizationOf } from '../organizations/organization-of.ts';
import { requireManagedProject } from '../projects/require-project.ts';
import { findQuote, type QuoteRow } from './quotes.store.ts';
import { answerOf, reckonedQuote } from './reckoned-quote.ts';
import { type QuoteToWrite, writeQuote } from './written/write-quote.ts';

export const quoteDownload = defineDownload({
  kind: 'quotes.export-quote',
  wanted: quotesApi.exportQuote.input,
  timeoutSeconds: 300,
  concurrency: 2,
  write: (job, { quoteId, format }) =>
    job.transact(async (context) => {
      const { quote, project } = await quoteOf(context, quoteId);
      return writeQuote({
        quote: await asClientSees(context, quote, project),
        format,
        language: job.language,
      });
    }),
});

/** @throws {AppError} resource.not-found, access.denied */
export async function exportQuote(
  context: Context,
  wanted: InputOf<typeof quotesApi.exportQuote>,
): Promise<OutputOf<typeof quotesApi.exportQuote>> {
  const { quote, project } = await quoteOf(context, wanted.quoteId);
  return quoteDownload.start(context, `${project.name} ${quote.number}.${wanted.format}`, wanted);
}

async function quoteOf(context: Context, quoteId: string) {
  const quote = await findQuote(context.db, quoteId);
  if (quote === undefined) throw new AppError('resource.not-found');
  return { quote, project: await requireManagedProject(context, quote.projectId) };
}

type Project = Awaited<ReturnType<typeof requireManagedProject>>;

async function asClientSees(
  context: Context,
  row: QuoteRow,
  { name, sourceLanguage, targetLanguages }: Project,
): Promise<QuoteToWrite['quote']> {
  const { terms, reckoned } = reckonedQuote(row);
  const { organizationId } = context.actor;
  const organization = await context.asSystem((db) => organizationOf(db, organizationId, context.now()));
  return {
    ...terms,
    ...reckoned,
    organization: organization?.name ?? '',
    project: name,
    sourceLanguage,
    targetLanguages,
    number: row.number,
    status: row.status as QuoteToWrite['quote']['status'],
    analyzedAt: row.analyzedAt.toISOString(),
    answer: answerOf(row),
  };
}
