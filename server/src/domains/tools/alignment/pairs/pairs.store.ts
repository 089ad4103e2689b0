import type { PairState } from '@transloom/contracts/alignment';
import type { AlignedRow } from '@transloom/core/alignment/editing/aligned-row';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

interface AlignmentId {
  readonly workId: string;
  readonly organizationId: string;
}

/** A row with its place, which is a decimal of any length, as text. */
export interface PlacedRow extends AlignedRow {
  readonly place: string;
  readonly change: number;
}

/** Begins the list of an alignment anew: its rows from `fromPlace` on and all its changes go. */
export async function clearAlignment(
  db: Db,
  { workId, organizationId }: AlignmentId,
  fromPlace?: string,
): Promise<void> {
  await db
    .insertInto('alignment')
    .values({ workId, organizationId })
    .onConflict((conflict) => conflict.column('workId').doUpdateSet({ change: 0 }))
    .execute();
  await db.deleteFrom('alignmentChange').where('workId', '=', workId).execute();
  await db
    .updateTable('alignmentRow')
    .set({ change: 0 })
    .where('workId', '=', workId)
    .where('change', '>', 0)
    .execute();
  await sql`delete from alignment_row where work_id = ${workId}
    and (${fromPlace ?? null}::numeric is null or place >= ${fromPlace ?? null}::numeric)`.execute(db);
}

const rowsTogether = 2_000;

export async function insertRows(
  db: Db,
  { workId, organizationId }: AlignmentId,
  rows: readonly PlacedRow[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsTogether)
    await db
      .insertInto('alignmentRow')
      .values(rows.slice(at, at + rowsTogether).map((row) => ({ ...row, workId, organizationId })))
      .execute();
}

export async function deleteRows(db: Db, workId: string, ids: readonly string[]): Promise<void> {
  await sql`delete from alignment_row where work_id = ${workId} and id = any(${[...ids]}::uuid[])`.execute(
    db,
  );
}

const columns = ['id', 'place', 'source', 'target', 'confidence', 'state', 'change'] as const;

/** The rows that an edit names and all between them, in their order. */
export async function findRowsBetween(
  db: Db,
  workId: string,
  ids: readonly string[],
): Promise<readonly PlacedRow[]> {
  const rows = await db
    .with('named', (with_) =>
      with_
        .selectFrom('alignmentRow')
        .select(({ fn }) => [fn.min('place').as('first'), fn.max('place').as('last')])
        .where('workId', '=', workId)
        .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`),
    )
    .selectFrom(['alignmentRow', 'named'])
    .select(columns)
    .where('workId', '=', workId)
    .whereRef('place', '>=', 'named.first')
    .whereRef('place', '<=', 'named.last')
    .orderBy('place')
    .execute();
  return rows.map(placedRow);
}

/** Rows behind a place, or before it in backward order. */
export async function findRowsBeside(
  db: Db,
  {
    workId,
    place,
    toward,
    limit,
  }: {
    readonly workId: string;
    readonly place: string;
    readonly toward: 'up' | 'down';
    readonly limit: number;
  },
): Promise<readonly PlacedRow[]> {
  const rows = await db
    .selectFrom('alignmentRow')
    .select(columns)
    .where('workId', '=', workId)
    .where('place', toward === 'up' ? '<' : '>', place)
    .orderBy('place', toward === 'up' ? 'desc' : 'asc')
    .limit(limit)
    .execute();
  return rows.map(placedRow);
}

/** Rows behind a place up to the first whose side is empty, that one included; all where there is none. */
export async function findRowsToGap(
  db: Db,
  {
    workId,
    place,
    side,
  }: { readonly workId: string; readonly place: string; readonly side: 'source' | 'target' },
): Promise<readonly PlacedRow[]> {
  const rows = await db
    .selectFrom('alignmentRow')
    .select(columns)
    .where('workId', '=', workId)
    .where('place', '>', place)
    .where(sql<boolean>`place <= coalesce((select min(gap.place) from alignment_row gap
      where gap.work_id = ${workId} and gap.place > ${place}::numeric and gap.${sql.ref(side)} = ''), 'infinity'::numeric)`)
    .orderBy('place')
    .execute();
  return rows.map(placedRow);
}

function placedRow({ state, ...row }: Omit<PlacedRow, 'state'> & { readonly state: string }): PlacedRow {
  return { ...row, state: state as PairState };
}

/** The place between two others; behind the first where there is no second. */
export async function placeBetween(db: Db, first: string, second: string | undefined): Promise<string> {
  const { rows } = await sql<{ place: string }>`
    select ((${first}::numeric + coalesce(${second ?? null}::numeric, ${first}::numeric + 2048)) * 0.5)::text as place`.execute(
    db,
  );
  return rows[0]?.place ?? first;
}

/** The number of a place in the list, from 1. */
export async function numberOfPlace(db: Db, workId: string, place: string): Promise<number> {
  const { before } = await db
    .selectFrom('alignmentRow')
    .select(({ fn }) => fn.countAll<string>().as('before'))
    .where('workId', '=', workId)
    .where('place', '<', place)
    .executeTakeFirstOrThrow();
  return Number(before) + 1;
}

export async function findPage(
  db: Db,
  {
    workId,
    offset,
    limit,
    state,
  }: {
    readonly workId: string;
    readonly offset: number;
    readonly limit: number;
    readonly state?: PairState | undefined;
  },
) {
  const numbered = db
    .selectFrom('alignmentRow')
    .select(columns)
    .where('workId', '=', workId)
    .orderBy('place')
    .offset(offset)
    .limit(limit);
  if (state === undefined) {
    const rows = await numbered.execute();
    return rows.map((row, i) => ({ ...placedRow(row), number: offset + i + 1 }));
  }
  const rows = await db
    .selectFrom(
      db
        .selectFrom('alignmentRow')
        .select(columns)
        .select(sql<string>`row_number() over (order by place)`.as('number'))
        .where('workId', '=', workId)
        .as('numbered'),
    )
    .selectAll()
    .where('state', '=', state)
    .orderBy('place')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...placedRow(row), number: Number(row.number) }));
}

/** Numbers of the pending rows. */
export async function findPending(db: Db, workId: string, limit: number): Promise<readonly number[]> {
  const { rows } = await sql<{ number: string }>`
    select number from (
      select row_number() over (order by place) as number, state from alignment_row where work_id = ${workId}) numbered
    where state = 'pending' order by number limit ${limit}`.execute(db);
  return rows.map(({ number }) => Number(number));
}

export async function countRows(db: Db, workId: string) {
  const { rows } = await sql<{ rows: string; pending: string; unpaired: string }>`
    select count(*) as rows, count(*) filter (where state = 'pending') as pending,
      count(*) filter (where source = '' or target = '') as unpaired
    from alignment_row where work_id = ${workId}`.execute(db);
  const [counts] = rows;
  return {
    rows: Number(counts?.rows ?? 0),
    pending: Number(counts?.pending ?? 0),
    unpaired: Number(counts?.unpaired ?? 0),
  };
}

/** Its number of changes and its memories; locked, nobody else changes it until the transaction ends. */
export async function findAlignment(db: Db, workId: string, lock: 'locked' | 'read') {
  const query = db.selectFrom('alignment').selectAll().where('workId', '=', workId);
  return (lock === 'locked' ? query.forUpdate() : query).executeTakeFirst();
}

export interface RowChange {
  readonly before: readonly PlacedRow[];
  readonly after: readonly PlacedRow[];
}

/** Keeps a change as the last one; those that were taken back go. */
export async function keepChange(
  db: Db,
  { workId, organizationId }: AlignmentId,
  number: number,
  { before, after }: RowChange,
): Promise<void> {
  await db.deleteFrom('alignmentChange').where('workId', '=', workId).where('number', '>=', number).execute();
  await db
    .insertInto('alignmentChange')
    .values({ workId, organizationId, number, before: JSON.stringify(before), after: JSON.stringify(after) })
    .execute();
  await setChange(db, workId, number);
}

export async function setChange(db: Db, workId: string, change: number): Promise<void> {
  await db.updateTable('alignment').set({ change }).where('workId', '=', workId).execute();
}

export async function findChange(db: Db, workId: string, number: number): Promise<RowChange | undefined> {
  const found = await db
    .selectFrom('alignmentChange')
    .select(['before', 'after'])
    .where('workId', '=', workId)
    .where('number', '=', number)
    .executeTakeFirst();
  return found as RowChange | undefined;
}

export async function hasChange(db: Db, workId: string, number: number): Promise<boolean> {
  const found = await db
    .selectFrom('alignmentChange')
    .select('number')
    .where('workId', '=', workId)
    .where('number', '=', number)
    .executeTakeFirst();
  return found !== undefined;
}

export async function setSaved(db: Db, workId: string, saved: readonly object[]): Promise<void> {
  await db
    .updateTable('alignment')
    .set({ saved: JSON.stringify(saved) })
    .where('workId', '=', workId)
    .execute();
}

/** Rows behind a place, a page of them, for a file. */
export async function findRowsAfter(
  db: Db,
  workId: string,
  place: string | undefined,
  limit: number,
): Promise<readonly PlacedRow[]> {
  const rows = await db
    .selectFrom('alignmentRow')
    .select(columns)
    .where('workId', '=', workId)
    .$if(place !== undefined, (query) => query.where('place', '>', place ?? '0'))
    .orderBy('place')
    .limit(limit)
    .execute();
  return rows.map(placedRow);
}
