import { makingKeys } from '@transloom/contracts/custom-engine-fields';
import type { Context } from '../../platform/context.ts';
import { opens, reachOfActor, scopeOf } from '../organizations/reach.ts';
import { ownTeamIds } from '../organizations/teams/team-names.ts';

type Reader = Pick<Context, 'db' | 'actor'>;

interface OwnedEngine {
  readonly creatorId: string;
  /** Null: it belongs to the whole organization. */
  readonly teamId: string | null;
}

type Condition = (engine: OwnedEngine) => boolean;

/** Which engines the actor sees: those of the whole organization, of the own teams, and the own ones. */
export async function seenEngines({ db, actor }: Reader): Promise<Condition> {
  const reach = reachOfActor(actor, 'engine:engineDetailRouter');
  if (reach === 'all') return () => true;
  const teamIds = reach === 'own' ? [] : await ownTeamIds(db, actor.userId);
  return ({ creatorId, teamId }) => creatorId === actor.userId || teamId === null || teamIds.includes(teamId);
}

/** Which engines the actor may change. */
export async function editableEngines(context: Reader): Promise<Condition> {
  if (reachOfActor(context.actor, ...makingKeys) === undefined) return () => false;
  const scope = await scopeOf(context, ...makingKeys);
  return ({ creatorId: personId, teamId }) => opens(scope, { personId, teamId });
}
