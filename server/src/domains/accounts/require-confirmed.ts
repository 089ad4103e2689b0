import { limits } from '@transloom/contracts/limits';
import { AppError } from '../../platform/app-error.ts';
import type { RequestContext } from '../../platform/context.ts';
import { findSessionById } from '../../platform/http/sessions/session-store.ts';

/**
 * Whoever changes how one signs in has shown lately who they are: an open browser alone is no proof (A04, ASVS V7.5.1).
 * @throws {AppError} account.confirm-identity
 */
export async function requireConfirmed({
  actor,
  asSystem,
  now,
}: Pick<RequestContext, 'actor' | 'asSystem' | 'now'>): Promise<void> {
  const { sessionId } = actor;
  const session =
    sessionId === undefined ? undefined : await asSystem((db) => findSessionById(db, sessionId, now()));
  const oldest = now().getTime() - limits.confirmedMinutes * 60_000;
  if (session === undefined || session.confirmedAt.getTime() < oldest)
    throw new AppError('account.confirm-identity');
}
