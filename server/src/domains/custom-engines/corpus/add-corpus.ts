import type { CustomEngineDetail, customEnginesApi } from '@transloom/contracts/custom-engines';
import type { InputOf } from '@transloom/contracts/endpoint';
import type { Context } from '../../../platform/context.ts';
import { customEngineDetail } from '../custom-engine-detail.ts';
import { requireIdleEngine } from '../require-custom-engine.ts';
import { startCorpus } from './start-corpus.ts';

/** @throws {AppError} resource.not-found, custom-engine.busy */
export async function addCorpus(
  context: Context,
  input: InputOf<typeof customEnginesApi.addCorpus>,
): Promise<CustomEngineDetail> {
  await requireIdleEngine(context, input.customEngineId);
  await startCorpus(context, input);
  return customEngineDetail(context, input);
}
