import type { OwnCheck } from '@transloom/contracts/own-checks';
import type { Context } from '../../../platform/context.ts';
import { shownNames } from '../../users/shown-names.ts';
import { findOwnChecks, type OwnCheckRow } from './own-checks.store.ts';

/** The checks of the organization by name. */
export async function listOwnChecks(context: Context): Promise<OwnCheck[]> {
  return shownChecks(context, await findOwnChecks(context.db));
}

export async function shownCheck(context: Context, row: OwnCheckRow): Promise<OwnCheck> {
  const [check] = await shownChecks(context, [row]);
  if (check === undefined) throw new Error('a check that was stored is not shown');
  return check;
}

async function shownChecks(context: Context, rows: readonly OwnCheckRow[]): Promise<OwnCheck[]> {
  const names = await shownNames(context, [...new Set(rows.map(({ changedBy }) => changedBy))]);
  return rows.map(
    ({ id, name, instruction, severity, languages, enabled, trial, changedBy, changedAt, version }) => ({
      ownCheckId: id,
      name,
      instruction,
      severity: severity as OwnCheck['severity'],
      languages,
      enabled,
      trial: trial as OwnCheck['trial'],
      changedBy: names.get(changedBy) ?? '',
      changedAt: changedAt.toISOString(),
      version,
    }),
  );
}
