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
  const extractionId = randomUUID();
  const findHere: FindId = (name) => (name === 'extractionId' ? extractionId : findId(name));
  const creations = listEndpoints().filter(({ name }) => name.endsWith('.createWork'));
  const rows = creations.map(({ endpoint }) => ({
    id: kindOf(endpoint.path) === 'term-extraction' ? extractionId : randomUUID(),
    organizationId,
    ownerId: userId,
    name: word,
    status: 'done',
    createdAt: server.clock.now(),
    kind: kindOf(endpoint.path),
    options: JSON.stringify(exampleInput(endpoint, findHere)['options']),
  }));
  await server.database.organizationTransaction(user, (db) => db.insertInto('work').values(rows).execute());
  const idOf = (wanted: string) => rows.find(({ kind }) => kind === wanted)?.id ?? '';
  const rowId = await fillAlignment(server, user, { workId: idOf('alignment'), word });
  const polishedId = await fillPolish(server, user, { workId: idOf('polish'), word });
  const checked = await fillCheck(server, user, { workId: idOf('qa-check'), word });
  const ids = rows.map(({ kind, id }) => [`workId of ${kind}`, id]);
  return { ...Object.fromEntries(ids), extractionId, rowId, fromRowId: rowId, polishedId, ...checked };
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

/** Gives the ids of a segment of a QA check and of its issue. */
async function fillCheck(
  server: PeopleServer,
  user: TestUser,
  { workId, word }: { readonly workId: string; readonly word: string },
) {
  const of = { workId, organizationId: user.organizationId };
  const [checkedSegmentId, issueId] = [randomUUID(), randomUUID()];
  const place = { number: 1, fileNumber: 1, place: 1, unitId: '1', spanStart: 0, spanEnd: 1 };
  const texts = { source: word, target: `${word} `, original: `${word} ` };
  const found = { origin: 'rule', checkId: 'trailing-space', category: 'spaces', severity: 'warning' };
  await server.database.organizationTransaction(user, async (db) => {
    await db
      .insertInto('checkedFile')
      .values({ ...of, id: randomUUID(), number: 1, name: word, kind: 'bilingual' })
      .execute();
    await db
      .insertInto('checkedSegment')
      .values({ ...of, ...place, ...texts, id: checkedSegmentId })
      .execute();
    await db
      .insertInto('checkedIssue')
      .values({
        ...of,
        ...found,
        id: issueId,
        segmentId: checkedSegmentId,
        number: 1,
        issueKey: '',
        fix: word,
      })
      .execute();
  });
  return { checkedSegmentId, issueId };
}

/** Gives the id of a polished segment. */
async function fillPolish(
  server: PeopleServer,
  user: TestUser,
  { workId, word }: { readonly workId: string; readonly word: string },
): Promise<string> {
  const { organizationId } = user;
  const place = { number: 1, unitId: '0', spanStart: 0, spanEnd: word.length };
  const row = { id: randomUUID(), workId, organizationId, ...place, source: word, polished: word };
  await server.database.organizationTransaction(user, (db) =>
    db.insertInto('polishedSegment').values(row).execute(),
  );
  return row.id;
}
