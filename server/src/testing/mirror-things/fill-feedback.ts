import { helpApi } from '@transloom/contracts/help';
import { callAs } from '../call-as.ts';
import type { PeopleServer } from '../people-server.ts';
import type { TestUser } from '../test-server.ts';

/** A report to the operator that has the word in it; gives its id. */
export async function fillFeedback(server: PeopleServer, user: TestUser, word: string): Promise<string> {
  await callAs(server, user, helpApi.sendFeedback, { kind: 'idea', message: `More ${word}` });
  const { feedbackId } = await server.database.systemTransaction((db) =>
    db
      .selectFrom('feedback')
      .select('feedbackId')
      .where('message', '=', `More ${word}`)
      .executeTakeFirstOrThrow(),
  );
  return feedbackId;
}
