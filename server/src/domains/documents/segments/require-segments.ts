import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { countSegments } from './segment-steps.store.ts';

/** @throws {AppError} resource.not-found where one of the segments is not there */
export async function requireSegments(
  { db }: Pick<Context, 'db'>,
  segmentIds: ReadonlySet<string>,
): Promise<void> {
  if ((await countSegments(db, [...segmentIds])) < segmentIds.size) throw new AppError('resource.not-found');
}
