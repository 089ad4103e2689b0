import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { type mtDetectorApi, mtDetectorContract } from '@transloom/contracts/mt-detector';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { requireWork } from '../../work/require-work.ts';
import { findDetected } from './detected-segments.store.ts';
import { detectorKind } from './detector-kind.ts';

/** The sample with the similarity to each engine. @throws {AppError} resource.not-found, also for an engine that was not chosen */
export async function detectedSegments(
  context: Context,
  wish: InputOf<typeof mtDetectorApi.detectedSegments>,
): Promise<OutputOf<typeof mtDetectorApi.detectedSegments>> {
  const { options } = await requireWork(context, detectorKind, wish.workId);
  const { engineKeys } = mtDetectorContract.options.parse(options);
  if (wish.engineKey !== undefined && !engineKeys.includes(wish.engineKey))
    throw new AppError('resource.not-found');
  const { records, total } = await findDetected(context.db, wish);
  const shown = records.map(({ id, answers, ...row }) => ({
    ...row,
    detectedId: id,
    answers: Object.entries(answers).map(([engineKey, answer]) => ({ engineKey, ...answer })),
  }));
  return { records: shown, total };
}
