import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { JobContext } from '../../platform/context.ts';
import { forgetUpload, openUpload } from '../files/uploaded-content.ts';
import { importTmx } from './import-tmx.ts';
import { findMemory } from './memories.store.ts';
import type { importMemoryJob } from './memories-job-kinds.ts';
import { countFeatures } from './memory-entries.store.ts';

type Payload = z.output<typeof importMemoryJob.payload>;

/** Imports an uploaded file into a memory. The upload goes when it is done with, also when it was refused. */
export async function importMemory(job: JobContext, payload: Payload): Promise<void> {
  const memory = await job.transact(({ db }) => findMemory(db, payload.memoryId));
  if (memory === undefined) return;
  try {
    const { sourceLanguage, targetLanguage } = memory;
    const content = await openUpload(job, payload.fileId);
    const summary = await importTmx(job, { ...payload, sourceLanguage, targetLanguage, content });
    job.log.info({ memoryId: memory.id, ...summary }, 'a memory was imported');
  } catch (error) {
    if (error instanceof AppError) await job.transact((context) => forgetUpload(context, payload.fileId));
    throw error;
  }
  await job.transact(async (context) => {
    await countFeatures(context.db, memory.id);
    await forgetUpload(context, payload.fileId);
  });
}
