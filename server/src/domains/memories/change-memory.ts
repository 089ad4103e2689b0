import type { InputOf } from '@transloom/contracts/endpoint';
import type { Memory, memoriesApi } from '@transloom/contracts/memories';
import type { Context } from '../../platform/context.ts';
import { refuseTakenName } from '../../platform/refuse-taken-name.ts';
import { ownerTeam } from '../organizations/teams/owner-team.ts';
import { memoryChanged } from './announce-memory.ts';
import { updateMemory } from './memories.store.ts';
import { shownMemory } from './memory-detail.ts';
import { requireEditableMemory } from './require-memory.ts';

/** @throws {AppError} resource.not-found, access.denied, memory.duplicate-name */
export async function changeMemory(
  context: Context,
  { memoryId, teamId, ...changes }: InputOf<typeof memoriesApi.changeMemory>,
): Promise<Memory> {
  const memory = await requireEditableMemory(context, memoryId);
  const saved = updateMemory(context.db, memoryId, {
    ...changes,
    ...(teamId !== undefined && { teamId: await ownerTeam(context, teamId, 'memory:edit') }),
  });
  await refuseTakenName('memory.duplicate-name', changes.name ?? memory.name, saved);
  for (const event of memoryChanged({ memoryId }, context.actor)) context.publish(event);
  return shownMemory(context, memoryId);
}
