import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { translationRatingsApi } from '@transloom/contracts/translation-ratings';
import type { Context } from '../../../platform/context.ts';
import { requireSegment } from '../../documents/segments/require-segment.ts';
import { requireKnownEngine } from '../../engines/catalogue/require-known-engine.ts';
import { findRating, storeRating, sumRatings } from './ratings.store.ts';

type Api = typeof translationRatingsApi;

/** @throws {AppError} resource.not-found, access.denied */
export async function rateTranslation(
  context: Context,
  { segmentId, ...rating }: InputOf<Api['rateTranslation']>,
): Promise<null> {
  await requireSegment(context, segmentId);
  await requireKnownEngine(context, rating.engineKey);
  const { organizationId, userId } = context.actor;
  await storeRating(context.db, { organizationId, segmentId, userId, ratedAt: context.now(), ...rating });
  return null;
}

/** @throws {AppError} resource.not-found, access.denied */
export async function ownRating(
  context: Context,
  { segmentId, engineKey }: InputOf<Api['ownRating']>,
): Promise<OutputOf<Api['ownRating']>> {
  await requireSegment(context, segmentId);
  await requireKnownEngine(context, engineKey);
  const { userId } = context.actor;
  const stars = await findRating(context.db, { segmentId, userId, engineKey });
  return { stars, ...(await sumRatings(context.db, engineKey)) };
}
