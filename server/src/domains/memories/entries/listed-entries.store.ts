import { fromMarkup } from '@transloom/core/inline/markup';
import { textKey } from '@transloom/core/memory/rate/source-in-context';
import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Db } from '../../../platform/db/database.ts';
import { type SaidFilter, says } from './entry-fields.store.ts';

export interface EntryFilter {
  readonly directionIds: readonly string[];
  /** Only these ids; absent: all. */
  readonly ids?: readonly string[] | undefined;
  readonly layer?: string | undefined;
  readonly origin?: string | undefined;
  readonly fileName?: string | undefined;
  readonly person?: PersonFilter | undefined;
  /** Part of its name. */
  readonly project?: string | undefined;
  readonly said?: SaidFilter | undefined;
  readonly changedAfter?: string | undefined;
  readonly changedBefore?: string | undefined;
}

/** Who created or changed it: members by id, others by a part of the name that their program gave. */
export interface PersonFilter {
  readonly userIds: readonly string[];
  readonly name: string;
}

export type ListedEntry = Awaited<ReturnType<typeof findEntriesById>>[number];

/** All columns except the search keys. */
const entryColumns = [
  ...(['id', 'organizationId', 'directionId', 'sourceKey', 'identity', 'source', 'target'] as const),
  ...(['hasContext', 'previousKey', 'nextKey', 'unitKey', 'unitId', 'layer', 'origin'] as const),
  ...(['properties', 'importId', 'fileName', 'projectId', 'projectName'] as const),
  ...(['createdBy', 'createdByName', 'changedBy', 'changedByName', 'createdAt', 'changedAt'] as const),
];

/** Entries in the order of the ids. */
export async function findEntriesInOrder(db: Db, directionIds: readonly string[], ids: readonly string[]) {
  const rows = await findEntriesById(db, directionIds, ids);
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** The ids that a filter leaves, in their order. */
export async function findIdsAmong(
  db: Db,
  filter: EntryFilter,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await entriesById(db, filter, ids, ['id']).execute();
  const left = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => left.has(id));
}

export async function countEntries(db: Db, filter: EntryFilter): Promise<number> {
  const { total } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function findDirectionsOfEntries(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('memoryEntry')
    .select('directionId')
    .distinct()
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return new Set(rows.map(({ directionId }) => directionId));
}

export function findEntriesById(db: Db, directionIds: readonly string[], ids: readonly string[]) {
  return entriesById(db, { directionIds }, ids, entryColumns).execute();
}

export type EntryToRead = Awaited<ReturnType<typeof findEntriesToRead>>[number];

/** Columns that a person reads in a concordance; most of the fetched entries are not shown. */
const columnsToRead = [
  ...(['id', 'directionId', 'source', 'target', 'fileName'] as const),
  ...(['changedBy', 'changedByName', 'changedAt'] as const),
];

export function findEntriesToRead(db: Db, directionIds: readonly string[], ids: readonly string[]) {
  return entriesById(db, { directionIds }, ids, columnsToRead).execute();
}

/**
 * Looks up each entry by its id: for a table that was just filled the planner has no statistics and would read whole
 * directions.
 */
function entriesById<Column extends keyof Database['memoryEntry']>(
  db: Db,
  filter: EntryFilter,
  ids: readonly string[],
  columns: readonly Column[],
) {
  return db
    .selectFrom(
      sql<{ entryId: string }>`unnest(${[...new Set(ids)]}::uuid[])`.as<'wanted'>(sql`wanted (entry_id)`),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('memoryEntry')
          .select(columns)
          .where('directionId', '=', anyOf(filter.directionIds))
          .where(meets(filter))
          .whereRef('id', '=', 'wanted.entryId')
          .offset(0)
          .as('entry'),
      (join) => join.onTrue(),
    )
    .selectAll('entry');
}

export function findEntry(db: Db, directionIds: readonly string[], entryId: string) {
  return filtered(db, { directionIds }).select(entryColumns).where('id', '=', entryId).executeTakeFirst();
}

const entriesPerStep = 2_000;

/**
 * Matching entries in the order they were added, page by page; each direction is read separately, as its index is.
 */
export async function findEntriesAfter(
  db: Db,
  filter: EntryFilter,
  after: string | undefined,
): Promise<readonly ListedEntry[]> {
  const next: ListedEntry[] = [];
  for (const directionId of filter.directionIds) {
    const rows = await db
      .selectFrom('memoryEntry')
      .select(entryColumns)
      .where('directionId', '=', directionId)
      .where(meets(filter))
      .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(entriesPerStep)
      .execute();
    next.push(...rows);
  }
  return next.sort((one, other) => (one.id < other.id ? -1 : 1)).slice(0, entriesPerStep);
}

/** Matching entries in the order they were added. */
export async function findEntriesOfUnits(
  db: Db,
  filter: EntryFilter,
  unitIds: readonly string[],
): Promise<readonly ListedEntry[]> {
  if (unitIds.length === 0) return [];
  const units = sql<string>`any(${[...unitIds]}::uuid[])`;
  return filtered(db, filter).select(entryColumns).where('unitId', '=', units).orderBy('id').execute();
}

/** The source keys that a direction has. */
export async function findSourcesIn(
  db: Db,
  directionId: string,
  sources: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('memoryEntry')
    .select('source')
    .where('directionId', '=', directionId)
    .where(
      'sourceKey',
      '=',
      sql<string>`any(${sources.map((markup) => textKey(fromMarkup(markup).text))}::text[])`,
    )
    .execute();
  return new Set(rows.map(({ source }) => source));
}

function filtered(db: Db, filter: EntryFilter) {
  return db
    .selectFrom('memoryEntry')
    .where(meets(filter))
    .where('directionId', '=', anyOf(filter.directionIds));
}

function anyOf(ids: readonly string[]) {
  return sql<string>`any(${[...ids]}::uuid[])`;
}

/** The condition of a filter, whatever the direction. */
export function meets(filter: EntryFilter): Expression<SqlBool> {
  const { ids, layer, origin, fileName, person, project, said, changedAfter, changedBefore } = filter;
  const eb = expressionBuilder<Database, 'memoryEntry'>();
  const conditions = [
    ids !== undefined && eb('id', '=', anyOf(ids)),
    layer !== undefined && eb('layer', '=', layer),
    origin !== undefined && eb('origin', '=', origin),
    fileName !== undefined && eb('fileName', '=', fileName),
    project !== undefined && eb('projectName', 'ilike', containing(project)),
    person !== undefined && isBy(eb, person),
    said !== undefined && says(said),
    changedAfter !== undefined && eb('changedAt', '>=', new Date(changedAfter)),
    changedBefore !== undefined && eb('changedAt', '<', new Date(changedBefore)),
  ];
  return eb.and(conditions.filter((condition) => condition !== false));
}

function isBy(eb: ExpressionBuilder<Database, 'memoryEntry'>, { userIds, name }: PersonFilter) {
  const members = anyOf(userIds);
  const pattern = containing(name);
  return eb.or([
    eb('createdBy', '=', members),
    eb('changedBy', '=', members),
    eb('createdByName', 'ilike', pattern),
    eb('changedByName', 'ilike', pattern),
  ]);
}

function containing(part: string): string {
  return `%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Entries of a direction in an order that has nothing to do with when they came. */
export function findSampleEntries(db: Db, directionId: string, count: number) {
  return db
    .selectFrom('memoryEntry')
    .select(['id', 'source', 'target'])
    .where('directionId', '=', directionId)
    .where('target', '<>', '')
    .orderBy(sql`hashtext(id::text)`)
    .limit(count)
    .execute();
}
