import type { MatchPenalty } from '@transloom/core/memory/memory-match';
import { authorKey, authorPenaltiesInForce } from '@transloom/core/memory/rate/author-penalties';
import type { PenaltyChoice, PenaltyChoices } from '@transloom/core/memory/rate/penalty-settings';
import type { Context } from '../../../platform/context.ts';
import { findPeopleCalled } from '../../users/find-user.ts';
import type { EntryRow } from '../entries/memory-entries.store.ts';

/** Points off entries of some people: of members by their ids, of whoever a file names by that name. */
export type AuthorPoints = ReadonlyMap<string, number>;

/** Gives what holds for the entries of a memory, once it is known who of those that were chosen are members. */
export async function authorPoints(
  { db }: Pick<Context, 'db'>,
  chosen: readonly PenaltyChoice[],
): Promise<(choices: PenaltyChoices) => AuthorPoints> {
  const names = chosen.flatMap(({ authors = [] }) => authors.map(({ author }) => author));
  const people = await findPeopleCalled(db, [...new Set(names)]);
  return (choices) =>
    new Map(
      authorPenaltiesInForce(choices).flatMap(({ author, points }) => {
        const key = authorKey(author);
        const ids = people
          .filter(({ name, username }) => [name, username].map(authorKey).includes(key))
          .map(({ userId }) => userId);
        return [key, ...ids].map((each) => [each, points] as const);
      }),
    );
}

/** Penalty for the person who changed the entry last. */
export function authorPenalties(
  { changedBy, changedByName }: Pick<EntryRow, 'changedBy' | 'changedByName'>,
  authors: AuthorPoints,
): readonly MatchPenalty[] {
  if (authors.size === 0) return [];
  const key = changedByName === null ? changedBy : authorKey(changedByName);
  const points = (key === null ? undefined : authors.get(key)) ?? 0;
  return points > 0 ? [{ reason: 'author', points }] : [];
}
