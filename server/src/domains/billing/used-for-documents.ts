import type { Context } from '../../platform/context.ts';
import { fromMicros } from './money.ts';
import type { EngineCost } from './used-characters.ts';
import { sumUsageOfDocuments } from './uses.store.ts';

export interface UsedForDocument {
  /** Code points of the source that engines translated or read for it. */
  readonly characters: number;
  /** Cost at the prices that were in force, where one was known. */
  readonly costs: readonly EngineCost[];
}

const nothing: UsedForDocument = { characters: 0, costs: [] };

/** What engines did for documents, since they are there; a document that no engine was asked for is absent. */
export async function usedForDocuments(
  { db }: Pick<Context, 'db'>,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, UsedForDocument>> {
  const used = new Map<string, UsedForDocument>();
  if (documentIds.length === 0) return used;
  for (const { documentId, currency, characters, micros } of await sumUsageOfDocuments(db, documentIds)) {
    const before = used.get(documentId) ?? nothing;
    const known = currency === 'USD' || currency === 'CNY';
    used.set(documentId, {
      characters: before.characters + characters,
      costs: [...before.costs, ...(known ? [{ currency, amount: fromMicros(micros) } as const] : [])],
    });
  }
  return used;
}
