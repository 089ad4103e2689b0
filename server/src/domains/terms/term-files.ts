import { Readable } from 'node:stream';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { termsApi } from '@transloom/contracts/terms';
import { writeWorkbook } from '@transloom/core/memory/exchange/workbook-writer';
import { termExchangeFormats } from '@transloom/core/terms/exchange/term-exchange';
import type { TermConcept } from '@transloom/core/terms/term-concept';
import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Context, JobContext } from '../../platform/context.ts';
import { createDownload, finishDownload, startDownload } from '../files/make-download.ts';
import { requireTermBase } from './require-term-base.ts';
import { findDiscards, findTermImport } from './term-imports.store.ts';
import { discardedTermsJob, termTemplateJob } from './terms-job-kinds.ts';

/** Files beside the term bases: templates, and what an import left out. */

export async function termTemplate(
  context: Context,
  { format, ...languages }: InputOf<typeof termsApi.termTemplate>,
): Promise<OutputOf<typeof termsApi.termTemplate>> {
  const name = `template.${format}`;
  const resourceId = await createDownload(context, { title: name });
  await context.enqueue(termTemplateJob, { resourceId, name, format, ...languages });
  return { resourceId };
}

export async function buildTermTemplate(
  job: JobContext,
  { resourceId, name, format: id, ...languages }: z.output<typeof termTemplateJob.payload>,
): Promise<void> {
  await job.transact((context) => startDownload(context, resourceId));
  const format = termExchangeFormats.find((known) => known.id === id);
  if (format === undefined) throw new AppError('resource.not-found');
  const content = Readable.from(format.write(Readable.from([]) as AsyncIterable<TermConcept>, languages));
  await finishDownload(job, { resourceId, name, content });
}

/** @throws {AppError} resource.not-found */
export async function discardedTerms(
  context: Context,
  { termBaseId, importId }: InputOf<typeof termsApi.discardedTerms>,
): Promise<OutputOf<typeof termsApi.discardedTerms>> {
  await requireTermBase(context, termBaseId);
  const known = await findTermImport(context.db, importId);
  if (known?.termBaseId !== termBaseId) throw new AppError('resource.not-found');
  const name = `${known.fileName}.discarded.xlsx`;
  const resourceId = await createDownload(context, { title: name });
  await context.enqueue(discardedTermsJob, { resourceId, name, importId });
  return { resourceId };
}

export async function buildDiscardedTerms(
  job: JobContext,
  { resourceId, name, importId }: z.output<typeof discardedTermsJob.payload>,
): Promise<void> {
  await job.transact((context) => startDownload(context, resourceId));
  const rows = await job.transact(({ db }) => findDiscards(db, importId));
  async function* cells() {
    for (const { position, reason, source, target } of rows) yield [source, target, reason, String(position)];
  }
  const content = Readable.from(writeWorkbook(['source', 'target', 'reason', 'record'], cells()));
  await finishDownload(job, { resourceId, name, content });
}
