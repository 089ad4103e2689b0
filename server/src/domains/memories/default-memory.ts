import { newId } from '../../platform/db/new-id.ts';
import type { MemoryContext } from './add-entries.ts';
import { findDefaultMemory, insertMemory, type MemoryRow } from './memories.store.ts';
import type { LanguagePair } from './search-memories.ts';

/** The memory that takes what people confirm in this pair; made when it is first needed. */
export async function defaultMemory(
  context: MemoryContext,
  pair: LanguagePair,
): Promise<MemoryRow | undefined> {
  const found = await findDefaultMemory(context.db, pair);
  if (found !== undefined) return found;
  const name = `${pair.sourceLanguage} → ${pair.targetLanguage}`;
  for (const suffix of ['', ' (2)', ' (3)', ' (4)']) {
    await insertMemory(context.db, {
      ...pair,
      id: newId(),
      organizationId: context.actor.organizationId,
      name: name + suffix,
      isDefault: true,
      creatorId: context.actor.userId,
      createdAt: context.now(),
    });
    // Also when another request has made it meanwhile, or a memory of that name stands in the way.
    const made = await findDefaultMemory(context.db, pair);
    if (made !== undefined) return made;
  }
  return undefined;
}
