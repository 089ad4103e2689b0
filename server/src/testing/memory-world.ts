import { randomUUID } from 'node:crypto';
import { plainInline } from '@transloom/core/inline/inline-text';
import { fromMarkup } from '@transloom/core/inline/markup';
import { afterAll } from 'vitest';
import type { MemoryContext } from '../domains/memories/add-entries.ts';
import type { ConfirmedTranslation } from '../domains/memories/remember-translations.ts';
import type { SegmentInContext } from '../domains/memories/segment-in-context.ts';
import type { Actor } from '../platform/context.ts';
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
  return { act, clock, database };
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
