import type { InputOf } from '@transloom/contracts/endpoint';
import type { Memory, memoriesApi } from '@transloom/contracts/memories';
import type { Context } from '../../platform/context.ts';
import { refuseMerged } from '../assets/merged-asset.ts';
import { requireWholeReach } from '../organizations/reach.ts';
import { shownMemory } from './memory-detail.ts';
import { markDefault } from './memory-directions.store.ts';
import { requireDirection, requireEditableMemory } from './require-memory.ts';

/** A language pair has at most one default memory. @throws {AppError} resource.not-found, access.denied, asset.merged */
export async function setDefaultMemory(
  context: Context,
  { memoryId, targetLanguage, isDefault }: InputOf<typeof memoriesApi.setDefaultMemory>,
): Promise<Memory> {
  requireWholeReach(context.actor, 'memory:edit');
  const memory = await requireEditableMemory(context, memoryId);
  if (isDefault) refuseMerged(memory);
  const direction = await requireDirection(context, memoryId, targetLanguage);
  await markDefault(context.db, direction, isDefault);
  return shownMemory(context, memoryId);
}
