import type { comparisonsApi } from '@transloom/contracts/comparisons';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { insertVote, sumVotes } from './comparisons.store.ts';
import { requireKnownEngines } from './require-known-engines.ts';

/** @throws {AppError} request.invalid where the winner is among the losers, resource.not-found */
export async function vote(
  context: Context,
  { sourceLanguage, targetLanguage, winner, losers }: InputOf<typeof comparisonsApi.vote>,
): Promise<null> {
  if (losers.includes(winner)) throw new AppError('request.invalid', { field: 'winner' });
  const engineKeys = [winner, ...losers];
  await requireKnownEngines(context, engineKeys);
  const { db, actor, now } = context;
  const { organizationId, userId } = actor;
  const languages = { sourceLanguage, targetLanguage };
  await insertVote(db, {
    id: newId(),
    organizationId,
    userId,
    ...languages,
    engineKeys,
    winner,
    votedAt: now(),
  });
  return null;
}

export async function scores(
  { db }: Context,
  direction: InputOf<typeof comparisonsApi.scores>,
): Promise<OutputOf<typeof comparisonsApi.scores>> {
  return sumVotes(db, direction);
}
