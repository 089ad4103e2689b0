import type { Failure } from '@transloom/contracts/jobs';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface NewCleaning {
  readonly id: string;
  readonly organizationId: string;
  readonly assetId: string;
  readonly status: string;
  readonly options: object;
  readonly creatorId: string;
  readonly createdAt: Date;
}

export async function insertCleaning(db: Db, { options, ...cleaning }: NewCleaning): Promise<void> {
  await db
    .insertInto('cleaning')
    .values({ ...cleaning, options: JSON.stringify(options) })
    .execute();
}

export type CleaningRow = Awaited<ReturnType<typeof findCleanings>>[number];

/** Cleanings of an asset, the last ones first. */
export function findCleanings(db: Db, assetId: string) {
  return db
    .selectFrom('cleaning')
    .selectAll()
    .where('assetId', '=', assetId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function findCleaning(db: Db, cleaningId: string) {
  return db.selectFrom('cleaning').selectAll().where('id', '=', cleaningId).executeTakeFirst();
}

/** False where its state is none of those any more. */
export async function moveCleaning(
  db: Db,
  cleaningId: string,
  { from, status }: { readonly from: readonly string[]; readonly status: string },
): Promise<boolean> {
  const moved = await db
    .updateTable('cleaning')
    .set({ status })
    .where('id', '=', cleaningId)
    .where('status', 'in', from)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

export interface CleaningChange {
  readonly status?: string;
  readonly jobId?: string;
  readonly chosen?: string[];
  readonly failure?: Failure | null;
  readonly finishedAt?: Date | null;
}

export async function updateCleaning(db: Db, cleaningId: string, change: CleaningChange): Promise<void> {
  const { failure, ...rest } = change;
  const why = failure === undefined ? {} : { failure: failure && JSON.stringify(failure) };
  await db
    .updateTable('cleaning')
    .set({ ...rest, ...why })
    .where('id', '=', cleaningId)
    .execute();
}

/** Counts entries that were removed, or with a negative number restored. */
export async function countRemoved(db: Db, cleaningId: string, entries: number): Promise<void> {
  await db
    .updateTable('cleaning')
    .set({ removed: sql`removed + ${entries}` })
    .where('id', '=', cleaningId)
    .execute();
}

export interface Finding {
  readonly entryId: string;
  readonly keptId: string | null;
  readonly changedAt: Date;
}

export interface PlacedFinding extends Finding {
  readonly reason: string;
  readonly place: number;
}

interface FindingsOwner {
  readonly organizationId: string;
  readonly cleaningId: string;
}

export async function insertFindings(
  db: Db,
  { organizationId, cleaningId }: FindingsOwner,
  findings: readonly PlacedFinding[],
): Promise<void> {
  if (findings.length === 0) return;
  await sql`
    insert into cleaning_finding (organization_id, cleaning_id, reason, place, entry_id, kept_id, changed_at)
    select ${organizationId}::uuid, ${cleaningId}::uuid, reason, "place", "entryId", "keptId", "changedAt"
    from json_to_recordset(${JSON.stringify(findings)}::json) as row (
      reason text, "place" integer, "entryId" uuid, "keptId" uuid, "changedAt" timestamptz)`.execute(db);
}

/**
 * Stores the rows of a query, `entry_id`, `kept_id` and `changed_at`, sorted by its `sorting`, after the existing
 * findings.
 */
export async function insertFound(
  db: Db,
  { organizationId, cleaningId }: FindingsOwner,
  { reason, query }: { readonly reason: string; readonly query: RawBuilder<unknown> },
): Promise<void> {
  // Millions of rows take longer to compare than a request may take.
  await sql`set local statement_timeout = '1h'`.execute(db);
  await sql`set local work_mem = '64MB'`.execute(db);
  await sql`
    insert into cleaning_finding (organization_id, cleaning_id, reason, place, entry_id, kept_id, changed_at)
    select ${organizationId}::uuid, ${cleaningId}::uuid, ${reason}, row_number() over (order by sorting, entry_id) + (
        select count(*) from cleaning_finding where cleaning_id = ${cleaningId}::uuid and reason = ${reason}),
      entry_id, kept_id, changed_at
    from (${query}) found`.execute(db);
}

/** Counts how many entries have exactly which reasons. */
export async function countFound(db: Db, cleaningId: string): Promise<void> {
  await sql`
    update cleaning set found = (
      select coalesce(json_agg(json_build_object('reasons', reasons, 'entries', entries)), '[]')
      from (${reasonSets(cleaningId)}) sets)
    where id = ${cleaningId}`.execute(db);
}

export interface ReasonSet {
  readonly reasons: readonly string[];
  readonly entries: number;
}

/** The same counts for excluded findings. */
export async function countExcluded(db: Db, cleaningId: string): Promise<readonly ReasonSet[]> {
  const { rows } = await sql<ReasonSet>`${reasonSets(cleaningId, sql`and excluded`)}`.execute(db);
  return rows;
}

const reasonSets = (cleaningId: string, which: RawBuilder<unknown> = sql``) => sql`
  select reasons, count(*)::int as entries from (
    select array_agg(reason order by reason) as reasons from cleaning_finding
    where cleaning_id = ${cleaningId}::uuid ${which} group by entry_id) entry
  group by reasons`;

/** `total` counts those that were excluded as well. */
export async function findFindingPage(
  db: Db,
  { cleaningId, reason }: { readonly cleaningId: string; readonly reason: string },
  { pageNumber, pageSize }: { readonly pageNumber: number; readonly pageSize: number },
) {
  const ofReason = db
    .selectFrom('cleaningFinding')
    .where('cleaningId', '=', cleaningId)
    .where('reason', '=', reason);
  const last = await ofReason.select(({ fn }) => fn.max('place').as('total')).executeTakeFirst();
  const behind = (pageNumber - 1) * pageSize;
  const findings = await ofReason
    .select(['entryId', 'keptId', 'changedAt', 'excluded'])
    .where('place', '>', behind)
    .where('place', '<=', behind + pageSize)
    .orderBy('place')
    .execute();
  return { findings, total: last?.total ?? 0 };
}

/** Findings after a place that are not excluded. */
export function findFindingsBehind(
  db: Db,
  cleaningId: string,
  { reason, behind, limit }: { readonly reason: string; readonly behind: number; readonly limit: number },
) {
  return db
    .selectFrom('cleaningFinding')
    .select(['place', 'entryId', 'keptId', 'changedAt'])
    .where('cleaningId', '=', cleaningId)
    .where('reason', '=', reason)
    .where('place', '>', behind)
    .where('excluded', '=', false)
    .orderBy('place')
    .limit(limit)
    .execute();
}

/** Gives how many of the entries were found. */
export async function markExcluded(
  db: Db,
  cleaningId: string,
  { entryIds, excluded }: { readonly entryIds: readonly string[]; readonly excluded: boolean },
): Promise<number> {
  const changed = await db
    .updateTable('cleaningFinding')
    .set({ excluded })
    .where('cleaningId', '=', cleaningId)
    .where('entryId', '=', sql<string>`any(${[...entryIds]}::uuid[])`)
    .returning('entryId')
    .execute();
  return new Set(changed.map(({ entryId }) => entryId)).size;
}

/** Takes findings of an asset away, some at a time. Gives how many. */
export async function deleteSomeFindings(db: Db, assetId: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from cleaning_finding where ctid = any(array(
      select f.ctid from cleaning_finding f
      join cleaning c on c.organization_id = f.organization_id and c.id = f.cleaning_id
      where c.asset_id = ${assetId} limit ${findingsPerDeletion}))`.execute(db);
  return Number(numAffectedRows);
}

const findingsPerDeletion = 20_000;

/** Deletes the cleanings of an asset that have nothing to restore, except one. */
export async function deleteSpentCleanings(db: Db, assetId: string, but: string): Promise<void> {
  await db
    .deleteFrom('cleaning')
    .where('assetId', '=', assetId)
    .where('id', '<>', but)
    .where('removed', '=', 0)
    .execute();
}

export async function deleteCleanings(db: Db, assetId: string): Promise<void> {
  await db.deleteFrom('cleaning').where('assetId', '=', assetId).execute();
}
