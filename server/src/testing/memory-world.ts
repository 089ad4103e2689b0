import { randomUUID } from 'node:crypto';
import { plainInline } from '@transloom/core/inline/inline-text';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { LanguagePair } from '@transloom/core/language/language-pair';
import { afterAll } from 'vitest';
import { GatheredEntries, type MemoryContext } from '../domains/memories/blocks/gathered-entries.ts';
import { makeSearchable } from '../domains/memories/blocks/make-searchable.ts';
import type { ConfirmedTranslation } from '../domains/memories/changes/remember-translations.ts';
import type { EntryToAdd } from '../domains/memories/entries/new-entry.ts';
import type { SegmentInContext } from '../domains/memories/matching/segment-in-context.ts';
import { insertMemory } from '../domains/memories/memories.store.ts';
import { insertDirection } from '../domains/memories/memory-directions.store.ts';
import type { Actor } from '../platform/context.ts';
import { newId } from '../platform/db/new-id.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { createTestDatabase } from './database.ts';
import { silentLog } from './silent-log.ts';
import { testClock } from './test-clock.ts';

/** For tests: a database and what a use case of this domain touches in it. Call it outside of tests. */
export async function memoryWorld() {
  const { url } = await createTestDatabase();
  const database = openDatabase({ url, connections: 4, log: silentLog });
  afterAll(() => database.close());
  const clock = testClock();
  const act = <Result>(actor: Actor, work: (context: MemoryContext) => Promise<Result>): Promise<Result> =>
    database.organizationTransaction(actor, (db) => work({ db, actor, now: clock.now }));
  /** A memory of one direction, which is no default. */
  const addMemory = async (
    actor: Actor,
    pair: LanguagePair,
  ): Promise<{ memoryId: string; directionId: string }> => {
    const [memoryId, directionId] = [newId(), newId()];
    const { organizationId, userId: creatorId } = actor;
    const { sourceLanguage } = pair;
    await act(actor, async ({ db, now }) => {
      const memory = {
        id: memoryId,
        organizationId,
        name: memoryId,
        sourceLanguage,
        teamId: null,
        shared: true,
        creatorId,
      };
      await insertMemory(db, { ...memory, createdAt: now() });
      await insertDirection(db, { ...pair, id: directionId, organizationId, memoryId, isDefault: false });
    });
    return { memoryId, directionId };
  };
  /** Entries as an import adds them to a direction. */
  const addImported = async (
    actor: Actor,
    directionId: string,
    entries: readonly EntryToAdd[],
  ): Promise<void> => {
    const owner = { organizationId: actor.organizationId, directionId };
    const importId = newId();
    const gathered = new GatheredEntries(owner, 'in-block');
    for (const entry of entries) gathered.add({ ...entry, importId });
    await act(actor, (context) => gathered.store(context));
    await makeSearchable(
      { transact: (work) => act(actor, work) },
      { owner, importId, after: undefined, isEmpty: false },
      { keep: async () => undefined, tell: async () => undefined },
    );
  };
  return { act, addMemory, addImported, clock, database };
}

/** Somebody in an organisation of their own. */
export function newActor(): Actor {
  return {
    userId: randomUUID(),
    organizationId: randomUUID(),
    role: 'SUPER_ADMIN',
    permissions: new Set(),
  };
}

/** A segment that stands alone in its document, unless neighbours are given. */
export function segment(
  markup: string,
  around: { readonly previous?: string; readonly next?: string } = {},
): SegmentInContext {
  const neighbour = (text: string | undefined) => (text === undefined ? null : plainInline(text));
  return {
    source: fromMarkup(markup),
    previous: neighbour(around.previous),
    next: neighbour(around.next),
    key: null,
  };
}

export function confirmed(
  source: string,
  target: string,
  around: { readonly previous?: string; readonly next?: string } = {},
): ConfirmedTranslation {
  return { ...segment(source, around), target: fromMarkup(target) };
}
