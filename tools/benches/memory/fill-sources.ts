import { randomUUID } from 'node:crypto';
import { plainInline } from '@transloom/core/inline/inline-text';
import { toMarkup } from '@transloom/core/inline/markup';
import type { LanguagePair } from '@transloom/core/language/language-pair';
import { textKey } from '@transloom/core/memory/rate/source-in-context';
import type { MemoryContext } from '@transloom/server/domains/memories/blocks/gathered-entries';
import { makeSearchable } from '@transloom/server/domains/memories/blocks/make-searchable';
import type { SourceOwner } from '@transloom/server/domains/memories/matching/memory-sources.store';
import { insertMemory } from '@transloom/server/domains/memories/memories.store';
import { insertDirection } from '@transloom/server/domains/memories/memory-directions.store';
import type { Actor } from '@transloom/server/platform/context';
import { newId } from '@transloom/server/platform/db/new-id';
import type { openDatabase } from '@transloom/server/platform/db/open-database';
import { sql } from 'kysely';
import { Client } from 'pg';

export interface SourceMemory {
  act<Result>(work: (context: MemoryContext) => Promise<Result>): Promise<Result>;
}

const perStatement = 25_000;

/** A memory whose entries are found in blocks as an import leaves them. */
export async function fillSources(
  { database, url }: { readonly database: ReturnType<typeof openDatabase>; readonly url: string },
  pair: LanguagePair,
  texts: readonly string[],
): Promise<SourceMemory> {
  const actor: Actor = {
    userId: randomUUID(),
    organizationId: randomUUID(),
    role: 'ADMIN',
    permissions: new Set(),
  };
  const act: SourceMemory['act'] = (work) =>
    database.organizationTransaction(actor, (db) => work({ db, actor, now: () => new Date() }));
  const { organizationId, userId: creatorId } = actor;
  const [memoryId, directionId] = [newId(), newId()];
  const memory = {
    id: memoryId,
    organizationId,
    name: 'Bench',
    shared: true,
    creatorId,
    teamId: null,
    createdAt: new Date(),
  };
  await act(async ({ db }) => {
    await insertMemory(db, { ...memory, sourceLanguage: pair.sourceLanguage });
    await insertDirection(db, { ...pair, id: directionId, organizationId, memoryId, isDefault: false });
  });
  const importId = newId();
  for (let at = 0; at < texts.length; at += perStatement) {
    const some = texts.slice(at, at + perStatement);
    await act(({ db }) => addTexts(db, { organizationId, directionId, importId }, some));
  }
  const entries = { owner: { organizationId, directionId }, importId, after: undefined, isEmpty: true };
  const nobody = { keep: async () => undefined, tell: async () => undefined };
  await makeSearchable({ transact: act }, entries, nobody);
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    'vacuum analyze memory_entry, memory_source, memory_source_pack, memory_posting, memory_feature',
  );
  await client.end();
  return { act };
}

interface Owner extends SourceOwner {
  readonly importId: string;
}

/** The texts stand for their own translations. */
async function addTexts(
  db: MemoryContext['db'],
  { organizationId, directionId, importId }: Owner,
  texts: readonly string[],
): Promise<void> {
  const keys = texts.map(textKey);
  const ids = texts.map(() => newId());
  const markup = texts.map((text) => toMarkup(plainInline(text)));
  await sql`
    insert into memory_entry (id, organization_id, direction_id, import_id, source_key, identity, source, target,
      has_context, layer, origin, created_at, changed_at)
    select id, ${organizationId}, ${directionId}, ${importId}, source_key, id, markup, markup,
      false, 'approved', 'human', now(), now()
    from unnest(${ids}::uuid[], ${keys}::text[], ${markup}::text[]) as made (id, source_key, markup)`.execute(
    db,
  );
}
