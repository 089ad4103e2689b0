import type { z } from 'zod';
import type { JobContext } from '../../platform/context.ts';
import { forgetUpload, openUpload } from '../files/uploaded-content.ts';
import { importTmx } from './import-tmx.ts';
import { findMemory } from './memories.store.ts';
import type { importMemoryJob } from './memories-job-kinds.ts';
import { countFeatures } from './memory-entries.store.ts';
import { endImport } from './memory-imports.store.ts';

type Payload = z.output<typeof importMemoryJob.payload>;

/** Imports an uploaded file into a memory and keeps what became of its records. The upload goes with it. */
export async function importMemory(job: JobContext, payload: Payload): Promise<void> {
  const memory = await job.transact(({ db }) => findMemory(db, payload.memoryId));
  if (memory === undefined) return;
  const { sourceLanguage, targetLanguage } = memory;
  const content = await openUpload(job, payload.fileId);
  const summary = await importTmx(job, { ...payload, sourceLanguage, targetLanguage, content });
  job.log.info({ memoryId: memory.id, ...summary }, 'a memory was imported');
  await job.transact(async (context) => {
    await countFeatures(context.db, memory.id);
    await endImport(context.db, payload.importId, { summary, finishedAt: context.now() });
    await forgetUpload(context, payload.fileId);
  });
}
