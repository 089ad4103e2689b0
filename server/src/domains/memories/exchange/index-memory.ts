import type { z } from 'zod';
import { type LastWrite, nothingLeft } from '../../../platform/queue/last-write.ts';
import { type JoiningJob, joinBlocks } from '../blocks/join-blocks.ts';
import type { joinBlocksJob } from '../memories-job-kinds.ts';
import { indexLeftEntries, type LeftJob } from './index-left-entries.ts';

/**
 * Makes entries searchable that a stopped import or a partial copy left behind, and then joins the blocks of the memory.
 * @throws {AppError} memory.gone
 */
export async function indexMemory(
  job: LeftJob & JoiningJob,
  { memoryId, writer }: z.output<typeof joinBlocksJob.payload>,
): Promise<LastWrite> {
  await indexLeftEntries(job, { memoryId, writer });
  await joinBlocks(job, memoryId);
  return nothingLeft;
}
