import type { Failure } from '@transloom/contracts/jobs';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { isHarmless } from '../assets/resumable-import.ts';
import { forgetUpload } from '../files/uploaded-content.ts';
import { memoryChanged } from './announce-memory.ts';
import type { importMemoryJob } from './memories-job-kinds.ts';
import { endImport } from './memory-imports.store.ts';

type Payload = z.output<typeof importMemoryJob.payload>;

/**
 * Keeps why a file was not imported to its end. What was added before stays, and so does the file where another run
 * can go on with it.
 */
export async function failImport(
  context: Context,
  { importId, memoryId, fileId }: Payload,
  failure: Failure,
): Promise<void> {
  await endImport(context.db, { importId, memoryId }, { failure, finishedAt: context.now() });
  if (!isHarmless(failure)) await forgetUpload(context, fileId);
  for (const event of memoryChanged({ memoryId }, context.actor)) context.publish(event);
}
