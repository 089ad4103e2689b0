import type { InputOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import type { OwnCheck, ownChecksApi } from '@transloom/contracts/own-checks';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { isUniqueViolation } from '../../../platform/db/unique-violation.ts';
import { shownCheck } from './list-own-checks.ts';
import {
  deleteOwnCheckRow,
  findOwnCheck,
  findOwnChecks,
  insertOwnCheck,
  type OwnCheckRow,
  switchOwnCheck,
  updateOwnCheck,
} from './own-checks.store.ts';

type Api = typeof ownChecksApi;

/** @throws {AppError} own-check.duplicate-name, own-check.too-many */
export async function addOwnCheck(context: Context, fields: InputOf<Api['addOwnCheck']>): Promise<OwnCheck> {
  const { db, actor } = context;
  if ((await findOwnChecks(db)).length >= limits.ownChecks)
    throw new AppError('own-check.too-many', { limit: limits.ownChecks });
  const { organizationId } = actor;
  const row = await insertOwnCheck(db, { ...fields, ...changeOf(context), id: newId(), organizationId });
  if (row === undefined) throw new AppError('own-check.duplicate-name', { name: fields.name });
  return shownCheck(context, row);
}

/** Other words have to be tried before they are used. @throws {AppError} resource.not-found, own-check.changed, own-check.duplicate-name */
export async function changeOwnCheck(
  context: Context,
  { ownCheckId, version, ...fields }: InputOf<Api['changeOwnCheck']>,
): Promise<OwnCheck> {
  const known = await requireOwnCheck(context, ownCheckId);
  const reworded = known.instruction !== fields.instruction;
  const change = { id: ownCheckId, version, reworded, ...fields, ...changeOf(context) };
  try {
    const row = await updateOwnCheck(context.db, change);
    if (row === undefined) throw new AppError('own-check.changed');
    return await shownCheck(context, row);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('own-check.duplicate-name', { name: fields.name }, { cause: error });
  }
}

/** @throws {AppError} resource.not-found, own-check.untried */
export async function enableOwnCheck(
  context: Context,
  { ownCheckId, enabled }: InputOf<Api['enableOwnCheck']>,
): Promise<OwnCheck> {
  const { name, trial } = await requireOwnCheck(context, ownCheckId);
  if (enabled && trial === null) throw new AppError('own-check.untried', { name });
  const row = await switchOwnCheck(context.db, { id: ownCheckId, enabled, ...changeOf(context) });
  if (row === undefined) throw new AppError('resource.not-found');
  return shownCheck(context, row);
}

/** @throws {AppError} resource.not-found */
export async function deleteOwnCheck(
  { db }: Context,
  { ownCheckId }: InputOf<Api['deleteOwnCheck']>,
): Promise<null> {
  if (!(await deleteOwnCheckRow(db, ownCheckId))) throw new AppError('resource.not-found');
  return null;
}

/** @throws {AppError} resource.not-found */
export async function requireOwnCheck({ db }: Pick<Context, 'db'>, ownCheckId: string): Promise<OwnCheckRow> {
  const row = await findOwnCheck(db, ownCheckId);
  if (row === undefined) throw new AppError('resource.not-found');
  return row;
}

function changeOf({ actor, now }: Pick<Context, 'actor' | 'now'>) {
  return { changedBy: actor.userId, changedAt: now() };
}
