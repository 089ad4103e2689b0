import type { Context } from '../../../platform/context.ts';
import { selectOwnTeamIds } from './teams.store.ts';

/** The teams that somebody owns or is in. */
export function ownTeamIds({ db }: Pick<Context, 'db'>, userId: string): Promise<readonly string[]> {
  return selectOwnTeamIds(db, userId);
}
