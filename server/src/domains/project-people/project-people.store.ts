import type { Db } from '../../platform/db/database.ts';
import { isDocumentReached, isProjectReached, type Reacher } from './reached-rows.ts';

export async function findReachedProject(db: Db, projectId: string, reacher: Reacher): Promise<boolean> {
  const row = await db
    .selectFrom('project')
    .select('id')
    .where('id', '=', projectId)
    .where(isProjectReached(reacher))
    .executeTakeFirst();
  return row !== undefined;
}

export async function findReachedDocuments(
  db: Db,
  documentIds: readonly string[],
  reacher: Reacher,
): Promise<ReadonlySet<string>> {
  if (documentIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('document')
    .innerJoin('project', 'project.id', 'document.projectId')
    .select('document.id')
    .where('document.id', 'in', documentIds)
    .where(isDocumentReached(reacher))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** People who work in the whole of a project. */
export async function selectProjectPeople(db: Db, projectId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('projectPerson')
    .select('userId')
    .where('projectId', '=', projectId)
    .where('documentId', 'is', null)
    .execute();
  return rows.map(({ userId }) => userId);
}

export interface PersonInProject {
  readonly organizationId: string;
  readonly projectId: string;
  readonly userId: string;
  readonly documentId: string | null;
}

export async function insertProjectPeople(db: Db, people: readonly PersonInProject[]): Promise<void> {
  if (people.length === 0) return;
  await db
    .insertInto('projectPerson')
    .values([...people])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteProjectPeople(db: Db, projectId: string): Promise<void> {
  await db
    .deleteFrom('projectPerson')
    .where('projectId', '=', projectId)
    .where('documentId', 'is', null)
    .execute();
}

export async function deleteDocumentPerson(
  db: Db,
  { projectId, documentId, userId }: Omit<PersonInProject, 'organizationId'>,
): Promise<void> {
  await db
    .deleteFrom('projectPerson')
    .where('projectId', '=', projectId)
    .where('documentId', '=', documentId)
    .where('userId', '=', userId)
    .execute();
}
