import { createHash } from 'node:crypto';
import type { InlineText } from '@transloom/core/inline/inline-text';
import { toMarkup } from '@transloom/core/inline/markup';
import { type SegmentContext, textKey } from '@transloom/core/memory/source-in-context';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { growMemory } from './memories.store.ts';
import { insertSources, type NewEntry, upsertEntries } from './memory-entries.store.ts';
import { sourceFeatures } from './source-features.ts';

/** What changing a memory needs of a request or a job. */
export type MemoryContext = Pick<Context, 'db' | 'actor' | 'now'>;

export interface EntryToAdd {
  readonly source: InlineText;
  readonly target: InlineText;
  readonly context?: SegmentContext | undefined;
  readonly fileName?: string | undefined;
  readonly projectId?: string | undefined;
  readonly changedBy?: string | undefined;
  readonly changedByName?: string | undefined;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

/**
 * Adds pairs to a memory. The same source in the same context gets the newer target; without context the same
 * source may have several targets. Gives how many pairs were new.
 */
export async function addEntries(
  { db, actor, now }: MemoryContext,
  memoryId: string,
  pairs: readonly EntryToAdd[],
): Promise<number> {
  const { organizationId } = actor;
  const entries = newestOfEach(pairs.map((pair) => newEntry({ organizationId, memoryId }, pair)));
  const sources = new Map(pairs.map(({ source }) => [textKey(source.text), source.text]));
  await insertSources(
    db,
    [...sources].toSorted(byKey).map(([sourceKey, text]) => ({
      organizationId,
      memoryId,
      sourceKey,
      ...sourceFeatures(memoryId, text),
    })),
  );
  const added = await upsertEntries(db, entries);
  await growMemory(db, { organizationId, memoryId, entries: added, changedAt: now() });
  return added;
}

function newEntry(owner: Pick<NewEntry, 'organizationId' | 'memoryId'>, pair: EntryToAdd): NewEntry {
  const source = toMarkup(pair.source);
  const target = toMarkup(pair.target);
  const { context } = pair;
  return {
    ...owner,
    id: newId(),
    sourceKey: textKey(pair.source.text),
    identity: identityOf(source, target, context),
    source,
    target,
    hasContext: context !== undefined,
    previousKey: context?.previous ?? null,
    nextKey: context?.next ?? null,
    unitKey: context?.key ?? null,
    fileName: pair.fileName ?? null,
    projectId: pair.projectId ?? null,
    changedBy: pair.changedBy ?? null,
    changedByName: pair.changedByName ?? null,
    createdAt: pair.createdAt,
    changedAt: pair.changedAt,
  };
}

/** 128 bits in the form of a UUID. */
function identityOf(source: string, target: string, context: SegmentContext | undefined): string {
  const parts = context ? [source, context.previous, context.next, context.key ?? null] : [source, target];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

/** One statement can change a row only once; in the order of their keys, so that two of them never wait in a ring. */
function newestOfEach(entries: readonly NewEntry[]): readonly NewEntry[] {
  const newest = new Map<string, NewEntry>();
  for (const entry of entries) {
    const known = newest.get(entry.identity);
    if (known === undefined || known.changedAt <= entry.changedAt) newest.set(entry.identity, entry);
  }
  return [...newest].toSorted(byKey).map(([, entry]) => entry);
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
