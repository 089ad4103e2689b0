import type { InputOf } from '@transloom/contracts/endpoint';
import type { termsApi } from '@transloom/contracts/terms';
import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Context, JobContext } from '../../platform/context.ts';
import { forgetUpload } from '../files/uploaded-content.ts';
import { announceTermBase } from './announce-term-base.ts';
import { removeSomeImported } from './remove-concepts.ts';
import { requireWritable } from './require-term-base.ts';
import { findTermImport, markTermsTakenBack } from './term-imports.store.ts';
import { takeBackTermsJob } from './terms-job-kinds.ts';

/** An import that still runs is stopped first. @throws {AppError} resource.not-found, term-base.not-writable */
export async function takeBackTermImport(
  context: Context,
  { termBaseId, importId }: InputOf<typeof termsApi.takeBackTermImport>,
): Promise<null> {
  await requireWritable(context, termBaseId);
  const found = await findTermImport(context.db, importId);
  if (found?.termBaseId !== termBaseId) throw new AppError('resource.not-found');
  if (found.jobId !== null && found.finishedAt === null) await context.cancelJob(found.jobId);
  await markTermsTakenBack(context.db, importId, context.now());
  if (found.fileId !== null) await forgetUpload(context, found.fileId);
  await context.enqueue(takeBackTermsJob, { termBaseId, importId }, { key: `take-back:${importId}` });
  for (const event of announceTermBase({ termBaseId }, context.actor)) context.publish(event);
  return null;
}

/** Takes out what an import added, some at a time; what it was is kept. */
export async function takeTermsBack(
  job: JobContext,
  payload: z.output<typeof takeBackTermsJob.payload>,
): Promise<void> {
  const step = () => job.transact((context) => removeSomeImported(context, payload));
  while ((await step()) > 0) job.signal.throwIfAborted();
}
