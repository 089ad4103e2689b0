import type { InputOf } from '@transloom/contracts/endpoint';
import { type mtDetectorApi, mtDetectorContract } from '@transloom/contracts/mt-detector';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { restartWork } from '../../work/move-work.ts';
import { requireWork } from '../../work/require-work.ts';
import { mtDetector } from './mt-detector.ts';

/**
 * Asks the engines that failed once more, with the same sample (D4.39).
 * @throws {AppError} resource.not-found; work.other-state where none has failed
 */
export async function retryEngines(
  context: Context,
  { workId }: InputOf<typeof mtDetectorApi.retryEngines>,
): Promise<null> {
  const row = await requireWork(context, mtDetector.definition, workId);
  const result = mtDetectorContract.result.safeParse(row.result).data;
  const kept = result?.engines.filter(({ status }) => status === 'done') ?? [];
  if (result === undefined || kept.length === result.engines.length) throw new AppError('work.other-state');
  const { segments, short } = result;
  const engines = kept.map(({ engineKey, name }) => ({ engineKey, name, failure: null }));
  await restartWork(context, mtDetector, { workId, state: { segments, short, engines, sampled: true } });
  return null;
}
