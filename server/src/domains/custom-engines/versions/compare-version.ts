import type { ComparedSegment } from '@transloom/contracts/custom-engine-versions';
import type { customEnginesApi } from '@transloom/contracts/custom-engines';
import type { InputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { requireCustomEngine } from '../require-custom-engine.ts';
import { findVersion } from './engine-versions.store.ts';

/** Nothing for one that was not measured. @throws {AppError} resource.not-found */
export async function compareVersion(
  context: Context,
  input: InputOf<typeof customEnginesApi.compareVersion>,
): Promise<ComparedSegment[]> {
  await requireCustomEngine(context, input.customEngineId);
  const version = await findVersion(context.db, input);
  if (version === undefined) throw new AppError('resource.not-found');
  const samples = (version.samples ?? []) as unknown as (Partial<ComparedSegment> &
    Omit<ComparedSegment, 'postEdited'>)[];
  return samples.map((sample) => ({ postEdited: null, ...sample }));
}
