import type { CustomEngineKind } from '@transloom/contracts/custom-engine-fields';
import type { JoinedEngine } from '@transloom/contracts/custom-engine-sharing';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { organizationOf } from '../../organizations/organization-of.ts';
import { termsOfPlan } from '../../organizations/plan-terms.ts';
import { type ConnectableEngine, connectableEngine } from '../connect-custom-engine.ts';
import { type CustomEngineRow, findCustomEnginesOf } from '../custom-engines.store.ts';
import { isServing, statusOf } from '../engine-status.ts';
import { findVersions, type VersionRow } from '../versions/engine-versions.store.ts';
import { neededEngine } from '../versions/needed-engine.ts';
import { findGuestRows, type GuestRow } from './engine-shares.store.ts';

interface Shared {
  readonly row: CustomEngineRow;
  /** The one that translates. */
  readonly current: VersionRow | undefined;
  readonly organization: string;
  readonly serving: boolean;
}

/** An engine of another organization, as that organization has it; undefined where it is gone. */
export async function sharedRow(
  context: Pick<Context, 'asSystem' | 'now' | 'installation'>,
  { ownerOrganizationId, customEngineId }: Pick<GuestRow, 'ownerOrganizationId' | 'customEngineId'>,
): Promise<Shared | undefined> {
  return context.asSystem(async (db) => {
    const owner = await organizationOf(db, ownerOrganizationId, context.now());
    const rows = await findCustomEnginesOf(db, ownerOrganizationId);
    const place = rows.findIndex(({ id }) => id === customEngineId);
    const row = rows[place];
    if (owner === undefined || row === undefined) return undefined;
    const versions = await findVersions(db, [customEngineId]);
    const covered =
      !context.installation.billing || place < (await termsOfPlan(db, owner.plan)).limits.customEngines;
    const status = statusOf({ engine: row, versions, covered });
    const current = versions.find(({ number }) => number === row.currentVersion);
    const serving = isServing({ status, currentVersion: row.currentVersion });
    return { row, current, organization: owner.name, serving };
  });
}

export function shownShared({ row, organization, serving }: Shared, baseEngine: string | null): JoinedEngine {
  const { name, description, sourceLanguage, targetLanguage } = row;
  return {
    name,
    description,
    sourceLanguage,
    targetLanguage,
    organization,
    serving,
    baseEngine,
    customEngineId: row.id,
    kind: row.kind as CustomEngineKind,
  };
}

/** Engines that the actor's organization joined and that still exist. */
export async function joinedEngines(context: Context): Promise<readonly JoinedWithNeed[]> {
  const joined: JoinedWithNeed[] = [];
  for (const guest of await findGuestRows(context.db)) {
    const shared = await sharedRow(context, guest);
    if (shared === undefined) continue;
    const needsEngine = neededEngine(shared.row, shared.current, guest);
    joined.push({ shown: shownShared(shared, guest.baseEngine), needsEngine });
  }
  return joined;
}

interface JoinedWithNeed {
  readonly shown: JoinedEngine;
  /** Key of the engine it cannot translate without; null where it needs none. */
  readonly needsEngine: string | null;
}

/** Undefined for an engine the actor's organization has not joined. @throws {AppError} custom-engine.offline */
export async function joinedConnectable(
  context: Context,
  key: string,
): Promise<ConnectableEngine | undefined> {
  const guest = (await findGuestRows(context.db)).find(({ customEngineId }) => customEngineId === key);
  const shared = guest && (await sharedRow(context, guest));
  if (guest === undefined || shared === undefined) return undefined;
  const { row, current, serving } = shared;
  if (!serving || current === undefined) throw new AppError('custom-engine.offline', { name: row.name });
  return connectableEngine(context, row, current, guest);
}
