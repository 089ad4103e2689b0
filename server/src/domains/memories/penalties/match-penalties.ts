import { isDeepStrictEqual } from 'node:util';
import type { MatchPenalties } from '@transloom/contracts/match-penalties';
import { authorPenaltiesInForce } from '@transloom/core/memory/rate/author-penalties';
import {
  type PenaltyChoice,
  type PenaltyChoices,
  penaltyInForce,
  penaltyNames,
} from '@transloom/core/memory/rate/penalty-settings';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { shownNames } from '../../users/shown-names.ts';
import {
  deletePenaltyChoices,
  findPenaltyChoices,
  findPenaltyHistory,
  insertPenaltyChoice,
  type PenaltyOwner,
} from './penalty-choices.store.ts';

/** The penalties that apply at one level, the origin of each value, and who chose what. */
export async function shownPenalties(context: Context, owner: PenaltyOwner): Promise<MatchPenalties> {
  const { organizationId } = context.actor;
  const stored = await findPenaltyChoices(context.db, [owner.ownerId, organizationId]);
  const choices = Object.fromEntries(stored.map(({ level, penalties }) => [level, penalties]));
  const { [owner.level]: _own, ...others }: PenaltyChoices = choices;
  return {
    penalties: penaltyNames.map((name) => ({
      name,
      ...penaltyInForce(name, choices),
      otherwise: penaltyInForce(name, others),
    })),
    authors: [...authorPenaltiesInForce(choices)],
    history: await shownHistory(context, owner),
  };
}

async function shownHistory(context: Context, owner: PenaltyOwner): Promise<MatchPenalties['history']> {
  const rows = await findPenaltyHistory(context.db, owner);
  const names = await shownNames(
    context,
    rows.map(({ chosenBy }) => chosenBy),
  );
  return rows.map(({ penalties, chosenBy, chosenAt }) => ({
    penalties: penalties as MatchPenalties['history'][number]['penalties'],
    chooser: names.get(chosenBy) ?? null,
    chosenAt: chosenAt.toISOString(),
  }));
}

/** Instead of all that was chosen there before, which stays in the history. */
export async function choosePenalties(
  context: Context,
  owner: PenaltyOwner,
  penalties: PenaltyChoice,
): Promise<MatchPenalties> {
  const { organizationId, userId: chosenBy } = context.actor;
  const before = await findPenaltyChoices(context.db, [owner.ownerId]);
  const known = before.find(({ level }) => level === owner.level)?.penalties ?? {};
  if (!isDeepStrictEqual(chosenOnly(known), chosenOnly(penalties))) {
    const chosen = { id: newId(), organizationId, chosenBy, chosenAt: context.now() };
    await insertPenaltyChoice(context.db, { ...owner, ...chosen, penalties });
  }
  return shownPenalties(context, owner);
}

/** Drops unset values, which can be written in several ways. */
function chosenOnly({ authors = [], ...points }: PenaltyChoice): PenaltyChoice {
  const chosen = Object.entries(points).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(chosen), authors };
}

/** Deletes the choices of a deleted owner. */
export async function forgetPenalties({ db }: Pick<Context, 'db'>, ownerId: string): Promise<void> {
  await deletePenaltyChoices(db, ownerId);
}
