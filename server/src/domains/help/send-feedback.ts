import { randomUUID } from 'node:crypto';
import type { InputOf } from '@transloom/contracts/endpoint';
import type { helpApi } from '@transloom/contracts/help';
import type { RequestContext } from '../../platform/context.ts';
import { notify } from '../messages/notify.ts';
import { findAdministrators, findUser } from '../users/find-user.ts';
import { insertFeedback } from './help.store.ts';

const browserCharacters = 500;

/** Keeps a report for the operator, and tells everybody who runs the installation that it has come. */
export async function sendFeedback(
  context: RequestContext,
  input: InputOf<typeof helpApi.sendFeedback>,
): Promise<null> {
  const { actor, installation, language, caller } = context;
  const { userId, organizationId } = actor;
  await insertFeedback(context.db, {
    ...input,
    feedbackId: randomUUID(),
    userId,
    organizationId,
    language,
    version: installation.version,
    browser: caller.userAgent.slice(0, browserCharacters),
    createdAt: context.now(),
  });
  await context.asSystem(async (db) => {
    const sender = await findUser(db, userId);
    const params = { username: sender?.username ?? '', message: input.message.slice(0, excerptCharacters) };
    const { publish, now } = context;
    const to = (await findAdministrators(db)).map((administrator) => administrator.userId);
    await notify({ db, publish, now }, { kind: 'feedback', to, params, link: '/about/feedback' });
  });
  return null;
}

const excerptCharacters = 300;
