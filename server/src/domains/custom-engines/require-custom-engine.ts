import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { type CustomEngineRow, findCustomEngine, lockCustomEngine } from './custom-engines.store.ts';
import { isUnderWay } from './engine-status.ts';
import { findVersions } from './versions/engine-versions.store.ts';

type Reader = Pick<Context, 'db'>;

/** @throws {AppError} resource.not-found */
export async function requireCustomEngine({ db }: Reader, customEngineId: string): Promise<CustomEngineRow> {
  const engine = await findCustomEngine(db, customEngineId);
  if (engine === undefined) throw new AppError('resource.not-found');
  return engine;
}

/**
 * An engine that no job works on and that nobody else changes before the transaction ends.
 * @throws {AppError} resource.not-found, custom-engine.busy
 */
export async function requireIdleEngine({ db }: Reader, customEngineId: string): Promise<CustomEngineRow> {
  const engine = await lockCustomEngine(db, customEngineId);
  if (engine === undefined) throw new AppError('resource.not-found');
  const versions = await findVersions(db, [customEngineId]);
  if (engine.cleaningJobId !== null || versions.some(isUnderWay))
    throw new AppError('custom-engine.busy', { name: engine.name });
  return engine;
}
