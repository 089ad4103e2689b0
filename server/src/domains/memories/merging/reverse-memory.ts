import type { InputOf } from '@transloom/contracts/endpoint';
import type { Memory, memoriesApi } from '@transloom/contracts/memories';
import type { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, JobContext } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import type { LastWrite } from '../../../platform/queue/last-write.ts';
import { requireIdle } from '../../assets/require-idle.ts';
import { ownerTeam } from '../../organizations/teams/owner-team.ts';
import { addDirections } from '../add-languages.ts';
import { countFeatures } from '../matching/memory-sources.store.ts';
import { insertMemory } from '../memories.store.ts';
import { reverseMemoryJob } from '../memories-job-kinds.ts';
import { shownMemory } from '../memory-detail.ts';
import { freeWriter, takeWriter } from '../memory-turns.store.ts';
import { requireDirection, requireMemory } from '../require-memory.ts';
import { copyDirection } from './copy-entries.ts';
import { indexCopies } from './index-copies.ts';

/**
 * A new memory with the languages of one direction exchanged, filled in the background.
 * @throws {AppError} resource.not-found, memory.duplicate-name, asset.busy
 */
export async function reverseMemory(
  context: Context,
  { memoryId, targetLanguage, name }: InputOf<typeof memoriesApi.reverseMemory>,
): Promise<Memory> {
  const reversed = await requireMemory(context, memoryId);
  await requireIdle(context, [reversed]);
  const { shared, sourceLanguage } = reversed;
  const from = await requireDirection(context, memoryId, targetLanguage);
  const { userId: creatorId, organizationId } = context.actor;
  const id = newId();
  const teamId = await ownerTeam(context, reversed.teamId, 'memory:edit');
  const memory = {
    id,
    organizationId,
    name,
    sourceLanguage: targetLanguage,
    shared,
    teamId,
    creatorId,
    reversed: true,
  };
  if (!(await insertMemory(context.db, { ...memory, createdAt: context.now() })))
    throw new AppError('memory.duplicate-name', { name });
  const languages = { sourceLanguage: targetLanguage, targetLanguages: [sourceLanguage], teamId };
  await addDirections(context, { memoryId: id, ...languages });
  const into = await requireDirection(context, id, sourceLanguage);
  const copy = { memoryId: id, fromDirectionId: from.id, intoDirectionId: into.id };
  await takeWriter(context.db, id, id);
  await context.enqueue(reverseMemoryJob, copy);
  return shownMemory(context, id);
}

/** Fills a reversed memory. */
export async function reverseEntries(
  job: JobContext,
  { memoryId, fromDirectionId: from, intoDirectionId: into }: z.output<typeof reverseMemoryJob.payload>,
): Promise<LastWrite> {
  await copyDirection(job, { from, into, reversed: true });
  await indexCopies(job, into);
  return async ({ db }) => {
    await countFeatures(db, into);
    await freeWriter(db, memoryId, memoryId);
  };
}
