import { sql } from 'kysely';
import {
  booleanColumn,
  integerColumn,
  integersColumn,
  jsonColumn,
  textColumn,
  timeColumn,
  uuidColumn,
} from '../../../platform/db/column-types.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type Columns, columnNames, selectRows } from '../../../platform/db/select-rows.ts';
import { growTermBase } from '../terms.store.ts';

export interface NewConcept {
  readonly id: string;
  readonly organizationId: string;
  readonly termBaseId: string;
  readonly name: string | null;
  readonly definition: string | null;
  readonly subject: string | null;
  readonly note: string | null;
  readonly image: string | null;
  readonly pictureId: string | null;
  readonly link: string | null;
  readonly identity: string;
  readonly content: string;
  readonly contentKeys: readonly number[];
  readonly properties: object | null;
  readonly importId: string | null;
  /** False until the import that adds it is done. */
  readonly live: boolean;
  readonly fileName: string | null;
  /** The project in whose editor it was added. */
  readonly projectName: string | null;
  readonly revision: number;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly changedBy: string;
  readonly changedAt: Date;
}

export interface NewTerm {
  readonly id: string;
  readonly organizationId: string;
  readonly termBaseId: string;
  readonly conceptId: string;
  readonly section: number;
  readonly position: number;
  readonly language: string;
  readonly text: string;
  readonly status: string;
  readonly caseRule: string | null;
  readonly exact: boolean;
  readonly partOfSpeech: string | null;
  readonly gender: string | null;
  readonly note: string | null;
  readonly properties: object | null;
}

/** A concept with its terms, as they are stored. */
export interface ConceptRows {
  readonly concept: NewConcept;
  readonly terms: readonly NewTerm[];
}

const conceptColumns: Columns<NewConcept> = {
  id: uuidColumn,
  organizationId: uuidColumn,
  termBaseId: uuidColumn,
  name: textColumn,
  definition: textColumn,
  subject: textColumn,
  note: textColumn,
  image: textColumn,
  link: textColumn,
  pictureId: uuidColumn,
  identity: uuidColumn,
  content: textColumn,
  contentKeys: integersColumn,
  properties: jsonColumn,
  importId: uuidColumn,
  live: booleanColumn,
  fileName: textColumn,
  projectName: textColumn,
  revision: integerColumn,
  createdBy: uuidColumn,
  createdAt: timeColumn,
  changedBy: uuidColumn,
  changedAt: timeColumn,
};

const termColumns: Columns<NewTerm> = {
  id: uuidColumn,
  organizationId: uuidColumn,
  termBaseId: uuidColumn,
  conceptId: uuidColumn,
  section: integerColumn,
  position: integerColumn,
  language: textColumn,
  text: textColumn,
  status: textColumn,
  caseRule: textColumn,
  exact: booleanColumn,
  partOfSpeech: textColumn,
  gender: textColumn,
  note: textColumn,
  properties: jsonColumn,
};

/** Ids of the concepts that were new; others have the terms of an existing one. */
export async function insertConcepts(db: Db, all: readonly ConceptRows[]): Promise<ReadonlySet<string>> {
  if (all.length === 0) return new Set();
  const concepts = all.map(({ concept }) => concept);
  const { rows } = await sql<{ id: string }>`
    insert into term_concept (${columnNames(conceptColumns)}) ${selectRows(concepts, conceptColumns)}
    on conflict do nothing returning id`.execute(db);
  const inserted = new Set(rows.map(({ id }) => id));
  const added = all.filter(({ concept }) => inserted.has(concept.id));
  await insertTerms(
    db,
    added.flatMap(({ terms }) => terms),
  );
  const seen = Map.groupBy(
    added.filter(({ concept }) => concept.live),
    ({ concept }) => concept.termBaseId,
  );
  for (const [termBaseId, { length }] of seen) await growTermBase(db, termBaseId, length);
  return inserted;
}

async function insertTerms(db: Db, terms: readonly NewTerm[]): Promise<void> {
  if (terms.length === 0) return;
  await sql`insert into term (${columnNames(termColumns)}) ${selectRows(terms, termColumns)}`.execute(db);
}
