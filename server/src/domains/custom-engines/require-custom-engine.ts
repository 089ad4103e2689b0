import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { type CustomEngineRow, findCustomEngine, lockCustomEngine } from './custom-engines.store.ts';
import { editableEngines, seenEngines } from './engine-reach.ts';
import { isUnderWay } from './engine-status.ts';
import { findVersions } from './versions/engine-versions.store.ts';

type Reader = Pick<Context, 'db' | 'actor'>;

/** An engine that the actor sees. @throws {AppError} resource.not-found */
export async function requireCustomEngine(context: Reader, customEngineId: string): Promise<CustomEngineRow> {
  const engine = await findCustomEngine(context.db, customEngineId);
  if (engine === undefined || !(await seenEngines(context))(engine)) throw new AppError('resource.not-found');
  return engine;
}

/** An engine that the actor may change. @throws {AppError} resource.not-found, access.denied */
export async function requireEditableEngine(
  context: Reader,
  customEngineId: string,
): Promise<CustomEngineRow> {
  const engine = await requireCustomEngine(context, customEngineId);
  if (!(await editableEngines(context))(engine)) throw new AppError('access.denied');
  return engine;
}

/**
 * An engine that the actor may change, that no job works on and that nobody else changes before the transaction ends.
 * @throws {AppError} resource.not-found, access.denied, custom-engine.busy
 */
export async function requireIdleEngine(context: Reader, customEngineId: string): Promise<CustomEngineRow> {
  const { db } = context;
  await requireEditableEngine(context, customEngineId);
  const engine = await lockCustomEngine(db, customEngineId);
  if (engine === undefined) throw new AppError('resource.not-found');
  const versions = await findVersions(db, [customEngineId]);
  if (engine.cleaningJobId !== null || versions.some(isUnderWay))
    throw new AppError('custom-engine.busy', { name: engine.name });
  return engine;
}
