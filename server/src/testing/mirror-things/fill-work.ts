import { randomUUID } from 'node:crypto';
import { listEndpoints } from '@transloom/contracts/api';
import { exampleInput, type FindId } from '../example-input.ts';
import type { PeopleServer } from '../people-server.ts';
import type { TestUser } from '../test-server.ts';

interface WorkToFill {
  readonly word: string;
  readonly findId: FindId;
}

/** Puts work that is done of each kind there is into the organization. Gives the ids by `workId of <kind>`. */
export async function fillWork(server: PeopleServer, user: TestUser, { word, findId }: WorkToFill) {
  const { organizationId, userId } = user;
  const creations = listEndpoints().filter(({ name }) => name.endsWith('.createWork'));
  const rows = creations.map(({ endpoint }) => ({
    id: randomUUID(),
    organizationId,
    ownerId: userId,
    name: word,
    status: 'done',
    createdAt: server.clock.now(),
    kind: kindOf(endpoint.path),
    options: JSON.stringify(exampleInput(endpoint, findId)['options']),
  }));
  await server.database.organizationTransaction(user, (db) => db.insertInto('work').values(rows).execute());
  const workId = rows.find(({ kind }) => kind === 'alignment')?.id ?? '';
  const rowId = await fillAlignment(server, user, { workId, word });
  const ids = rows.map(({ kind, id }) => [`workId of ${kind}`, id]);
  return { ...Object.fromEntries(ids), rowId, fromRowId: rowId };
}

function kindOf(path: string): string {
  return path.split('/')[3] ?? '';
}

/** Gives the id of the row of an alignment. */
async function fillAlignment(
  server: PeopleServer,
  user: TestUser,
  { workId, word }: { readonly workId: string; readonly word: string },
): Promise<string> {
  const { organizationId } = user;
  const row = { id: randomUUID(), place: '1', source: word, target: word, state: 'aligned' };
  await server.database.organizationTransaction(user, async (db) => {
    await db.insertInto('alignment').values({ workId, organizationId }).execute();
    await db
      .insertInto('alignmentRow')
      .values({ ...row, workId, organizationId })
      .execute();
  });
  return row.id;
}
