import { messagesApi } from '@transloom/contracts/messages';
import { notify } from '../../domains/messages/notify.ts';
import { transactAsSystem } from '../../platform/transact.ts';
import { callAs } from '../call-as.ts';
import type { Member, PeopleServer } from '../people-server.ts';
import type { TestUser } from '../test-server.ts';

/** People and organisations have names as well. */
export async function rename(
  server: PeopleServer,
  { userId, organizationId }: Member,
  word: string,
): Promise<void> {
  await server.database.systemTransaction(async (db) => {
    await db.updateTable('userAccount').set({ username: word }).where('userId', '=', userId).execute();
    await db
      .updateTable('organization')
      .set({ name: `Company ${word}` })
      .where('organizationId', '=', organizationId)
      .execute();
  });
}

export async function fillMessages(server: PeopleServer, user: TestUser, word: string): Promise<string> {
  await transactAsSystem(server.services, { language: 'en-US', requestId: 'test' }, (context) =>
    notify(context, { to: [user.userId], kind: 'welcome', params: { username: word } }),
  );
  const { data } = await callAs(server, user, messagesApi.listMessages, {});
  return String(data.pager.records[0]?.id);
}

export async function sessionOf(server: PeopleServer, { userId }: TestUser): Promise<string> {
  return server.database.systemTransaction(async (db) => {
    const row = await db
      .selectFrom('session')
      .select('sessionId')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    return row.sessionId;
  });
}
