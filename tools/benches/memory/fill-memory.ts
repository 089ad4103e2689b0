import { createHash, randomUUID } from 'node:crypto';
import { plainInline } from '@transloom/core/inline/inline-text';
import { toMarkup } from '@transloom/core/inline/markup';
import { textKey } from '@transloom/core/memory/rate/source-in-context';
import type { MemoryContext } from '@transloom/server/domains/memories/blocks/gathered-entries';
import { listedWords } from '@transloom/server/domains/memories/concordance/listed-words';
import { insertWords } from '@transloom/server/domains/memories/concordance/memory-words.store';
import { entryWords } from '@transloom/server/domains/memories/entries/entry-words';
import { insertMemory } from '@transloom/server/domains/memories/memories.store';
import { insertDirection } from '@transloom/server/domains/memories/memory-directions.store';
import type { Actor, Context } from '@transloom/server/platform/context';
import { newId } from '@transloom/server/platform/db/new-id';
import type { openDatabase } from '@transloom/server/platform/db/open-database';
import { sql } from 'kysely';
import { Client } from 'pg';
import { madePairs, type TextPair } from './made-pairs.ts';

export interface MemoryToFill {
  readonly languages: readonly [string, string];
  readonly entries: number;
  readonly pairs: readonly TextPair[];
}

export interface FilledMemory {
  readonly figures: Readonly<Record<string, number>>;
  act<Result>(work: (context: MemoryContext & Pick<Context, 'language'>) => Promise<Result>): Promise<Result>;
}

const actor: Actor = {
  userId: randomUUID(),
  organizationId: randomUUID(),
  role: 'ADMIN',
  permissions: new Set(),
};
const perStatement = 5_000;

/** Puts entries of made pairs into memories of one organization; the index of their words is made at the end. */
export async function fillMemory(
  { database, url }: { readonly database: ReturnType<typeof openDatabase>; readonly url: string },
  memories: readonly MemoryToFill[],
): Promise<FilledMemory> {
  const now = () => new Date();
  const act: FilledMemory['act'] = (work) =>
    database.organizationTransaction(actor, (db) => work({ db, actor, now, language: 'en-US' }));
  const owner = new Client({ connectionString: url });
  await owner.connect();
  const [{ indexdef = '' } = {}] = (
    await owner.query<{ indexdef: string }>(
      `select indexdef from pg_indexes where indexname = 'memory_entry_words'`,
    )
  ).rows;
  await owner.query('drop index memory_entry_words');
  for (const memory of memories) await fillOne(act, memory);
  const started = performance.now();
  await owner.query(`set maintenance_work_mem = '256MB'`);
  await owner.query(indexdef);
  const indexSeconds = Math.round((performance.now() - started) / 100) / 10;
  await owner.query('vacuum analyze memory_entry');
  const { rows } = await owner.query<{ bytes: string }>(
    `select pg_relation_size('memory_entry_words') as bytes`,
  );
  await owner.end();
  return { act, figures: { indexSeconds, indexMegabytes: Math.round(Number(rows[0]?.bytes) / 2 ** 20) } };
}

async function fillOne(act: FilledMemory['act'], { languages, entries, pairs }: MemoryToFill): Promise<void> {
  const [sourceLanguage, targetLanguage] = languages;
  const { organizationId, userId: creatorId } = actor;
  const [memoryId, directionId] = [newId(), newId()];
  await act(async ({ db, now }) => {
    const memory = {
      id: memoryId,
      organizationId,
      name: sourceLanguage,
      sourceLanguage,
      shared: true,
      creatorId,
      teamId: null,
    };
    await insertMemory(db, { ...memory, createdAt: now() });
    const pair = { sourceLanguage, targetLanguage };
    await insertDirection(db, { ...pair, id: directionId, organizationId, memoryId, isDefault: false });
  });
  let batch: TextPair[] = [];
  for (const pair of madePairs(pairs, entries)) {
    batch.push(pair);
    if (batch.length < perStatement) continue;
    await insertPairs(act, directionId, batch);
    batch = [];
  }
  await insertPairs(act, directionId, batch);
}

async function insertPairs(
  act: FilledMemory['act'],
  directionId: string,
  pairs: readonly TextPair[],
): Promise<void> {
  if (pairs.length === 0) return;
  const texts = pairs.map(({ source, target }) => [plainInline(source), plainInline(target)] as const);
  const words = listedWords(pairs.flatMap(({ source, target }) => [source, target]));
  await act(({ db }) => insertWords(db, { organizationId: actor.organizationId, directionId }, words));
  await act(({ db }) =>
    sql`
      insert into memory_entry (id, organization_id, direction_id, source_key, identity, source, target, words,
        has_context, layer, origin, created_at, changed_at)
      select id, ${actor.organizationId}, ${directionId}, source_key, identity, source, target, words::integer[],
        false, 'approved', 'import', now(), now()
      from unnest(${texts.map(() => newId())}::uuid[], ${pairs.map(({ source }) => textKey(source))}::text[],
        ${pairs.map(identityOf)}::uuid[], ${texts.map(([source]) => toMarkup(source))}::text[],
        ${texts.map(([, target]) => toMarkup(target))}::text[],
        ${pairs.map(({ source, target }) => `{${entryWords(directionId, [source, target]).join(',')}}`)}::text[]
      ) as made (id, source_key, identity, source, target, words)
      on conflict do nothing`.execute(db),
  );
}

function identityOf({ source, target }: TextPair): string {
  return createHash('sha256')
    .update(JSON.stringify([source, target]))
    .digest('hex')
    .slice(0, 32);
}
