import type { Context } from '../../platform/context.ts';
import { deleteDocumentPerson, insertProjectPeople } from './project-people.store.ts';

interface DocumentOfPerson {
  readonly projectId: string;
  readonly documentId: string;
  readonly userId: string;
}

/** Lets a person open one document of a project, because they were given work in it. */
export async function openDocumentTo(
  { db, actor: { organizationId } }: Pick<Context, 'db' | 'actor'>,
  of: DocumentOfPerson,
): Promise<void> {
  await insertProjectPeople(db, [{ organizationId, ...of }]);
}

/** The same for many. */
export async function openDocumentsTo(
  { db, actor: { organizationId } }: Pick<Context, 'db' | 'actor'>,
  people: readonly DocumentOfPerson[],
): Promise<void> {
  await insertProjectPeople(
    db,
    people.map((of) => ({ organizationId, ...of })),
  );
}

/** Takes that back; who works in the whole project still opens it. */
export async function closeDocumentTo({ db }: Pick<Context, 'db'>, of: DocumentOfPerson): Promise<void> {
  await deleteDocumentPerson(db, of);
}
