import { textKey } from '@transloom/core/memory/rate/source-in-context';
import { GatheredEntries, type MemoryContext } from '../blocks/gathered-entries.ts';
import { addToTail } from '../blocks/sources-in-packs.ts';
import { listedWords } from '../concordance/listed-words.ts';
import { insertWords } from '../concordance/memory-words.store.ts';
import type { EntryToAdd } from '../entries/new-entry.ts';
import { sourceFeatures } from '../matching/source-features.ts';

/**
 * Adds pairs to a direction, where similar texts find them at once. The same source in the same context and layer gets the newer target; without context
 * the same source may have several targets. Gives of each pair whether it was new.
 * @throws {AppError} memory.gone
 */
export async function addEntries(
  context: MemoryContext,
  directionId: string,
  pairs: readonly EntryToAdd[],
): Promise<readonly boolean[]> {
  const { organizationId } = context.actor;
  const gathered = new GatheredEntries({ organizationId, directionId }, 'in-row');
  const ids = pairs.map((pair) => gathered.add(pair));
  const known = await gathered.store(context);
  await addSources(
    context,
    directionId,
    pairs.map(({ source }) => source.text),
  );
  const texts = pairs.flatMap(({ source, target }) => [source.text, target.text]);
  await insertWords(context.db, { organizationId, directionId }, listedWords(texts));
  return ids.map((id) => !known.has(id));
}

/** Makes entries with these sources found by similar texts. */
export async function addSources(
  { db, actor }: Pick<MemoryContext, 'db' | 'actor'>,
  directionId: string,
  texts: readonly string[],
): Promise<void> {
  const { organizationId } = actor;
  const sources = new Map(texts.map((text) => [textKey(text), text]));
  const found = [...sources]
    .toSorted(byKey)
    .map(([sourceKey, text]) => ({ sourceKey, ...sourceFeatures(directionId, text) }));
  await addToTail(db, { organizationId, directionId }, found);
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
