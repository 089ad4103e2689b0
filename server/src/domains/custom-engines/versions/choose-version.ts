import type { CustomEngineDetail, customEnginesApi } from '@transloom/contracts/custom-engines';
import type { InputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { announceCustomEngine } from '../announce-custom-engine.ts';
import { customEngineDetail } from '../custom-engine-detail.ts';
import { updateCustomEngine } from '../custom-engines.store.ts';
import { requireIdleEngine } from '../require-custom-engine.ts';
import { findVersion, updateVersion } from './engine-versions.store.ts';

/** @throws {AppError} resource.not-found, custom-engine.busy, custom-engine.not-measured, custom-engine.no-variant */
export async function chooseVersion(
  context: Context,
  { customEngineId, number, variant }: InputOf<typeof customEnginesApi.chooseVersion>,
): Promise<CustomEngineDetail> {
  const { name } = await requireIdleEngine(context, customEngineId);
  const version = await findVersion(context.db, { customEngineId, number });
  if (version === undefined) throw new AppError('resource.not-found');
  if (version.scores === null) throw new AppError('custom-engine.not-measured', { name, number });
  if (variant === 'post-edited' && version.postEditorKey === null)
    throw new AppError('custom-engine.no-variant', { name, number });
  if (variant !== undefined) await updateVersion(context.db, { customEngineId, number }, { variant });
  await updateCustomEngine(context.db, customEngineId, { currentVersion: number, changedAt: context.now() });
  for (const event of announceCustomEngine({ customEngineId }, context.actor)) context.publish(event);
  return customEngineDetail(context, { customEngineId });
}
