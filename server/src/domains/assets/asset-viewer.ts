import type { OrganizationKey } from '@transloom/contracts/permissions';
import type { Context } from '../../platform/context.ts';
import { opens, reachOfActor, scopeOf } from '../organizations/reach.ts';
import { ownTeamIds } from '../organizations/teams/team-names.ts';

export type AssetType = 'memory' | 'term';

interface AssetKeys {
  readonly see: readonly OrganizationKey[];
  readonly edit: OrganizationKey;
  readonly export: OrganizationKey;
}

/** The keys of memories and of term bases. */
export const assetKeys: Readonly<Record<AssetType, AssetKeys>> = {
  memory: {
    see: ['memory', 'memory:memoryStoreRouter', 'memory:memoryStore:detailRouter'],
    edit: 'memory:edit',
    export: 'memory:export',
  },
  term: {
    see: ['memory', 'memory:termStoreRouter', 'memory:termStore:detailRouter'],
    edit: 'term:edit',
    export: 'term:export',
  },
};

type Reader = Pick<Context, 'db' | 'actor'>;

/** Somebody who sees memories or term bases. */
export interface AssetViewer {
  readonly userId: string;
  /** Runs the organization, so that things that are not shared are seen as well. */
  readonly runs: boolean;
  /** Teams whose things the person sees; undefined for the things of all teams. */
  readonly teamIds: readonly string[] | undefined;
}

/** Somebody who holds no key for the pages still works with the memories and term bases of the own teams. */
export async function assetViewer({ db, actor }: Reader, type: AssetType): Promise<AssetViewer> {
  const { userId, role, ownKeys } = actor;
  const runs = ownKeys === undefined && (role === 'SUPER_ADMIN' || role === 'ADMIN');
  const reach = reachOfActor(actor, ...assetKeys[type].see);
  const teamIds = reach === 'all' ? undefined : reach === 'own' ? [] : await ownTeamIds(db, userId);
  return { userId, runs, teamIds };
}

/** Columns of a memory or term base that decide who sees and changes it. */
export interface OwnedAsset {
  readonly shared: boolean;
  readonly creatorId: string;
  /** Null: it belongs to the whole organization. */
  readonly teamId: string | null;
}

/**
 * Shared ones are seen by everybody, or by the team that they belong to; others by their creator and by who runs the
 * organization.
 */
export function maySeeAsset(viewer: AssetViewer, { shared, creatorId, teamId }: OwnedAsset): boolean {
  if (viewer.runs || creatorId === viewer.userId) return true;
  if (!shared) return false;
  return teamId === null || viewer.teamIds === undefined || viewer.teamIds.includes(teamId);
}

/** Whether a key lets the actor change, or export, an asset; a condition for many of them. */
export async function assetOpener(
  context: Reader,
  key: OrganizationKey,
): Promise<(asset: OwnedAsset) => boolean> {
  if (!context.actor.permissions.has(key)) return () => false;
  const scope = await scopeOf(context, key);
  return ({ teamId, creatorId: personId }) => opens(scope, { teamId, personId });
}
