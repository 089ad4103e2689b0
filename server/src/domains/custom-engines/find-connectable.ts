import type { EngineVariant } from '@transloom/contracts/custom-engine-fields';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { type ConnectableEngine, connectableEngine } from './connect-custom-engine.ts';
import { isServing } from './engine-status.ts';
import { requireCustomEngine } from './require-custom-engine.ts';
import { joinedConnectable } from './sharing/joined-engines.ts';
import { shownCustomEngines } from './shown-custom-engines.ts';
import { findVersion, type VersionKey } from './versions/engine-versions.store.ts';

/** An engine that may be chosen, by its id as a key; undefined for keys of no custom engine. @throws {AppError} custom-engine.offline */
export async function findUsableEngine(
  context: Context,
  key: string,
): Promise<ConnectableEngine | undefined> {
  const { engines } = await shownCustomEngines(context);
  const engine = engines.find(({ row }) => row.id === key);
  if (engine === undefined) return joinedConnectable(context, key);
  const { row, summary, versions } = engine;
  const current = versions.find(({ number }) => number === row.currentVersion);
  if (!isServing(summary) || current === undefined)
    throw new AppError('custom-engine.offline', { name: row.name });
  return connectableEngine(context, row, current);
}

export interface ConnectableVariant {
  readonly variant: EngineVariant;
  readonly connectable: ConnectableEngine;
}

/** A version whatever its state, in each way it can translate, the plain one first. @throws {AppError} resource.not-found */
export async function requireVariants(
  context: Context,
  key: VersionKey,
): Promise<readonly [ConnectableVariant, ...ConnectableVariant[]]> {
  const engine = await requireCustomEngine(context, key.customEngineId);
  const version = await findVersion(context.db, key);
  if (version === undefined) throw new AppError('resource.not-found');
  const connected = (variant: EngineVariant): ConnectableVariant => ({
    variant,
    connectable: connectableEngine(context, engine, { ...version, variant }),
  });
  const plain = connected('plain');
  return version.postEditorKey === null ? [plain] : [plain, connected('post-edited')];
}
