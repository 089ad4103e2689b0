import type { InputOf } from '@transloom/contracts/endpoint';
import type { memoryCleaningsApi } from '@transloom/contracts/memory-cleanings';
import type { Context } from '../../../platform/context.ts';
import { excludeFindings } from '../../assets/exclude-findings.ts';
import { memoryChanged } from '../announce-memory.ts';
import { requireWritableMemory } from '../require-memory.ts';

/** @throws {AppError} resource.not-found, memory.not-writable, cleaning.other-state */
export async function excludeMemoryFindings(
  context: Context,
  { memoryId, cleaningId, ...choice }: InputOf<typeof memoryCleaningsApi.excludeMemoryFindings>,
): Promise<null> {
  await requireWritableMemory(context, memoryId);
  await excludeFindings(context, { assetId: memoryId, cleaningId }, choice);
  for (const event of memoryChanged({ memoryId }, context.actor)) context.publish(event);
  return null;
}
