import type { InputOf } from '@transloom/contracts/endpoint';
import type { MatchPenalties, matchPenaltiesApi } from '@transloom/contracts/match-penalties';
import type { Context } from '../../../platform/context.ts';
import { requireEditableMemory, requireMemory } from '../require-memory.ts';
import { choosePenalties, shownPenalties } from './match-penalties.ts';

/** @throws {AppError} resource.not-found */
export async function memoryPenalties(
  context: Context,
  { memoryId }: InputOf<typeof matchPenaltiesApi.memoryPenalties>,
): Promise<MatchPenalties> {
  await requireMemory(context, memoryId);
  return shownPenalties(context, { level: 'memory', ownerId: memoryId });
}

/** @throws {AppError} resource.not-found, access.denied */
export async function saveMemoryPenalties(
  context: Context,
  { memoryId, penalties }: InputOf<typeof matchPenaltiesApi.saveMemoryPenalties>,
): Promise<MatchPenalties> {
  await requireEditableMemory(context, memoryId);
  return choosePenalties(context, { level: 'memory', ownerId: memoryId }, penalties);
}
