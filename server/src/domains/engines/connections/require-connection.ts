import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { requireMayChangeEngine } from '../engines.policy.ts';
import { type ConnectionRow, findConnection } from '../engines.store.ts';

/** A connection the actor may change. @throws {AppError} resource.not-found, access.denied */
export async function requireConnection(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  connectionId: string,
): Promise<ConnectionRow> {
  const row = await findConnection(db, connectionId);
  if (row === undefined) throw new AppError('resource.not-found');
  requireMayChangeEngine(actor, row.ownerId);
  return row;
}
