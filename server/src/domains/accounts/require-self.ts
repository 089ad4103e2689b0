import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { findUser } from '../users/find-user.ts';

/** Whoever calls, with everything that is kept of them. @throws {AppError} session.expired */
export async function requireSelf({ asSystem, actor }: Pick<Context, 'asSystem' | 'actor'>) {
  const user = await asSystem((db) => findUser(db, actor.userId));
  if (!user) throw new AppError('session.expired');
  return user;
}
