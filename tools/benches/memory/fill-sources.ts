import { randomUUID } from 'node:crypto';
import { plainInline } from '@transloom/core/inline/inline-text';
import { toMarkup } from '@transloom/core/inline/markup';
import type { LanguagePair } from '@transloom/core/language/language-pair';
import { textKey } from '@transloom/core/memory/rate/source-in-context';
import { matchTokenIds } from '@transloom/core/memory/tokens/match-tokens';
import type { MemoryContext } from '@transloom/server/domains/memories/blocks/gathered-entries';
import { joinBlocks } from '@transloom/server/domains/memories/blocks/join-blocks';
import { insertSourceBlock } from '@transloom/server/domains/memories/blocks/memory-blocks.store';
import { SourceBlock, SourceRoom } from '@transloom/server/domains/memories/blocks/source-block';
import { insertSources } from '@transloom/server/domains/memories/matching/memory-sources.store';
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

/** Postings of a block are then about as many as those of one that an import makes. */
const perBlock = 25_000;

/** A memory in which similar texts are found, in blocks as imports leave them; words of its entries are not. */
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
    createdAt: new Date(),
  };
  await act(async ({ db }) => {
    await insertMemory(db, { ...memory, sourceLanguage: pair.sourceLanguage });
    await insertDirection(db, { ...pair, id: directionId, organizationId, memoryId, isDefault: false });
  });
  const room = new SourceRoom();
  for (let at = 0; at < texts.length; at += perBlock) {
    const some = texts.slice(at, at + perBlock);
    await act((context) => addTexts(context, { organizationId, directionId }, some, room));
  }
  await joinBlocks({ transact: act, signal: new AbortController().signal, actor }, { memoryId });
  const owner = new Client({ connectionString: url });
  await owner.connect();
  await owner.query(
    'vacuum analyze memory_entry, memory_source, memory_source_pack, memory_posting, memory_feature',
  );
  await owner.end();
  return { act };
}

interface Owner {
  readonly organizationId: string;
  readonly directionId: string;
}

/** The texts stand for their own translations. */
async function addTexts(
  { db }: MemoryContext,
  owner: Owner,
  texts: readonly string[],
  room: SourceRoom,
): Promise<void> {
  const { organizationId, directionId } = owner;
  const keys = texts.map(textKey);
  const ids = texts.map(() => newId());
  const markup = texts.map((text) => toMarkup(plainInline(text)));
  await sql`
    insert into memory_entry (id, organization_id, direction_id, source_key, identity, source, target, words,
      has_context, layer, origin, created_at, changed_at)
    select id, ${organizationId}, ${directionId}, source_key, id, markup, markup, '{}',
      false, 'approved', 'human', now(), now()
    from unnest(${ids}::uuid[], ${keys}::text[], ${markup}::text[]) as made (id, source_key, markup)`.execute(
    db,
  );
  const block = new SourceBlock(directionId, room);
  for (const [i, text] of texts.entries()) block.add(keys[i] ?? '', text, matchTokenIds(text));
  const sources = block.finish();
  const before = { firstEntry: ids[0] ?? newId(), isEmpty: true };
  if (sources.kind === 'block') await insertSourceBlock(db, owner, sources, before);
  else await insertSources(db, owner, sources.sources);
}
