import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Database, Db } from '../../../platform/db/database.ts';
import { hasParts } from '../finding/term-content.store.ts';
import { growTermBase } from '../terms.store.ts';

/** All columns except the search keys. */
const conceptColumns = [
  ...(['id', 'organizationId', 'termBaseId', 'name', 'definition', 'subject', 'note', 'image'] as const),
  ...([
    'pictureId',
    'link',
    'identity',
    'properties',
    'importId',
    'fileName',
    'projectName',
    'revision',
    'live',
  ] as const),
  ...(['createdBy', 'createdAt', 'changedBy', 'changedAt'] as const),
];

export type ConceptRow = Awaited<ReturnType<typeof findConcepts>>[number];

export function findConcepts(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('termConcept')
    .select(conceptColumns)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('live', '=', true)
    .execute();
}

export interface ConceptFilter {
  readonly termBaseId: string;
  /** Only these ids; absent: all. */
  readonly ids?: readonly string[] | undefined;
  /** Only concepts whose content has all of these parts. */
  readonly parts?: readonly string[] | undefined;
  readonly status?: string | undefined;
  /** Only concepts without a term in any of these languages. */
  readonly withoutLanguages?: readonly string[] | undefined;
  /** Only concepts from one of these files. */
  readonly fileNames?: readonly string[] | undefined;
  readonly projectNames?: readonly string[] | undefined;
  /** Made or changed by one of these. */
  readonly userIds?: readonly string[] | undefined;
  readonly changedAfter?: string | undefined;
  readonly changedBefore?: string | undefined;
}

export function filteredConcepts(db: Db, filter: ConceptFilter) {
  const { termBaseId, ids, parts, status, withoutLanguages, fileNames, projectNames, userIds } = filter;
  const { changedAfter, changedBefore } = filter;
  return db
    .selectFrom('termConcept')
    .where('termConcept.termBaseId', '=', termBaseId)
    .where('termConcept.live', '=', true)
    .$if(ids !== undefined, (query) => query.where('termConcept.id', '=', anyOf(ids)))
    .$if(parts !== undefined, (query) => query.where(hasParts(parts ?? [])))
    .$if(status !== undefined, (query) => query.where((eb) => hasStatus(eb, status ?? '')))
    .$if(withoutLanguages !== undefined, (query) =>
      query.where((eb) => eb.not(hasTermIn(eb, withoutLanguages ?? []))),
    )
    .$if(fileNames !== undefined, (query) => query.where('fileName', '=', anyText(fileNames)))
    .$if(projectNames !== undefined, (query) => query.where('projectName', '=', anyText(projectNames)))
    .$if(userIds !== undefined, (query) =>
      query.where(({ or, eb }) =>
        or([eb('createdBy', '=', anyOf(userIds)), eb('changedBy', '=', anyOf(userIds))]),
      ),
    )
    .$if(changedAfter !== undefined, (query) => query.where('changedAt', '>=', new Date(changedAfter ?? 0)))
    .$if(changedBefore !== undefined, (query) => query.where('changedAt', '<', new Date(changedBefore ?? 0)));
}

function anyText(texts: readonly string[] = []) {
  return sql<string>`any(${[...texts]}::text[])`;
}

function anyOf(ids: readonly string[] = []) {
  return sql<string>`any(${[...ids]}::uuid[])`;
}

function hasStatus({ exists, selectFrom }: ExpressionBuilder<Database, 'termConcept'>, status: string) {
  return exists(
    selectFrom('term')
      .select('term.id')
      .whereRef('term.conceptId', '=', 'termConcept.id')
      .where('status', '=', status),
  );
}

function hasTermIn(
  { exists, selectFrom }: ExpressionBuilder<Database, 'termConcept'>,
  languages: readonly string[],
) {
  return exists(
    selectFrom('term')
      .select('term.id')
      .whereRef('term.conceptId', '=', 'termConcept.id')
      .where('language', '=', anyText(languages)),
  );
}

/** The languages of the terms of a base, as they are written. */
export async function findLanguagesOf(db: Db, termBaseId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('term')
    .select('language')
    .distinct()
    .where('termBaseId', '=', termBaseId)
    .execute();
  return rows.map(({ language }) => language);
}

/** Number of concepts, or `most` where there are more. */
export async function countConcepts(db: Db, filter: ConceptFilter, most?: number): Promise<number> {
  const counted = filteredConcepts(db, filter)
    .select('termConcept.id')
    .$if(most !== undefined, (query) => query.limit(most ?? 0));
  const { total } = await db
    .selectFrom(counted.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Matching concepts after another one, for a pass over a whole term base. */
export function findConceptsBehind(db: Db, filter: ConceptFilter, behind: string, limit: number) {
  return filteredConcepts(db, filter)
    .select(conceptColumns)
    .where('id', '>', behind)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export type TermRow = Awaited<ReturnType<typeof findTermsOf>>[number];

/** Terms in the order of their concept. */
export function findTermsOf(db: Db, conceptIds: readonly string[]) {
  if (conceptIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('term')
    .selectAll()
    .where('conceptId', '=', sql<string>`any(${conceptIds}::uuid[])`)
    .orderBy('conceptId')
    .orderBy('section')
    .orderBy('position')
    .execute();
}

/** The columns that an index needs of the concepts that changed after a revision. */
export function findTermsBehind(db: Db, termBaseId: string, revision: number) {
  return db
    .selectFrom('term')
    .innerJoin('termConcept', 'termConcept.id', 'term.conceptId')
    .select([
      'term.id',
      'term.conceptId',
      'term.language',
      'term.text',
      'term.caseRule',
      'term.exact',
      'term.partOfSpeech',
    ])
    .where('termConcept.termBaseId', '=', termBaseId)
    .where('termConcept.revision', '>', revision)
    .where('termConcept.live', '=', true)
    .execute();
}

/** Concepts that were changed or deleted after a revision. */
export async function findChangedBehind(
  db: Db,
  termBaseId: string,
  revision: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('termVersion')
    .select('conceptId')
    .distinct()
    .where('termBaseId', '=', termBaseId)
    .where('revision', '>', revision)
    .execute();
  return rows.map(({ conceptId }) => conceptId);
}

/** Most terms on each side of a term in alphabetical order. */
const mostBeside = 250;

/**
 * Terms next to one in the alphabet, without capitals, spaces and hyphens: the same one, then those with the same
 * first letters, which include its forms. They are read in the order of the index, so that a large term base takes no
 * longer.
 */
export async function findTermsLike(
  db: Db,
  termBaseId: string,
  { text, prefix }: { readonly text: string; readonly prefix: string },
) {
  // Passed as values, because PostgreSQL does not start an index scan at a joined value.
  const whole = sql`folded_term(${text})`;
  const beginning = sql`folded_term(${prefix})`;
  const beside = (condition: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`
    (select concept_id, text, language from term
      where term_base_id = ${termBaseId} and ${condition}
        and folded >= ${beginning} and folded < ${beginning} || chr(${lastCharacter})
      order by folded ${order} limit ${mostBeside})`;
  const { rows } = await sql<{ conceptId: string; text: string; language: string }>`
    select near.* from (
      ${beside(sql`folded >= ${whole}`, sql`asc`)}
      union all ${beside(sql`folded < ${whole}`, sql`desc`)}) near
    join term_concept concept on concept.id = near.concept_id and concept.live`.execute(db);
  return rows;
}

const lastCharacter = 0x10ffff;

export async function deleteConceptRows(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const deleted = await db
    .deleteFrom('termConcept')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .returning(['termBaseId', 'live'])
    .execute();
  const seen = Map.groupBy(
    deleted.filter(({ live }) => live),
    ({ termBaseId }) => termBaseId,
  );
  for (const [termBaseId, { length }] of seen) await growTermBase(db, termBaseId, -length);
}

const conceptsPerDeletion = 5_000;

/** Deletes some concepts of a deleted term base, with their terms. Returns their number and their pictures. */
export async function deleteSomeConcepts(db: Db, termBaseId: string): Promise<DeletedRows> {
  const { rows } = await sql<DeletedRows>`
    with gone as (
      delete from term_concept where ctid = any(array(
        select ctid from term_concept where term_base_id = ${termBaseId} limit ${conceptsPerDeletion}))
      returning picture_id)
    select count(*)::integer as deleted,
      coalesce(array_agg(picture_id) filter (where picture_id is not null), '{}') as pictures from gone`.execute(
    db,
  );
  return rows[0] ?? { deleted: 0, pictures: [] };
}

export interface DeletedRows {
  readonly deleted: number;
  /** Ids of their pictures. */
  readonly pictures: readonly string[];
}

/** Makes the concepts of an import visible. */
export async function showConceptsOfImport(
  db: Db,
  { termBaseId, importId }: { readonly termBaseId: string; readonly importId: string },
  revision: number,
): Promise<void> {
  // Millions of rows take longer than a request may take.
  await sql`set local statement_timeout = '1h'`.execute(db);
  const { numUpdatedRows } = await db
    .updateTable('termConcept')
    .set({ live: true, revision })
    .where('importId', '=', importId)
    .where('live', '=', false)
    .executeTakeFirstOrThrow();
  await growTermBase(db, termBaseId, Number(numUpdatedRows));
}

export function findConceptsOfImport(db: Db, importId: string, limit: number) {
  return db
    .selectFrom('termConcept')
    .select(conceptColumns)
    .where('importId', '=', importId)
    .limit(limit)
    .execute();
}

export function findTermsById(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('term').selectAll().where('id', 'in', ids).execute();
}
