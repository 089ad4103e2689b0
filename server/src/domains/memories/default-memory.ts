import type { LanguagePair } from '@transloom/core/language/language-pair';
import { newId } from '../../platform/db/new-id.ts';
import type { MemoryContext } from './blocks/gathered-entries.ts';
import { deleteMemory, insertMemory } from './memories.store.ts';
import { type DirectionRow, findDefaultDirection, insertDirection } from './memory-directions.store.ts';

/** The direction that takes what people confirm in this pair; made, in a memory of its own, when it is first needed. */
export async function defaultDirection(
  context: MemoryContext,
  pair: LanguagePair,
): Promise<DirectionRow | undefined> {
  const found = await findDefaultDirection(context.db, pair);
  if (found !== undefined) return found;
  const name = `${pair.sourceLanguage} → ${pair.targetLanguage}`;
  for (const suffix of ['', ' (2)', ' (3)', ' (4)']) {
    await makeDefault(context, pair, name + suffix);
    // Another request may have made it meanwhile, or a memory of that name exists.
    const made = await findDefaultDirection(context.db, pair);
    if (made !== undefined) return made;
  }
  return undefined;
}

async function makeDefault(
  { db, actor, now }: MemoryContext,
  pair: LanguagePair,
  name: string,
): Promise<void> {
  const { organizationId, userId: creatorId } = actor;
  const memoryId = newId();
  const { sourceLanguage } = pair;
  const memory = {
    id: memoryId,
    organizationId,
    name,
    sourceLanguage,
    shared: true,
    teamId: null,
    automatic: true,
    creatorId,
    createdAt: now(),
  };
  if (!(await insertMemory(db, memory))) return;
  const direction = { ...pair, id: newId(), organizationId, memoryId, isDefault: true };
  if (!(await insertDirection(db, direction))) await deleteMemory(db, memoryId);
}
