import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { termsApi } from '@transloom/contracts/terms';
import type { Context } from '../../platform/context.ts';
import { refuseTakenName } from '../../platform/refuse-taken-name.ts';
import { refuseMerged } from '../assets/merged-asset.ts';
import { requireWholeReach } from '../organizations/reach.ts';
import { ownerTeam } from '../organizations/teams/owner-team.ts';
import { announceTermBase } from './announce-term-base.ts';
import { requireEditableTermBase } from './require-term-base.ts';
import { termBaseById } from './term-base-summary.ts';
import { clearDefault, updateTermBase } from './terms.store.ts';

/** @throws {AppError} resource.not-found, access.denied, term-base.duplicate-name, asset.merged */
export async function changeTermBase(
  context: Context,
  { termBaseId, teamId, ...change }: InputOf<typeof termsApi.changeTermBase>,
): Promise<OutputOf<typeof termsApi.changeTermBase>> {
  const base = await requireEditableTermBase(context, termBaseId);
  if (change.isDefault !== undefined) requireWholeReach(context.actor, 'term:edit');
  if (change.isDefault === true) {
    refuseMerged(base);
    await clearDefault(context.db, base.sourceLanguage);
  }
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const wished = {
    ...given,
    ...(teamId !== undefined && { teamId: await ownerTeam(context, teamId, 'term:edit') }),
  };
  if (Object.keys(wished).length > 0) {
    const saved = updateTermBase(context.db, termBaseId, wished);
    await refuseTakenName('term-base.duplicate-name', change.name ?? base.name, saved);
  }
  for (const event of announceTermBase({ termBaseId }, context.actor)) context.publish(event);
  return termBaseById(context, termBaseId);
}
